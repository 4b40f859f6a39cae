// Independent solvers for computed questions. A solver reads what a candidate reads and works the answer out again, by
// other means than the template; it shares no code with the families. A subject's solvers stand in a file or folder of
// their own beside this one, by the family's slug, and are entered here.
import type { Picture } from "../authoring.ts";
import { accountingChecker } from "./accounting/index.ts";
import { agriculturalScienceChecker } from "./agricultural-science/index.ts";
import { biologyChecker } from "./biology/index.ts";
import { chemistryChecker } from "./chemistry/index.ts";
import { commerceChecker } from "./commerce/index.ts";
import { economicsChecker } from "./economics/index.ts";
import { furtherMathematicsChecker } from "./further-mathematics/index.ts";
import { geographyChecker } from "./geography/index.ts";
import { mathematicsChecker } from "./mathematics/index.ts";
import { physicsChecker } from "./physics/index.ts";

/** A question as it is put to a solver: printed text, and the markup it was printed from. No key. */
export interface Posed {
  body: string;
  options: string[];
  source: { body: string; options: string[] };
  picture?: Picture;
}

/** For each option, in order, whether it answers the question. Throws when the text cannot be understood. */
export type Solve = (posed: Posed) => boolean[];

/** By family slug. */
export type SubjectChecker = Readonly<Record<string, Solve>>;

/** By subject slug. */
export const checkers: Readonly<Record<string, SubjectChecker>> = {
  accounting: accountingChecker,
  "agricultural-science": agriculturalScienceChecker,
  biology: biologyChecker,
  chemistry: chemistryChecker,
  commerce: commerceChecker,
  economics: economicsChecker,
  "further-mathematics": furtherMathematicsChecker,
  geography: geographyChecker,
  mathematics: mathematicsChecker,
  physics: physicsChecker,
};

/** The solver of a family named subject/slug. */
export function solverOf(
  family: string,
  known: Readonly<Record<string, SubjectChecker>> = checkers,
): Solve | undefined {
  const [subject = "", slug = ""] = family.split("/");
  return known[subject]?.[slug];
}
