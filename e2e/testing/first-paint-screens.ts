// The screens whose opening is measured, and what is promised of each.
import type { Page } from "@playwright/test";
import type { Figures, Screen } from "./first-paint.ts";

const KB = 1024;
/** Taps the first of these that is there. */
const tap =
  (role: "button" | "tab" | "radio" | "switch" | "link", name?: RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .locator("main")
      .getByRole(role, name && { name })
      .first()
      .click();

const candidates: Screen[] = [
  // Not the first link, which begins a test: whoever has one open is shown that instead of what is measured here.
  { name: "dashboard", path: "/dashboard", shows: "Questions solved", act: tap("link", /Another test/) },
  { name: "practice", path: "/practice-tests", shows: "Choose one.", act: tap("tab", /JAMB/) },
  { name: "past-questions", path: "/past-questions", shows: "Past Questions" },
  { name: "performance", path: "/performance", shows: "Average score" },
  { name: "leaderboard", path: "/leaderboard", shows: "Leaderboard", act: tap("tab", /Week/) },
  { name: "review", path: "/review", shows: "Review", act: tap("tab", /Mistakes/) },
  { name: "schedule", path: "/study-schedule", shows: "Study Schedule" },
  { name: "materials", path: "/study-materials", shows: "Study Materials" },
  { name: "subscriptions", path: "/subscriptions", shows: "Subscriptions" },
  { name: "settings", path: "/settings", shows: "Settings" },
  { name: "profile", path: "/profile", shows: "Profile" },
];
const staff: Screen[] = [
  { name: "desk", path: "/admin", shows: "System overview", audience: "staff" },
  { name: "questions", path: "/admin/questions", shows: "Questions", audience: "staff" },
  { name: "users", path: "/admin/users", shows: "Users", audience: "staff" },
  { name: "analytics", path: "/admin/analytics", shows: "Analytics", audience: "staff" },
];

export const screensToOpen = (sessionId: string): Screen[] => [
  ...candidates,
  { name: "test", path: `/test/${sessionId}`, shows: "Question 1 of", act: tap("radio") },
  ...staff,
];

const MOST = { candidate: { requests: 10, js: 140 * KB }, staff: { requests: 16, js: 170 * KB }, shift: 0.02 };

/** What of the promise was not kept. Nothing here depends on how quick the machine is. */
export function overBudget({ audience = "candidate" }: Screen, figures: Figures, warm: boolean): string[] {
  const { requests, js } = MOST[audience];
  return [
    figures.requests > requests && `${figures.requests} requests of ${requests}`,
    !warm && figures.js > js && `${Math.round(figures.js / KB)} KB of script of ${js / KB}`,
    figures.shift > MOST.shift && `shift ${figures.shift.toFixed(3)} of ${MOST.shift}`,
  ].filter((problem) => problem !== false);
}
