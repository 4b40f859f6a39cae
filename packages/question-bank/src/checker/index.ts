// Independent solvers for computed questions. A solver reads what a student reads and calculates the answer again, by
// other means than the template. It shares no code with the families. A subject's solvers are in a file or folder of
// their own beside this one, keyed by family slug, and are listed here.
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
import type { Solve, SubjectChecker } from "./solver.ts";

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
