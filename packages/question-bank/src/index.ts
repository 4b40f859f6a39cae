import { assembleBank, type Bank } from "./bank.ts";
import { subjectBanks } from "./subjects/index.ts";

export { artefactLines } from "./artefact/make-artefact.ts";
export type { Bank, ShippedOption, ShippedQuestion } from "./bank.ts";
export { catalogueExams } from "./catalogue/exams.ts";
export { mixedBlueprints } from "./catalogue/mixed-blueprints.ts";
export { catalogueSubjects } from "./catalogue/subjects.ts";
export { arrangePapers } from "./papers/arrange-papers.ts";
export type { Paper } from "./papers/paper.ts";

let loaded: Bank | undefined;

/** All subjects that are shipped. Built once per process: the families compute their questions on the first call. */
export function loadBank(): Bank {
  loaded ??= assembleBank(subjectBanks);
  return loaded;
}
