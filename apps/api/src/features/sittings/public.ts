export { allowanceOf } from "./allowance.ts";
export { lateness, readSheet } from "./answer-store.ts";
export { sectionsWithPlaces } from "./asked-places.ts";
export { drawQuestions } from "./draw-questions.ts";
export { gradesOf } from "./grades.ts";
export { issueSitting, type SittingPlan } from "./issue-sitting.ts";
export { createSubmittedTest } from "./keep-tried.ts";
export { mayShowKey, protectedQuestions } from "./protected-questions.ts";
export {
  letterOf,
  openSittingLike,
  openSittingsOf,
  optionAt,
  type PaperPlace,
  paperOf,
  shownTo,
  sittingOf,
} from "./read-sitting.ts";
export { remarkAll, remarkSitting } from "./remark.ts";
export { renewSealKey } from "./seal-key.ts";
export { minutesWith, previewSitting, showNew, showSitting } from "./start.ts";
export { isStretch } from "./start-context.ts";
export { mixedBlueprints, mockSections } from "./start-mock.ts";
export { type TeacherMark, teacherMarks } from "./teacher-marks.ts";
