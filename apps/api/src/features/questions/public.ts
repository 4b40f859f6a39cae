export { bankIsBehind } from "./bank/load-bank.ts";
export { loadBankApart } from "./bank/load-bank-apart.ts";
export { candidateQuestion, keyTold, keyUntold, shownOptions } from "./candidate-question.ts";
export { keepDrawings } from "./keep-drawings.ts";
export { servePictures } from "./pictures.ts";
export {
  type Drawable,
  type KeyedQuestion,
  type KeyInForce,
  keysInForce,
  type QuestionCache,
  questionCacheOf,
  uncachedQuestions,
} from "./question-cache.ts";
export { Renderer } from "./rendering/render-apart.ts";
export { hasWords } from "./staff/list-filters.ts";
export { questionForExport } from "./staff/question-for-export.ts";
export { readStaffQuestions } from "./staff/staff-question.ts";
export { listedFor } from "./staff/without-key.ts";
export { checkQuestions, createQuestions } from "./writing/create-questions.ts";
export { refuseOtherSubjects } from "./writing/subject-rights.ts";
