// Turns the data a device sends into entries of the answer sheet: letters become options, and times are limited to the
// possible span. Anything that does not belong to the sitting refuses the full call.
import type { AnswerSent } from "@sabiprep/contract";
import { clampTime, type SheetEntry } from "@sabiprep/exam";
import { fail } from "../../http/failure.ts";
import { optionAt, type PaperPlace, type SittingHead } from "./read-sitting.ts";

export function readAnswers(
  sitting: SittingHead,
  places: PaperPlace[],
  answers: AnswerSent[],
  { now, elapsed_ms }: { now: Date; elapsed_ms?: number | null | undefined },
): SheetEntry[] {
  const placeOf = placesByQuestion(places, answers.length);
  const started = new Date(sitting.started_at);
  // The device's own clock may be years off. If the device sends how long it has counted, its newest time is taken as
  // that.
  const skew = skewOf(answers, started, elapsed_ms);
  const inSpan = (text: string | null | undefined) =>
    text ? clampTime(new Date(Date.parse(text) - skew), started, now).getTime() : null;
  return answers.map((answer) => {
    const at = placeOf(answer.question_id);
    if (at === undefined) return fail("validation", "One of your answers is for a question that is not in this test.");
    const option = optionAt(places[at]!, answer.selected_option);
    if (option === undefined) return fail("validation", "One of your answers is not one of the options.");
    const answered_at = inSpan(answer.answered_at) ?? (answer.selected_option === null ? null : now.getTime());
    return {
      at,
      option,
      shown_at: inSpan(answer.shown_at),
      answered_at,
      changes: answer.changes ?? 0,
      flagged: answer.flagged ?? null,
      // An exam has no hints, so a device's report of one is not recorded.
      ...(answer.hinted && sitting.mode === "practice" && { hinted: true as const }),
    };
  });
}

/** Most saves contain one answer: searching for it is faster than building a list of all. */
function placesByQuestion(places: PaperPlace[], answers: number): (uuid: string) => number | undefined {
  if (answers < 3)
    return (uuid) => {
      const at = places.findIndex(({ question }) => question.uuid === uuid);
      return at < 0 ? undefined : at;
    };
  const all = new Map(places.map(({ question }, at) => [question.uuid, at]));
  return (uuid) => all.get(uuid);
}

/** How far the device's clock is ahead of ours, if it counted the time since the start independently. */
function skewOf(answers: AnswerSent[], started: Date, elapsed_ms: number | null | undefined): number {
  if (elapsed_ms === null || elapsed_ms === undefined) return 0;
  const times = answers.flatMap(({ answered_at, shown_at }) => [answered_at, shown_at]).filter((text) => text != null);
  if (times.length === 0) return 0;
  const newest = Math.max(...times.map((text) => Date.parse(text)));
  const skew = newest - (started.getTime() + elapsed_ms);
  // Within a minute the two agree well enough. Only a clock that is really wrong is corrected.
  return Math.abs(skew) > 60_000 ? skew : 0;
}
