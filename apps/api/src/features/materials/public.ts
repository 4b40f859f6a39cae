// What other features may know of materials: where to read about a question.
export { lessonsOf } from "./lessons.ts";
