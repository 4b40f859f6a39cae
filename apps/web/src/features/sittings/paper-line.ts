// An honest label for the kind of paper.
import type { Grade, SittingSession } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { namedWords } from "../../lib/subject-name.ts";

export const originLine = (source: SittingSession["source"], year: number | null): string => {
  if (source === "official") return year ? t("Official paper, {year}", { year }) : t("Official questions");
  if (source === "school") return year ? t("School paper, {year}", { year }) : t("School questions");
  return year ? t("Original practice paper, {year} series", { year }) : t("Original practice questions");
};

export const modeName = (mode: SittingSession["mode"]): string =>
  mode === "exam" ? t("Exam mode") : t("Practice mode");

export const paperLine = ({ source, year, mode }: Pick<SittingSession, "source" | "year" | "mode">): string =>
  `${originLine(source, year)} · ${modeName(mode)}`;

/** The name of a completed test in lists: the subject, or the mock's own name. */
export const gradeTitle = ({ subject_name, year }: Pick<Grade, "subject_name" | "year">): string =>
  year ? t("{subject}, {year} series", { subject: subject_name, year }) : namedWords(subject_name);
