// The gate: every rule that a subject must follow before a student sees it.
import type { SubjectBank } from "../authoring.ts";
import { assembleBank } from "../bank.ts";
import { arrangePapers } from "../papers/arrange-papers.ts";
import { solvedAgain } from "./checker-rules.ts";
import { craftLimits } from "./craft-limits.ts";
import { craft } from "./craft-rules.ts";
import { explanations } from "./explanation-rules.ts";
import { hints } from "./hint-rules.ts";
import { noPointing, optionsDiffer, units } from "./option-rules.ts";
import { paperPool } from "./paper-pool.ts";
import { checkPapers } from "./paper-rules.ts";
import { paperWording } from "./paper-wording.ts";
import { type PrintedSubject, printSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";
import { passages, pictures, schema } from "./shape-rules.ts";
import { subjectSize } from "./size-rules.ts";
import {
  difficultySpread,
  familySize,
  fourWrong,
  lettersBalanced,
  longestIsKey,
  stemsDiffer,
  topicSize,
  wordings,
} from "./subject-rules.ts";
import { typography } from "./wording-rules.ts";

export type { Problem } from "./problem.ts";

const subjectRules: ((printed: PrintedSubject) => Problem[])[] = [
  schema,
  subjectSize,
  passages,
  pictures,
  optionsDiffer,
  units,
  noPointing,
  explanations,
  hints,
  typography,
  paperWording,
  (printed) => paperPool(printed),
  longestIsKey,
  fourWrong,
  stemsDiffer,
  familySize,
  wordings,
  topicSize,
  difficultySpread,
  lettersBalanced,
];

export interface Verdict {
  problems: Problem[];
  /** Computed families that no independent checker solves yet. */
  unchecked: Problem[];
}

/** Checks the questions and keys of one subject. */
export function checkQuestions(bank: SubjectBank, limits = craftLimits): Verdict {
  const printed = printSubject(bank);
  const { problems, unchecked } = solvedAgain(printed);
  const broken = subjectRules.flatMap((rule) => rule(printed));
  return { problems: [...printed.problems, ...broken, ...craft(printed, limits), ...problems], unchecked };
}

/** Checks one subject completely: its questions, its keys and its papers. */
export function checkSubject(bank: SubjectBank, limits = craftLimits): Verdict {
  const { problems, unchecked } = checkQuestions(bank, limits);
  // Papers can be arranged only when all questions have a valid schema.
  if (problems.some(({ rule }) => rule === "schema")) return { problems, unchecked };
  return { problems: [...problems, ...checkPapers(arrangePapers(assembleBank([bank])))], unchecked };
}
