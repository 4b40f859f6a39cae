export { userOf, userRows, userShown } from "./user-of.ts";
