// Solves agricultural science questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { animalsAndFeed } from "./animals-and-feed.ts";
import { farmAccounts } from "./farm-accounts.ts";
import { fieldWork } from "./field-work.ts";
import { soilAndFertiliser } from "./soil-and-fertiliser.ts";

export const agriculturalScienceChecker: SubjectChecker = {
  ...fieldWork,
  ...soilAndFertiliser,
  ...animalsAndFeed,
  ...farmAccounts,
};
