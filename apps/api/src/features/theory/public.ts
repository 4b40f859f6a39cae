// What the rest of the server may use of theory papers.
export { type PhotoRow, photosOf, shownPhotos } from "./photos.ts";
export { remarkTheory } from "./remark-theory.ts";
export { guideOf, type QuestionRow, questionOf } from "./theory-rows.ts";
