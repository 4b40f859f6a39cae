export { readFigures } from "./dashboard.ts";
export { countPageLoad } from "./page-loads.ts";
