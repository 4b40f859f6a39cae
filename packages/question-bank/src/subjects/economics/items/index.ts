import type { BankQuestion } from "../../../authoring.ts";
import { agricultureItems } from "./agriculture.ts";
import { balanceOfPaymentsItems } from "./balance-of-payments.ts";
import { bankingAndFinanceItems } from "./banking-and-finance.ts";
import { basicConceptsItems } from "./basic-concepts.ts";
import { businessOrganisationsItems } from "./business-organisations.ts";
import { costAndRevenueItems } from "./cost-and-revenue.ts";
import { demandItems } from "./demand.ts";
import { developmentAndPlanningItems } from "./development-and-planning.ts";
import { distributiveTradeItems } from "./distributive-trade.ts";
import { economicSystemsItems } from "./economic-systems.ts";
import { industryAndPetroleumItems } from "./industry-and-petroleum.ts";
import { internationalOrganisationsItems } from "./international-organisations.ts";
import { internationalTradeItems } from "./international-trade.ts";
import { labourMarketItems } from "./labour-market.ts";
import { marketStructuresItems } from "./market-structures.ts";
import { moneyAndInflationItems } from "./money-and-inflation.ts";
import { nationalIncomeItems } from "./national-income.ts";
import { populationItems } from "./population.ts";
import { priceAndElasticityItems } from "./price-and-elasticity.ts";
import { productionItems } from "./production.ts";
import { publicFinanceItems } from "./public-finance.ts";
import { supplyItems } from "./supply.ts";
import { toolsOfAnalysisItems } from "./tools-of-analysis.ts";
import { utilityItems } from "./utility.ts";

export const writtenQuestions: BankQuestion[] = [
  ...agricultureItems,
  ...balanceOfPaymentsItems,
  ...bankingAndFinanceItems,
  ...basicConceptsItems,
  ...businessOrganisationsItems,
  ...costAndRevenueItems,
  ...demandItems,
  ...developmentAndPlanningItems,
  ...distributiveTradeItems,
  ...economicSystemsItems,
  ...industryAndPetroleumItems,
  ...internationalOrganisationsItems,
  ...internationalTradeItems,
  ...labourMarketItems,
  ...marketStructuresItems,
  ...moneyAndInflationItems,
  ...nationalIncomeItems,
  ...populationItems,
  ...priceAndElasticityItems,
  ...productionItems,
  ...publicFinanceItems,
  ...supplyItems,
  ...toolsOfAnalysisItems,
  ...utilityItems,
];
