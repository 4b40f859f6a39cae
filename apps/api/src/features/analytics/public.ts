export { readFigures } from "./dashboard.ts";
export { foldAll } from "./fold-days.ts";
export { countPageLoad } from "./page-loads.ts";
