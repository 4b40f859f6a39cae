export { remarkAll, remarkSitting } from "./remark.ts";
