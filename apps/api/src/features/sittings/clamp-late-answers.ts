// What is believed of answers that arrive after the deadline and say they were given before it. A device may have been
// cut off and gone on, so its word counts, but only as far as it fits what the server saw.
import type { AnswerSheet, SheetEntry } from "@sabiprep/exam";

/** Nobody taps through a paper faster, even guessing in the last minute. */
const FASTEST_ANSWER_MS = 1_000;

/**
 * An answer the server has not got can not be older than the last word it heard of the test, or it would have come with
 * it; and between that word and the deadline there is room for so many answers and no more. The rest was given when it
 * arrived: it is kept, and late.
 */
export function clampLateAnswers(
  entries: SheetEntry[],
  sheet: AnswerSheet,
  lastHeard: number,
  deadline: number,
  now: Date,
): SheetEntry[] {
  const heard = Math.min(lastHeard, deadline);
  const room = Math.ceil((deadline - heard) / FASTEST_ANSWER_MS) + 1;
  const isNews = ({ at, option, answered_at }: SheetEntry) => answered_at !== null && sheet[at]!.chosen !== option;
  const news = entries.filter(isNews).toSorted((a, b) => a.answered_at! - b.answered_at!);
  const fits = new Set(news.slice(0, room));
  return entries.map((entry) => {
    if (!isNews(entry)) return entry;
    const answered_at = fits.has(entry) ? Math.max(entry.answered_at!, heard) : now.getTime();
    return { ...entry, answered_at };
  });
}
