export { makeDemoHistory } from "./demo-history.ts";
export { weakTopics } from "./queries.ts";
export { type SittingFacts, sittingFacts } from "./sitting-facts.ts";
export { weekOf } from "./streak.ts";
