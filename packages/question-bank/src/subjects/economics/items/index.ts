import type { BankQuestion } from "../../../authoring.ts";
import { basicConceptsItems } from "./basic-concepts.ts";
import { economicSystemsItems } from "./economic-systems.ts";
import { toolsOfAnalysisItems } from "./tools-of-analysis.ts";

export const writtenQuestions: BankQuestion[] = [
  ...basicConceptsItems,
  ...economicSystemsItems,
  ...toolsOfAnalysisItems,
];
