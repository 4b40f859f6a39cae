// The landing page's figures as they are now, rounded down so that they never claim more than is true.
import type { SiteSettings } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { readFigures } from "../analytics/public.ts";

export interface LiveFigures {
  questions: string;
  students: string;
  subjects: string;
  /** Null until enough tests were marked to speak of a rate. */
  success: string | null;
}

const MIN_MARKED = 100;

/** 13,415 is "13,000+", 423 is "420+", 17 is "17". */
const roundedDown = (count: number): string => {
  if (count < 100) return String(count);
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return `${(Math.floor(count / step) * step).toLocaleString("en-NG")}+`;
};

export async function liveFigures(db: Db): Promise<LiveFigures> {
  const figures = await readFigures(db);
  const value = (name: string) => figures.get(name)?.value ?? 0;
  const marked = value("marked");
  return {
    questions: roundedDown(value("questions")),
    students: roundedDown(value("candidates")),
    subjects: roundedDown(value("subjects")),
    success: marked >= MIN_MARKED ? `${Math.floor((value("passed") / marked) * 100)}%` : null,
  };
}

/** What stands on the page for each figure: the live one where staff chose it and there is one, else staff's words. */
export const shownFigures = (settings: SiteSettings, live: LiveFigures) => {
  const shown = ({ text, live: isLive }: SiteSettings["figure_questions"], figure: string | null) =>
    isLive && figure !== null ? figure : text;
  return {
    figure_questions: shown(settings.figure_questions, live.questions),
    figure_students: shown(settings.figure_students, live.students),
    figure_subjects: shown(settings.figure_subjects, live.subjects),
    figure_success: shown(settings.figure_success, live.success),
  };
};
