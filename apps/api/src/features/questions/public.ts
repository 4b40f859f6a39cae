export { bankIsBehind } from "./bank/load-bank.ts";
export { loadBankInChildProcess } from "./bank/load-bank-in-child.ts";
export { candidateQuestion, keyFields, noKeyFields, shownOptions } from "./candidate-question.ts";
export { fileInChildProcess } from "./import/file-in-child.ts";
export { keepDrawings } from "./keep-drawings.ts";
export { servePictures } from "./pictures.ts";
export {
  type DrawableQuestion,
  type KeyedQuestion,
  type KeyInForce,
  keysInForce,
  type QuestionCache,
  questionCacheOf,
  uncachedQuestions,
} from "./question-cache.ts";
export { Renderer } from "./rendering/render-in-child.ts";
export { hasWords } from "./staff/list-filters.ts";
export { questionForExport } from "./staff/question-for-export.ts";
export { readStaffQuestions } from "./staff/staff-question.ts";
export { listedFor } from "./staff/without-key.ts";
export { checkQuestions, createQuestions } from "./writing/create-questions.ts";
export { assertOwnSubjects } from "./writing/subject-rights.ts";
