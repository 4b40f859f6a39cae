// Every screen: its path, its guard, its shell, and the file that renders it. Plain data, because others use it too:
// the router, the build, which splits the code by it, and through the build the server, which names a screen's files in
// its page.
import { inEveryLanguage, paths } from "../lib/paths.ts";

/**
 * anyone      no rule
 * guest       a signed-in candidate is sent to the dashboard
 * candidate   needs a candidate's token, else /login
 * staff-guest signed-in staff are sent to /admin
 * staff       needs a staff token, else /
 */
export type Guard = "anyone" | "guest" | "candidate" | "staff-guest" | "staff";

/**
 * none       no frame and no queries: forms for visitors, which use call() alone
 * bare       no frame, but the screen may read server data with useQuery
 * candidate  sidebar, top bar, bottom bar
 * staff      the rail
 */
export type ShellName = "none" | "bare" | "candidate" | "staff";

export interface ScreenRow {
  path: string;
  guard: Guard;
  shell: ShellName;
  /** features/FEATURE/NAME-screen.tsx, which exports one component whose name ends in Screen. */
  file: `${string}/${string}`;
}

const row = (path: string, guard: Guard, shell: ShellName, file: ScreenRow["file"]): ScreenRow => ({
  path,
  guard,
  shell,
  file,
});

export const screenTable: readonly ScreenRow[] = [
  row(paths.tryOut, "anyone", "bare", "site/try"),
  row(paths.challenge, "anyone", "bare", "challenges/challenge"),
  row(paths.dailyQuestion, "anyone", "bare", "daily/daily"),
  ...inEveryLanguage(paths.contact).map((path) => row(path, "anyone", "none", "site/contact")),
  row(paths.login, "guest", "none", "auth/login"),
  row(paths.register, "guest", "none", "auth/register"),
  row(paths.schoolSignIn, "guest", "none", "schools/school-sign-in"),
  row(paths.passwordRequest, "guest", "none", "auth/forgot-password"),
  row(paths.passwordReset, "guest", "none", "auth/reset-password"),
  row(paths.completeProfile, "candidate", "bare", "auth/complete-profile"),
  row(paths.emailVerification, "anyone", "bare", "auth/verify-email"),
  row(paths.verifyEmail, "anyone", "bare", "auth/verify-email"),
  row(paths.googleReturn, "anyone", "bare", "auth/google-return"),
  row(paths.dashboard, "candidate", "candidate", "progress/dashboard"),
  row(paths.performance, "candidate", "candidate", "progress/performance"),
  row(paths.guardianCard, "anyone", "bare", "progress/guardian-card"),
  row(paths.guardianConsent, "anyone", "bare", "settings/guardian-consent"),
  row(paths.leaderboard, "candidate", "candidate", "leaderboard/leaderboard"),
  row(paths.myClasses, "candidate", "candidate", "schools/my-classes"),
  row(paths.classWork, "candidate", "candidate", "class-work/class-work"),
  row(paths.challenges, "candidate", "candidate", "challenges/challenges"),
  row(paths.practiceTests, "candidate", "candidate", "sittings/practice-tests"),
  row(paths.startTest, "candidate", "candidate", "sittings/start-test"),
  row(paths.pastQuestions, "candidate", "candidate", "sittings/past-questions"),
  // A test continues when the session ends or the network is gone, so these two check the token themselves.
  row(paths.test, "anyone", "bare", "sittings/test"),
  row(paths.testResult, "anyone", "bare", "sittings/result"),
  row(paths.review, "candidate", "candidate", "revision/review"),
  // Like a test: the card, its answers and the buttons need all of a small phone's screen.
  row(paths.reviewSession, "anyone", "bare", "revision/revision-session"),
  row(paths.seenQuestion, "candidate", "candidate", "revision/review"),
  row(paths.subjects, "candidate", "candidate", "topics/subjects"),
  row(paths.subject, "candidate", "candidate", "topics/subject"),
  row(paths.topic, "candidate", "candidate", "topics/topic"),
  row(paths.theory, "candidate", "candidate", "theory/theory"),
  row(paths.theoryAnswer, "candidate", "candidate", "theory/theory-answer"),
  row(paths.theoryPaper, "candidate", "candidate", "theory/theory-paper"),
  row(paths.theoryMarks, "candidate", "candidate", "theory/theory-marks"),
  row(paths.studySchedule, "candidate", "candidate", "schedule/study-schedule"),
  row(paths.studyMaterials, "candidate", "candidate", "materials/study-materials"),
  row(paths.subscriptions, "candidate", "candidate", "billing/subscriptions"),
  row(paths.profile, "candidate", "candidate", "profile/profile"),
  row(paths.settings, "candidate", "candidate", "settings/settings"),
  row(paths.reportIssue, "candidate", "candidate", "report-issue/report-issue"),
  row(paths.profileDelete, "candidate", "bare", "profile/delete-with-google"),
  // Opens without a network or a sign-in, like a test.
  row(paths.offline, "anyone", "bare", "offline/offline"),
];
