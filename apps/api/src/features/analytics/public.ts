export { readFigures } from "./read-figures.ts";
export { countPageLoad } from "./page-loads.ts";
