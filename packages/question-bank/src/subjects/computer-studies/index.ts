import type { SubjectBank } from "../../authoring.ts";
import { algorithmsAndProgramming } from "./items/algorithms-and-programming.ts";
import { dataRepresentation } from "./items/data-representation.ts";
import { databases } from "./items/databases.ts";
import { hardware } from "./items/hardware.ts";
import { historyAndGenerations } from "./items/history-and-generations.ts";
import { ictApplications } from "./items/ict-applications.ts";
import { logicGates } from "./items/logic-gates.ts";
import { networksAndInternet } from "./items/networks-and-internet.ts";
import { securityAndEthics } from "./items/security-and-ethics.ts";
import { software } from "./items/software.ts";
import { spreadsheets } from "./items/spreadsheets.ts";
import { wordProcessing } from "./items/word-processing.ts";
import { topics } from "./topics.ts";

export const computerStudies: SubjectBank = {
  slug: "computer-studies",
  topics,
  questions: [
    ...historyAndGenerations,
    ...hardware,
    ...software,
    ...dataRepresentation,
    ...logicGates,
    ...networksAndInternet,
    ...wordProcessing,
    ...spreadsheets,
    ...databases,
    ...algorithmsAndProgramming,
    ...securityAndEthics,
    ...ictApplications,
  ],
};
