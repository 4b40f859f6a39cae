export { remarkAll } from "./remark.ts";
