// The screens whose opening is measured, and the promise for each.
import type { Page } from "@playwright/test";
import { failsAbove, KB, targets } from "../../apps/web/build/budgets.ts";
import { paths } from "../../apps/web/src/lib/paths.ts";
import { candidateScreens } from "./candidate-screens.ts";
import type { Figures, Screen } from "./first-paint.ts";

/** Taps the first existing element of this kind. */
const tap =
  (role: "button" | "tab" | "radio" | "switch" | "link", name?: RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .locator("main")
      .getByRole(role, name && { name })
      .first()
      .click();

/** The content that a usable screen shows besides its heading, and the first action on it. */
const more: Record<string, Pick<Screen, "shows" | "act" | "most">> = {
  // Not the first link, which starts a test: a candidate with an open test sees that test instead of the measured
  // content.
  [paths.dashboard]: { shows: "Questions solved", act: tap("link", /Another test/) },
  [paths.practiceTests]: { shows: "Choose a test.", act: tap("tab", /JAMB/) },
  [paths.performance]: { shows: "Average score" },
  [paths.leaderboard]: { act: tap("tab", /Week/) },
  [paths.review]: { act: tap("tab", /Mistakes/) },
};
const candidates: Screen[] = candidateScreens.map((path) => ({ name: path.slice(1), path, ...more[path] }));
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

const MAX_SHIFT = 0.02;

/** By how much a screen misses its promise. Nothing here depends on the speed of the machine. */
export function overBudget({ audience = "candidate", most }: Screen, figures: Figures, warm: boolean): string[] {
  const { requests, js } = most ?? { requests: targets[audience].requests, js: targets[audience].script };
  return [
    figures.requests > failsAbove(requests) && `${figures.requests} requests of ${failsAbove(requests)}`,
    !warm && figures.js > failsAbove(js) && `${Math.round(figures.js / KB)} KB of script of ${failsAbove(js) / KB}`,
    figures.shift > MAX_SHIFT && `shift ${figures.shift.toFixed(3)} of ${MAX_SHIFT}`,
  ].filter((problem) => problem !== false);
}
