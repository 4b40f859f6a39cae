export { aggregateAllDays } from "./aggregate-days.ts";
export { countPageLoad } from "./page-loads.ts";
export { readFigures } from "./read-figures.ts";
