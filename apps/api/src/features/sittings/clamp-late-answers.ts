// How far to trust answers that are received after the deadline but claim an earlier time. A device may have been
// offline and continued, so its times count, but only as far as they fit what the server saw.
import type { AnswerSheet, SheetEntry } from "@sabiprep/exam";

/** Nobody taps through a paper faster than this, even when guessing in the last minute. */
const FASTEST_ANSWER_MS = 1_000;

/**
 * A missing answer cannot be older than the last message the server received for the test, or it would have been in it.
 * Between that message and the deadline, only a limited number of answers is possible. Any others count as given when
 * they were received: they are stored, and late.
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
