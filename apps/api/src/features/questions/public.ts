export { loadBankInto } from "./bank/load-bank.ts";
export { candidateQuestion, shownOptions } from "./candidate-question.ts";
export { servePictures } from "./pictures.ts";
export { type Drawable, type ShelvedQuestion, shelfOf } from "./shelf.ts";
