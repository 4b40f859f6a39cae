export { type DueWork, dueWork } from "./work/due-work.ts";
