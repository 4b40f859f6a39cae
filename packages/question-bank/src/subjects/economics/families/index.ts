import type { Family } from "../../../authoring.ts";
import { basicConcepts } from "./basic-concepts.ts";
import { costAndRevenue } from "./cost-and-revenue.ts";
import { demandAndSupply } from "./demand-and-supply.ts";
import { elasticity } from "./elasticity.ts";
import { firmsPeopleAndWork } from "./firms-people-and-work.ts";
import { growthAndMultiplier } from "./growth-and-multiplier.ts";
import { moneyAndBanking } from "./money-and-banking.ts";
import { nationalIncome } from "./national-income.ts";
import { priceDetermination } from "./price-determination.ts";
import { publicFinance } from "./public-finance.ts";
import { toolsOfAnalysis } from "./tools-of-analysis.ts";
import { tradeAndPayments } from "./trade-and-payments.ts";
import { utilityAndProduction } from "./utility-and-production.ts";

export const families: Family[] = [
  ...basicConcepts,
  ...toolsOfAnalysis,
  ...demandAndSupply,
  ...elasticity,
  ...priceDetermination,
  ...utilityAndProduction,
  ...costAndRevenue,
  ...firmsPeopleAndWork,
  ...moneyAndBanking,
  ...publicFinance,
  ...nationalIncome,
  ...growthAndMultiplier,
  ...tradeAndPayments,
];
