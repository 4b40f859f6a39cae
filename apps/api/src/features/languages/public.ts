export { pageCorrections } from "./page-corrections.ts";
export { serveCorrections } from "./serve-corrections.ts";
export { missingTranslations } from "./texts.ts";
