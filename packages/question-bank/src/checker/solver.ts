// The type of a solver, shared by the solvers of all subjects. This way no solver has to import the list of solvers.
import type { Picture } from "../authoring.ts";

/** A question as a solver gets it: the printed text and its markup, without the key. */
export interface PosedQuestion {
  body: string;
  options: string[];
  source: { body: string; options: string[] };
  picture?: Picture;
}

/** For each option in order: whether it answers the question. Throws when it cannot understand the text. */
export type Solve = (posed: PosedQuestion) => boolean[];

/** By family slug. */
export type SubjectChecker = Readonly<Record<string, Solve>>;
