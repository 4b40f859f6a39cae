import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { booksAndLedger } from "./families/books-and-ledger.ts";
import { controlAndManufacture } from "./families/control-and-manufacture.ts";
import { finalAccounts } from "./families/final-accounts.ts";
import { firmsAndSocieties } from "./families/firms-and-societies.ts";
import { ratios } from "./families/ratios.ts";
import { topics } from "./topics.ts";

const slug = "accounting";
const families = [...booksAndLedger, ...finalAccounts, ...controlAndManufacture, ...firmsAndSocieties, ...ratios];

export const accounting = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, family)),
});
