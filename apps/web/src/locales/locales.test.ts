import { commentOn } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { formatMessage } from "../lib/message-format.ts";
import { messages as ha } from "./ha.ts";
import { messages as ig } from "./ig.ts";
import { messagesOf } from "./messages-of.ts";
import { messages as yo } from "./yo.ts";

const catalogues = { yo, ig, ha };

const areas = {
  navigation: ["app/candidate-shell.tsx", "app/navigation.ts", "app/menu.tsx", "app/skip-link.tsx", "ui"],
  auth: ["features/auth", "pieces/auth-page.tsx", "pieces/forgot-password-page.tsx", "pieces/reset-password-page.tsx"],
  "test screen and results": [
    "features/sittings",
    "pieces/answer-panel.tsx",
    "pieces/question.tsx",
    "pieces/question-picture.tsx",
    "pieces/figure.tsx",
  ],
  dashboard: [
    "features/progress/dashboard-screen.tsx",
    "features/progress/next-step.tsx",
    "features/progress/quick-actions.tsx",
    "features/progress/recent-results.tsx",
    "features/progress/subject-progress.tsx",
    "features/progress/upcoming-exams.tsx",
    "features/progress/week-card.tsx",
    "features/progress/week-days.tsx",
    "features/progress/todays-goal.tsx",
    "pieces/continue-test.tsx",
    "pieces/leaderboard-ask.tsx",
    "pieces/guardian-ask.tsx",
  ],
  "a topic's page": ["features/topics"],
  settings: ["features/settings", "features/notifications", "features/report-issue"],
};

/** The staff's side is English; these words stand in lists that both sides share. */
const staffOnly = ["Analytics", "Answer files", "Calendar", "Materials", "My account", "Plans", "Reports", "Users"];
/** New words may wait a little for their translators, but never a screenful of them. */
const MAY_WAIT = 0.04;

const cases = Object.entries(catalogues).flatMap(([language, messages]) =>
  Object.entries(areas).map(([area, places]) => ({ language, area, places, messages })),
);

test.each(cases)("$language: $area is translated", ({ language, area, places, messages }) => {
  const wanted = messagesOf(places).filter((message) => !staffOnly.includes(message));
  const missing = wanted.filter((message) => !(message in messages));
  if (missing.length > 0) console.log(`${language}, ${area}: to be translated`, missing);
  expect(wanted.length).toBeGreaterThan(5);
  expect(missing.length / wanted.length).toBeLessThanOrEqual(MAY_WAIT);
});

test.each(Object.entries(catalogues))("%s: the comments on a score are translated", (_, messages) => {
  for (const score of [0, 60, 80]) expect(messages[commentOn(score)]).toBeTruthy();
});

const namesIn = (message: string) => [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))];
const values = (message: string, n: number) =>
  Object.fromEntries(namesIn(message).map((name) => [name!, name === "n" ? n : `<${name}>`]));

test.each(Object.entries(catalogues))("%s: every message can be written and loses no value", (language, messages) => {
  for (const [english, message] of Object.entries(messages)) {
    expect(message.normalize("NFC"), english).toBe(message);
    for (const n of [0, 1, 7]) {
      const written = formatMessage(message, values(message, n), `${language}-NG`);
      expect(written, english).not.toMatch(/[{}#]/);
      const shown = formatMessage(english, values(english, n), "en-NG").match(/<\w+>/g) ?? [];
      expect((written.match(/<\w+>/g) ?? []).sort(), english).toEqual(shown.sort());
    }
  }
});

test("each language is written with its own letters", () => {
  const text = (messages: Record<string, string>) => Object.values(messages).join(" ");
  expect(text(yo)).toMatch(/[ẹọṣ]́?/);
  expect(text(ig)).toMatch(/[ịọụ]/);
  expect(text(ha)).toMatch(/[ɓɗƙ]/);
});
