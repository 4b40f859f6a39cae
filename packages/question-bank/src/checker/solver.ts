// What a solver is: shared by every subject's solvers, so that none of them needs the list they are entered in.
import type { Picture } from "../authoring.ts";

/** A question as it is put to a solver: printed text, and the markup it was printed from. No key. */
export interface PosedQuestion {
  body: string;
  options: string[];
  source: { body: string; options: string[] };
  picture?: Picture;
}

/** For each option, in order, whether it answers the question. Throws when the text cannot be understood. */
export type Solve = (posed: PosedQuestion) => boolean[];

/** By family slug. */
export type SubjectChecker = Readonly<Record<string, Solve>>;
