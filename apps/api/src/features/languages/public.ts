export { serveCorrections } from "./serve-corrections.ts";
