import { questionsOf } from "../../authoring.ts";
import { subjectBank } from "../../subject-bank.ts";
import { financeAndInsurance } from "./families/finance-and-insurance.ts";
import { tradeAndDocuments } from "./families/trade-and-documents.ts";
import { topics } from "./topics.ts";

const slug = "commerce";
const families = [...tradeAndDocuments, ...financeAndInsurance];

export const commerce = subjectBank(slug, topics, {
  computed: families.flatMap((family) => questionsOf(slug, family)),
});
