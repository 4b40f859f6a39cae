// Solves accounting questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { booksAndLedger } from "./books-and-ledger.ts";
import { depreciationAndProvisions } from "./depreciation-and-provisions.ts";
import { finalAccounts } from "./final-accounts.ts";
import { firmsAndSocieties } from "./firms-and-societies.ts";
import { ratios } from "./ratios.ts";
import { reconciliationAndManufacture } from "./reconciliation-and-manufacture.ts";

export const accountingChecker: SubjectChecker = {
  ...booksAndLedger,
  ...finalAccounts,
  ...depreciationAndProvisions,
  ...reconciliationAndManufacture,
  ...firmsAndSocieties,
  ...ratios,
};
