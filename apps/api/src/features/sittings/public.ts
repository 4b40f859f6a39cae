export { keyMayBeTold } from "./protected-questions.ts";
export { remarkAll, remarkSitting } from "./remark.ts";
export { renewSealKey } from "./seal-key.ts";
