// The screens below /admin. Candidates never load this table.
import { paths } from "../lib/paths.ts";
import type { Guard, ScreenRow } from "./screen-table.ts";

const row = (path: string, file: ScreenRow["file"]): ScreenRow => ({ path, guard: "staff", shell: "staff", file });
const signInScreen = (path: string, guard: Guard, file: ScreenRow["file"]): ScreenRow => ({
  path,
  guard,
  shell: "none",
  file,
});

/** The staff sign-in screens. */
export const staffSignInScreens: readonly ScreenRow[] = [
  signInScreen(paths.adminLogin, "staff-guest", "staff/staff-login"),
  signInScreen(paths.adminForgotPassword, "staff-guest", "staff/staff-forgot-password"),
  signInScreen(paths.adminResetPassword, "anyone", "staff/staff-reset-password"),
  signInScreen(paths.adminInvitation, "anyone", "staff/invitation"),
  signInScreen(paths.adminSecondStep, "staff", "staff/second-step"),
];

/** The screens with the rail. */
export const staffScreenTable: readonly ScreenRow[] = [
  row(paths.admin, "staff-desk/staff-dashboard"),
  row(paths.adminUsers, "staff-desk/users"),
  row(paths.adminAnalytics, "staff-desk/analytics"),
  row(paths.adminReports, "staff-desk/report-desk"),
  row(paths.adminSettings, "staff-desk/site-settings"),
  row(paths.adminAudit, "staff-desk/audit"),
  row(paths.adminAccount, "staff/staff-account"),
  row(paths.adminQuestionImport, "question-import/question-import"),
  row(paths.adminMarking, "theory/marking-rounds"),
  row(paths.adminMarkingRound, "theory/marking-round"),
  row(paths.adminMarkingDesk, "theory/marking"),
  row(paths.adminSchools, "schools/schools-desk"),
  row(paths.adminSchool, "schools/school-home"),
  row(paths.adminOneSchool, "schools/school-home"),
  row(paths.adminRosterImport, "schools/roster-import"),
  row(paths.adminClass, "schools/class-roster"),
  row(paths.adminClassGrid, "set-work/class-grid"),
  row(paths.adminPupilWork, "set-work/pupil-work"),
  row(paths.adminSetWork, "set-work/set-work"),
  row(paths.adminWork, "set-work/work"),
  row(paths.adminChangeWork, "set-work/set-work"),
  row(paths.adminWorkPreview, "set-work/work-preview"),
  row(paths.adminAnswerFile, "offline/admin-answer-file"),
  row(paths.adminMaterials, "staff-materials/staff-materials"),
  row(paths.adminPlans, "staff-billing/plans"),
  row(paths.adminQuestions, "questions/questions"),
  row(paths.adminSuspectKeys, "questions/suspect-keys"),
  row(paths.adminPapers, "questions/papers"),
  row(paths.adminPaperPrint, "questions/paper-print"),
  row(paths.adminPaperPreview, "questions/paper-preview"),
  row(paths.adminDuplicates, "questions/duplicates"),
  row(paths.adminPaperFigures, "questions/paper-figures"),
  row(paths.adminPassages, "questions/passages"),
  row(paths.adminSubjects, "subjects/subjects"),
  row(paths.adminBlueprints, "subjects/blueprints"),
];
