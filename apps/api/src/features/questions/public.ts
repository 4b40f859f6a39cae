export { loadBankInto } from "./bank/load-bank.ts";
export { candidateQuestion, type StoredQuestion, shownOptions } from "./candidate-question.ts";
export { servePictures } from "./pictures.ts";
export { type Drawable, type Shelf, type ShelvedQuestion, shelfOf } from "./shelf.ts";
