// The names of days and kinds of sessions.
import type { StudySession } from "@sabiprep/contract";
import { dateText, t } from "../../lib/i18n.ts";

/** "Mon 16 Nov". It is a Lagos day, so no time zone may change it. */
export const dayName = (day: string): string =>
  dateText(`${day}T00:00:00Z`, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

export const sessionTypes = ["study", "practice", "review", "break"] as const;

export function typeName(type: StudySession["type"]): string {
  if (type === "practice") return t("Practice");
  if (type === "review") return t("Review");
  return type === "break" ? t("Break") : t("Study");
}
