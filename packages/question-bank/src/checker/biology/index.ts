// Solves biology questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { crosses } from "./crosses.ts";
import { livingNumbers } from "./living-numbers.ts";

export const biologyChecker: SubjectChecker = { ...livingNumbers, ...crosses };
