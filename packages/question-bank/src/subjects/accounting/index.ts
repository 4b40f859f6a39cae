import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { booksAndLedger } from "./families/books-and-ledger.ts";
import { controlAndManufacture } from "./families/control-and-manufacture.ts";
import { finalAccounts } from "./families/final-accounts.ts";
import { firmsAndSocieties } from "./families/firms-and-societies.ts";
import { ratios } from "./families/ratios.ts";
import { clubsAndIncompleteRecords } from "./items/clubs-and-incomplete-records.ts";
import { companyAccounts } from "./items/company-accounts.ts";
import { departmentsAndPublicSector } from "./items/departments-and-public-sector.ts";
import { depreciationAndProvisions } from "./items/depreciation-and-provisions.ts";
import { doubleEntryAndLedger } from "./items/double-entry-and-ledger.ts";
import { finalAccountItems } from "./items/final-account-items.ts";
import { introductionAndConcepts } from "./items/introduction-and-concepts.ts";
import { manufacturingAccounts } from "./items/manufacturing-accounts.ts";
import { partnershipAccounts } from "./items/partnership-accounts.ts";
import { readingAccounts } from "./items/reading-accounts.ts";
import { reconciliationAndControl } from "./items/reconciliation-and-control.ts";
import { sourceDocumentsAndBooks } from "./items/source-documents-and-books.ts";
import { trialBalanceAndErrors } from "./items/trial-balance-and-errors.ts";
import { topicsOf } from "./topics.ts";

const slug = "accounting";
const families = [...booksAndLedger, ...finalAccounts, ...controlAndManufacture, ...firmsAndSocieties, ...ratios];

const questions = [
  ...families.flatMap((family) => questionsOf(slug, family)),
  ...introductionAndConcepts,
  ...sourceDocumentsAndBooks,
  ...doubleEntryAndLedger,
  ...trialBalanceAndErrors,
  ...finalAccountItems,
  ...depreciationAndProvisions,
  ...reconciliationAndControl,
  ...manufacturingAccounts,
  ...partnershipAccounts,
  ...companyAccounts,
  ...clubsAndIncompleteRecords,
  ...readingAccounts,
  ...departmentsAndPublicSector,
];

export const accounting: SubjectBank = { slug, topics: topicsOf(questions), questions };
