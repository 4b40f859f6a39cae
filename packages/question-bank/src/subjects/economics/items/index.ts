import type { BankQuestion } from "../../../authoring.ts";
import { basicConceptsItems } from "./basic-concepts.ts";
import { businessOrganisationsItems } from "./business-organisations.ts";
import { costAndRevenueItems } from "./cost-and-revenue.ts";
import { demandItems } from "./demand.ts";
import { economicSystemsItems } from "./economic-systems.ts";
import { marketStructuresItems } from "./market-structures.ts";
import { priceAndElasticityItems } from "./price-and-elasticity.ts";
import { productionItems } from "./production.ts";
import { supplyItems } from "./supply.ts";
import { toolsOfAnalysisItems } from "./tools-of-analysis.ts";
import { utilityItems } from "./utility.ts";

export const writtenQuestions: BankQuestion[] = [
  ...basicConceptsItems,
  ...businessOrganisationsItems,
  ...costAndRevenueItems,
  ...demandItems,
  ...economicSystemsItems,
  ...marketStructuresItems,
  ...priceAndElasticityItems,
  ...productionItems,
  ...supplyItems,
  ...toolsOfAnalysisItems,
  ...utilityItems,
];
