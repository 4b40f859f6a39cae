export { endPasskeys } from "./queries.ts";
