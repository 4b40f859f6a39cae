export { allowanceOf } from "./allowance.ts";
export { lateness, readSheet } from "./answer-store.ts";
export { sectionsWithPlaces } from "./asked-places.ts";
export { gradesOf } from "./grades.ts";
export { keepTried } from "./keep-tried.ts";
export { keyMayBeTold, protectedQuestions } from "./protected-questions.ts";
export { letterOf, openSittingsOf, optionAt, type PaperPlace, paperOf, shownTo, sittingOf } from "./read-sitting.ts";
export { remarkAll, remarkSitting } from "./remark.ts";
export { renewSealKey } from "./seal-key.ts";
