// Every address of the product, by name.
export const paths = {
  home: "/",
  tryOut: "/try",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  help: "/help",
  faq: "/faq",
  contact: "/contact",

  login: "/login",
  register: "/register",
  completeProfile: "/complete-profile",
  passwordRequest: "/password/request",
  passwordReset: "/password/reset/:token",
  emailVerification: "/email/verification/:token",
  verifyEmail: "/verify-email",
  /** Older spellings that lead to the ones above. */
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token",

  dashboard: "/dashboard",
  studyMaterials: "/study-materials",
  practiceTests: "/practice-tests",
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
  subscriptions: "/subscriptions",
  review: "/review",

  admin: "/admin",
  adminLogin: "/admin/login",
  adminForgotPassword: "/admin/forgot-password",
  adminResetPassword: "/admin/reset-password/:token",
  adminInvitation: "/admin/invitation/:token",
  adminAccount: "/admin/account",
  adminQuestions: "/admin/questions",
  adminSubjects: "/admin/subjects",
  adminUsers: "/admin/users",
  adminPlans: "/admin/plan",
  adminAnalytics: "/admin/analytics",
  adminMaterials: "/admin/materials",
  adminReports: "/admin/reports",
  adminSettings: "/admin/settings",
} as const;

export const testPath = (sessionId: string): string => `/test/${sessionId}`;
export const testResultPath = (sessionId: string): string => `/test/${sessionId}/result`;

/** Pages that are documents of their own, never drawn by the app: links to them are ordinary page loads. */
export const documentPaths: readonly string[] = [
  paths.home,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.help,
  paths.faq,
];
