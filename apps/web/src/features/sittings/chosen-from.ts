// Where a test was chosen: a past paper among the years of its exam and subject, everything else on the list of tests.
import type { SittingSession } from "@sabiprep/contract";
import { paths } from "../../lib/paths.ts";

export const chosenFrom = ({ kind, exam, subject }: Pick<SittingSession, "kind" | "exam" | "subject">): string =>
  kind === "paper" && subject
    ? `${paths.pastQuestions}?exam=${exam.uuid}&subject=${subject.uuid}`
    : paths.practiceTests;
