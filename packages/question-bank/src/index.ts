import { assembleBank, type Bank } from "./bank.ts";
import { subjectBanks } from "./subjects/index.ts";

export type { BankQuestion, Passage, Picture, Topic } from "./authoring.ts";
export {
  type Bank,
  classLevelUuid,
  examUuid,
  optionsShown,
  passageUuid,
  type ShippedOption,
  type ShippedQuestion,
  type ShippedSubject,
} from "./bank.ts";
export { blueprints } from "./catalogue/blueprints.ts";
export { catalogueClassLevels, catalogueExams, paperYears } from "./catalogue/exams.ts";
export { mixedBlueprints } from "./catalogue/mixed-blueprints.ts";
export { catalogueSubject, catalogueSubjects, majorSubjects, subjectCalled } from "./catalogue/subjects.ts";
export { contentHash } from "./content-hash.ts";
export { arrangePapers } from "./papers/arrange-papers.ts";
export type { Paper } from "./papers/paper.ts";
export { uuidOf } from "./uuid-v5.ts";

let loaded: Bank | undefined;

/** All subjects that are shipped. Made once a process: the families compute their questions on the first call. */
export function loadBank(): Bank {
  loaded ??= assembleBank(subjectBanks);
  return loaded;
}
