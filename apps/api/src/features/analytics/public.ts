export { foldAll } from "./fold-days.ts";
export { countPageLoad } from "./page-loads.ts";
export { readFigures } from "./read-figures.ts";
