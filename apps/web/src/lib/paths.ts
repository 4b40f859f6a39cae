// Every path of the product, by name.
export const paths = {
  home: "/",
  tryOut: "/try",
  challenge: "/challenge/:token",
  dailyQuestion: "/question-of-the-day",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  help: "/help",
  faq: "/faq",
  contact: "/contact",

  login: "/login",
  register: "/register",
  /** The address behind the QR code of a slip. */
  schoolSignIn: "/school-sign-in",
  completeProfile: "/complete-profile",
  passwordRequest: "/password/request",
  passwordReset: "/password/reset/:token",
  emailVerification: "/email/verification/:token",
  verifyEmail: "/verify-email",
  /** Opened in the window that Google's page used. */
  googleReturn: "/google",
  /** Older spellings that redirect to the ones above. */
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token",

  dashboard: "/dashboard",
  studyMaterials: "/study-materials",
  practiceTests: "/practice-tests",
  startTest: "/start-test",
  performance: "/performance",
  studySchedule: "/study-schedule",
  reportIssue: "/report-issue",
  profile: "/profile",
  profileDelete: "/profile/delete",
  settings: "/settings",
  pastQuestions: "/past-questions",
  test: "/test/:sessionId",
  testResult: "/test/:sessionId/result",
  leaderboard: "/leaderboard",
  challenges: "/challenges",
  myClasses: "/my-classes",
  classWork: "/class-work",
  offline: "/offline",
  subscriptions: "/subscriptions",
  review: "/review",
  subjects: "/subjects",
  subject: "/subjects/:subjectId",
  topic: "/topics/:topicId",
  theory: "/theory",
  theoryAnswer: "/theory/answers/:responseId",
  theoryPaper: "/theory/papers/:sittingId",
  theoryMarks: "/theory/answers/:responseId/marks",
  guardianCard: "/guardian/:linkId",
  guardianConsent: "/guardian-consent/:token",
  reviewSession: "/review/session",
  seenQuestion: "/review/questions/:questionId",

  admin: "/admin",
  adminLogin: "/admin/login",
  adminForgotPassword: "/admin/forgot-password",
  adminResetPassword: "/admin/reset-password/:token",
  adminInvitation: "/admin/invitation/:token",
  adminSecondStep: "/admin/second-step",
  adminAccount: "/admin/account",
  adminQuestions: "/admin/questions",
  adminQuestionImport: "/admin/questions/import",
  adminSuspectKeys: "/admin/questions/suspect-keys",
  adminPapers: "/admin/questions/papers",
  adminPaperPrint: "/admin/questions/papers/:paperId/print",
  adminPaperPreview: "/admin/questions/papers/:paperId/preview",
  adminDuplicates: "/admin/questions/duplicates",
  adminPaperFigures: "/admin/questions/papers/:paperId/figures",
  adminPassages: "/admin/questions/passages",
  adminSubjects: "/admin/subjects",
  adminBlueprints: "/admin/subjects/blueprints",
  adminUsers: "/admin/users",
  adminPlans: "/admin/plan",
  adminAnalytics: "/admin/analytics",
  adminMaterials: "/admin/materials",
  adminReports: "/admin/reports",
  adminSettings: "/admin/settings",
  adminAudit: "/admin/audit",
  adminAnswerFile: "/admin/answer-file",
  adminMarking: "/admin/marking",
  adminMarkingRound: "/admin/marking/:roundId",
  adminMarkingDesk: "/admin/marking/:roundId/answers",
  adminSchools: "/admin/schools",
  adminSchool: "/admin/school",
  adminOneSchool: "/admin/school/:schoolId",
  adminRosterImport: "/admin/school/:schoolId/add-pupils",
  adminClass: "/admin/school/:schoolId/classes/:classId",
  adminClassGrid: "/admin/school/:schoolId/classes/:classId/work",
  adminPupilWork: "/admin/school/:schoolId/classes/:classId/pupils/:pupilId",
  adminSetWork: "/admin/school/:schoolId/set-work",
  adminWork: "/admin/school/:schoolId/work/:workId",
  adminChangeWork: "/admin/school/:schoolId/work/:workId/change",
  adminWorkPreview: "/admin/school/:schoolId/work/:workId/preview",
} as const;

export const schoolPath = (schoolId: string): string => `/admin/school/${schoolId}`;
export const rosterImportPath = (schoolId: string): string => `/admin/school/${schoolId}/add-pupils`;
export const classRosterPath = (schoolId: string, classId: string): string =>
  `/admin/school/${schoolId}/classes/${classId}`;

export const classGridPath = (schoolId: string, classId: string): string =>
  `${classRosterPath(schoolId, classId)}/work`;
export const pupilWorkPath = (schoolId: string, classId: string, pupilId: string): string =>
  `${classRosterPath(schoolId, classId)}/pupils/${pupilId}`;
/** The choices that the link to the form already contains. */
export const setWorkPath = (schoolId: string, choices: readonly (readonly [string, string])[] = []): string =>
  `${schoolPath(schoolId)}/set-work?${new URLSearchParams(choices.map(([name, value]): [string, string] => [name, value]))}`;
export const workPath = (schoolId: string, workId: string): string => `${schoolPath(schoolId)}/work/${workId}`;
export const changeWorkPath = (schoolId: string, workId: string): string => `${workPath(schoolId, workId)}/change`;
export const workPreviewPath = (schoolId: string, workId: string): string => `${workPath(schoolId, workId)}/preview`;

export const seenQuestionPath = (questionId: string): string => `/review/questions/${questionId}`;
export const subjectPath = (subjectId: string): string => `/subjects/${subjectId}`;
export const topicPath = (topicId: string): string => `/topics/${topicId}`;
export const theoryAnswerPath = (responseId: string): string => `/theory/answers/${responseId}`;
export const theoryPaperPath = (sittingId: string): string => `/theory/papers/${sittingId}`;
export const theoryMarksPath = (responseId: string): string => `/theory/answers/${responseId}/marks`;
export const markingRoundPath = (roundId: string): string => `/admin/marking/${roundId}`;
export const markingPath = (roundId: string, what: { kind?: string; question?: string } = {}): string => {
  const search = new URLSearchParams(what).toString();
  return `/admin/marking/${roundId}/answers${search && `?${search}`}`;
};
export const testPath = (sessionId: string): string => `/test/${sessionId}`;
/** The choices that the link to a test already contains. */
export interface TestChoice {
  exam_id: string;
  subject_id: string;
  topic_id?: string | null | undefined;
  from?: "mistakes" | "bookmarks" | "stretch" | "lesson" | undefined;
  /** The number of questions. If left out, the plan's usual number. */
  count?: number | undefined;
  /** Part of the link, in case the test has to be requested first. */
  title?: string | undefined;
}

export const startTestPath = ({ exam_id, subject_id, topic_id, from, count, title }: TestChoice): string => {
  const named = { exam: exam_id, subject: subject_id, topic: topic_id, from, count: count && String(count), title };
  const said = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${paths.startTest}?${new URLSearchParams(said)}`;
};

export const testResultPath = (sessionId: string): string => `/test/${sessionId}/result`;

/** Public pages exist in every language: English at their own path, other languages below their tag. */
export const inLanguage = (path: string, tag: string): string =>
  tag === "en" ? path : `/${tag}${path === "/" ? "" : path}`;

export const inEveryLanguage = (path: string): string[] => ["en", "yo", "ig", "ha"].map((tag) => inLanguage(path, tag));

/** Pages that are separate documents, never rendered by the app. Links to them are ordinary page loads. */
export const documentPaths: readonly string[] = [
  paths.home,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.help,
  paths.faq,
].flatMap(inEveryLanguage);
