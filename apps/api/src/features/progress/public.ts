export { makeDemoHistory } from "./demo-history.ts";
export { countDemoPeople, makeDemoPeople } from "./demo-people.ts";
export { weakTopics } from "./queries.ts";
export { removeDemoPeople, stopCountingDemoPeople } from "./remove-demo-people.ts";
export { type SittingFacts, sittingFacts } from "./sitting-facts.ts";
export { weekOf } from "./streak.ts";
