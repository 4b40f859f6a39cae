export { makeDemoHistory } from "./demo-history.ts";
export { stopCountingDemoPeople, takeDemoPeopleOut } from "./demo-leave.ts";
export { countDemoPeople, makeDemoPeople } from "./demo-people.ts";
export { weakTopics } from "./queries.ts";
export { type SittingFacts, sittingFacts } from "./sitting-facts.ts";
export { weekOf } from "./streak.ts";
