// The landing page's current numbers, rounded down so that they never claim too much.
import type { SiteSettings } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { readFigures } from "../analytics/public.ts";

export interface LiveFigures {
  questions: string;
  students: string;
  subjects: string;
  /** Null until there are enough marked tests to state a rate. */
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

/** The value shown for each number: the live one if staff chose it and it exists, else the text from staff. */
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
