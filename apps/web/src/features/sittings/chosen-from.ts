// Where a test was chosen: in a lesson, among the years of a past paper's exam and subject, or on the list of tests.
import type { SittingSession } from "@sabiprep/contract";
import { useLocation } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";

type TestOrigin = Pick<SittingSession, "kind" | "exam" | "subject">;

export const chosenFrom = ({ kind, exam, subject }: TestOrigin): string =>
  kind === "paper" && subject
    ? `${paths.pastQuestions}?exam=${exam.uuid}&subject=${subject.uuid}`
    : paths.practiceTests;

/** The way back, with its name. Only the history of this tab knows about a lesson. */
export function useWayBack(session: TestOrigin | undefined): { to: string; label: string } {
  const { backTo } = (useLocation().state ?? {}) as { backTo?: string };
  if (backTo) return { to: backTo, label: t("Back to the lesson") };
  return {
    to: session ? chosenFrom(session) : paths.practiceTests,
    label: session?.kind === "paper" ? t("Past Questions") : t("Practice Tests"),
  };
}
