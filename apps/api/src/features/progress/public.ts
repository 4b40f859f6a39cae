export { makeDemoHistory } from "./demo-history.ts";
export { includeDemoInStatistics, makeDemoPeople } from "./demo-people.ts";
export { weakTopics } from "./queries.ts";
export { excludeDemoFromStatistics, removeDemoPeople } from "./remove-demo-people.ts";
export { type SittingFacts, sittingFacts } from "./sitting-facts.ts";
export { weekOf } from "./streak.ts";
