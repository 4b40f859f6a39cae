// Solves chemistry questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { amounts } from "./amounts.ts";
import { atoms } from "./atoms.ts";
import { energy } from "./energy.ts";
import { gases } from "./gases.ts";
import { organic } from "./organic.ts";
import { rates } from "./rates.ts";
import { reactions } from "./reactions.ts";
import { redox } from "./redox.ts";
import { solutions } from "./solutions.ts";

export const chemistryChecker: SubjectChecker = {
  ...atoms,
  ...amounts,
  ...reactions,
  ...gases,
  ...solutions,
  ...redox,
  ...energy,
  ...rates,
  ...organic,
};
