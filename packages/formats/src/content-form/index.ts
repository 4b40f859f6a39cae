// The form in which the bank's questions are written, one file for each topic. It needs no other format, so that the
// bank can read it without them.
export type {
  ContentDefaults,
  ContentFile,
  ContentOption,
  ContentPassage,
  ContentProblem,
  ContentQuestion,
  LooseQuestion,
  ReadContent,
  ReadLoosely,
} from "./content-file.ts";
export { changedLines, lineDiff } from "./line-diff.ts";
export { readContent, readLoosely } from "./read-content.ts";
export { type LooseToWrite, passageBlock, writeContent, writeLoosely, writeQuestion } from "./write-content.ts";
