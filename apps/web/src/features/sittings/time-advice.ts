import { t } from "../../lib/i18n.ts";
import type { Review } from "./outcome.ts";

/** From this share on, there was unused time left. */
const EARLY = 0.8;

/** Says only what the numbers show. */
export function timeAdvice(
  use: Review["time_use"],
  { correct, total, cause }: Review["grade"],
  minutes: number | null,
): string {
  const leftEarly = minutes !== null && (use.seconds_spent ?? 0) < minutes * 60 * EARLY && cause !== "expired";
  if (use.not_reached > total / 5)
    return leftEarly
      ? t("You submitted early and left {n, plural, one {# question} other {# questions}} unseen. Use all your time.", {
          n: use.not_reached,
        })
      : t(
          "You did not reach {n, plural, one {# question} other {# questions}}. Practise moving on from hard questions.",
          {
            n: use.not_reached,
          },
        );
  if (use.rushed_wrong > 0)
    return t("{n, plural, one {# quick answer was} other {# quick answers were}} wrong. Read each question again.", {
      n: use.rushed_wrong,
    });
  if (use.changed_right_to_wrong > 0)
    return t("You changed {n, plural, one {# right answer} other {# right answers}} to a wrong one.", {
      n: use.changed_right_to_wrong,
    });
  if (correct === total) return t("You got everything right.");
  return t("Now work on the topics where you lost marks.");
}
