// What other features may use of materials: where to read about a question or a topic.
export { lessonsOf, readingOn } from "./lessons.ts";
