// Every screen of the app: its address, who may see it, the shell around it, and the file that draws it.
import type { ComponentType, LazyExoticComponent } from "react";
import { paths } from "../lib/paths.ts";
import type { Guard } from "./guards.tsx";
import { lazyPart } from "./lazy-part.ts";

/**
 * none       no frame and no queries: forms for visitors, which use call() alone
 * bare       no frame, but the screen may read server data with useQuery
 * candidate  sidebar, top bar, bottom bar
 * staff      the rail
 */
export type ShellName = "none" | "bare" | "candidate" | "staff";

export interface Screen {
  path: string;
  guard: Guard;
  shell: ShellName;
  Screen: LazyExoticComponent<ComponentType>;
}

const screen = (path: string, guard: Guard, shell: ShellName, load: () => Promise<ComponentType>): Screen => ({
  path,
  guard,
  shell,
  Screen: lazyPart(load),
});

/** The kit by itself, inside both shells and behind every guard, in development only. */
function gallery(): Screen[] {
  const load = async () => (await import("./gallery-screen.tsx")).GalleryScreen;
  return [
    screen("/__gallery", "anyone", "bare", async () => (await import("./gallery-screen.tsx")).GalleryAlone),
    screen("/__gallery/auth", "anyone", "none", async () => (await import("./gallery-pages.tsx")).GalleryAuthPage),
    screen(
      "/__gallery/specimens",
      "anyone",
      "bare",
      async () => (await import("./gallery-specimens.tsx")).GallerySpecimens,
    ),
    screen("/__gallery/candidate", "anyone", "candidate", load),
    screen("/__gallery/staff", "anyone", "staff", load),
    screen("/__gallery/candidates-only", "candidate", "candidate", load),
    screen("/__gallery/guests-only", "guest", "bare", load),
    screen("/__gallery/staff-only", "staff", "staff", load),
    screen("/__gallery/staff-guests-only", "staff-guest", "bare", load),
  ];
}

export const screens: readonly Screen[] = [
  screen(paths.tryOut, "anyone", "bare", async () => (await import("../features/site/try-screen.tsx")).TryScreen),
  screen(
    paths.contact,
    "anyone",
    "none",
    async () => (await import("../features/site/contact-screen.tsx")).ContactScreen,
  ),
  screen(paths.login, "guest", "none", async () => (await import("../features/auth/login-screen.tsx")).LoginScreen),
  screen(
    paths.register,
    "guest",
    "none",
    async () => (await import("../features/auth/register-screen.tsx")).RegisterScreen,
  ),
  screen(
    paths.passwordRequest,
    "guest",
    "none",
    async () => (await import("../features/auth/forgot-password-screen.tsx")).ForgotPasswordScreen,
  ),
  screen(
    paths.passwordReset,
    "guest",
    "none",
    async () => (await import("../features/auth/reset-password-screen.tsx")).ResetPasswordScreen,
  ),
  screen(
    paths.completeProfile,
    "candidate",
    "bare",
    async () => (await import("../features/auth/complete-profile-screen.tsx")).CompleteProfileScreen,
  ),
  ...[paths.emailVerification, paths.verifyEmail].map((path) =>
    screen(
      path,
      "anyone",
      "bare",
      async () => (await import("../features/auth/verify-email-screen.tsx")).VerifyEmailScreen,
    ),
  ),
  screen(
    paths.dashboard,
    "candidate",
    "candidate",
    async () => (await import("../features/progress/dashboard-screen.tsx")).DashboardScreen,
  ),
  screen(
    paths.performance,
    "candidate",
    "candidate",
    async () => (await import("../features/progress/performance-screen.tsx")).PerformanceScreen,
  ),
  screen(
    paths.guardianCard,
    "anyone",
    "bare",
    async () => (await import("../features/progress/guardian-card-screen.tsx")).GuardianCardScreen,
  ),
  screen(
    paths.guardianConsent,
    "anyone",
    "bare",
    async () => (await import("../features/settings/guardian-consent-screen.tsx")).GuardianConsentScreen,
  ),
  screen(
    paths.leaderboard,
    "candidate",
    "candidate",
    async () => (await import("../features/leaderboard/leaderboard-screen.tsx")).LeaderboardScreen,
  ),
  screen(
    paths.practiceTests,
    "candidate",
    "candidate",
    async () => (await import("../features/sittings/practice-tests-screen.tsx")).PracticeTestsScreen,
  ),
  screen(
    paths.pastQuestions,
    "candidate",
    "candidate",
    async () => (await import("../features/sittings/past-questions-screen.tsx")).PastQuestionsScreen,
  ),
  // A test goes on when the session ends or the network is gone, so these two look after the token themselves.
  screen(paths.test, "anyone", "bare", async () => (await import("../features/sittings/test-screen.tsx")).TestScreen),
  screen(
    paths.testResult,
    "anyone",
    "bare",
    async () => (await import("../features/sittings/result-screen.tsx")).ResultScreen,
  ),
  screen(
    paths.review,
    "candidate",
    "candidate",
    async () => (await import("../features/revision/review-screen.tsx")).ReviewScreen,
  ),
  screen(
    paths.reviewSession,
    "candidate",
    "candidate",
    async () => (await import("../features/revision/revision-session-screen.tsx")).RevisionSessionScreen,
  ),
  screen(
    paths.studySchedule,
    "candidate",
    "candidate",
    async () => (await import("../features/schedule/study-schedule-screen.tsx")).StudyScheduleScreen,
  ),
  screen(
    paths.studyMaterials,
    "candidate",
    "candidate",
    async () => (await import("../features/materials/study-materials-screen.tsx")).StudyMaterialsScreen,
  ),
  screen(
    paths.subscriptions,
    "candidate",
    "candidate",
    async () => (await import("../features/billing/subscriptions-screen.tsx")).SubscriptionsScreen,
  ),
  screen(
    paths.profile,
    "candidate",
    "candidate",
    async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
  ),
  screen(
    paths.settings,
    "candidate",
    "candidate",
    async () => (await import("../features/settings/settings-screen.tsx")).SettingsScreen,
  ),
  screen(
    paths.reportIssue,
    "candidate",
    "candidate",
    async () => (await import("../features/report-issue/report-issue-screen.tsx")).ReportIssueScreen,
  ),
  screen(
    paths.profileDelete,
    "candidate",
    "bare",
    async () => (await import("../features/profile/delete-with-google-screen.tsx")).DeleteWithGoogleScreen,
  ),
  // Opens with neither a network nor a sign-in, like a test.
  screen(
    paths.offline,
    "anyone",
    "bare",
    async () => (await import("../features/offline/offline-screen.tsx")).OfflineScreen,
  ),
  ...(import.meta.env.DEV ? gallery() : []),
];
