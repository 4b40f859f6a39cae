export { keyMayBeTold } from "./protected-questions.ts";
export { remarkAll, remarkSitting } from "./remark.ts";
