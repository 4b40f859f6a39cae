// The form in which the bank's questions are written, one file a topic. It needs no other format, so that the bank can read
// it without them.
export type {
  ContentDefaults,
  ContentFile,
  ContentOption,
  ContentPassage,
  ContentProblem,
  ContentQuestion,
  ReadContent,
} from "./content-file.ts";
export { readContent } from "./read-content.ts";
export { writeContent, writeQuestion } from "./write-content.ts";
