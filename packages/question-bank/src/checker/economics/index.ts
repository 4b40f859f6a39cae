// Solves economics questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { choiceAndData } from "./choice-and-data.ts";
import { consumersAndWorkers } from "./consumers-and-workers.ts";
import { costsAndFirms } from "./costs-and-firms.ts";
import { demandAndSupply } from "./demand-and-supply.ts";
import { elasticity } from "./elasticity.ts";
import { moneyAndGovernment } from "./money-and-government.ts";
import { nationalIncome } from "./national-income.ts";
import { peopleAndWork } from "./people-and-work.ts";
import { trade } from "./trade.ts";

export const economicsChecker: SubjectChecker = {
  ...choiceAndData,
  ...demandAndSupply,
  ...elasticity,
  ...consumersAndWorkers,
  ...costsAndFirms,
  ...peopleAndWork,
  ...moneyAndGovernment,
  ...nationalIncome,
  ...trade,
};
