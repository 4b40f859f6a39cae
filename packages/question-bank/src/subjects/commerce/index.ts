import { questionsOf, type SubjectBank } from "../../authoring.ts";
import { financeAndInsurance } from "./families/finance-and-insurance.ts";
import { tradeAndDocuments } from "./families/trade-and-documents.ts";
import { advertisingAndMarketing } from "./items/advertising-and-marketing.ts";
import { businessFinance } from "./items/business-finance.ts";
import { businessUnits } from "./items/business-units.ts";
import { communication } from "./items/communication.ts";
import { documentsAndPayments } from "./items/documents-and-payments.ts";
import { foreignTrade } from "./items/foreign-trade.ts";
import { homeTrade } from "./items/home-trade.ts";
import { insurance } from "./items/insurance.ts";
import { lawAndConsumers } from "./items/law-and-consumers.ts";
import { moneyAndBanking } from "./items/money-and-banking.ts";
import { natureOfCommerce } from "./items/nature-of-commerce.ts";
import { transport } from "./items/transport.ts";
import { warehousing } from "./items/warehousing.ts";
import { topicsOf } from "./topics.ts";

const slug = "commerce";
const families = [...tradeAndDocuments, ...financeAndInsurance];

const questions = [
  ...families.flatMap((family) => questionsOf(slug, family)),
  ...natureOfCommerce,
  ...homeTrade,
  ...foreignTrade,
  ...documentsAndPayments,
  ...businessUnits,
  ...businessFinance,
  ...moneyAndBanking,
  ...insurance,
  ...transport,
  ...communication,
  ...warehousing,
  ...advertisingAndMarketing,
  ...lawAndConsumers,
];

export const commerce: SubjectBank = { slug, topics: topicsOf(questions), questions };
