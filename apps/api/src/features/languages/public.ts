export { pageCorrections } from "./page-corrections.ts";
export { serveCorrections } from "./serve-corrections.ts";
