export { userOf } from "./user-of.ts";
