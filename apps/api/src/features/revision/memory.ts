// The scheduler's estimate of how well one question is remembered: FSRS in full days, because a candidate revises once
// a day.
import { addLagosDays } from "@sabiprep/exam";
import { fsrs, Rating } from "ts-fsrs";

export interface Memory {
  stability: number;
  difficulty: number;
}

export type Recall = "forgot" | "guessed" | "knew";

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 });
const grades = { forgot: Rating.Again, guessed: Rating.Hard, knew: Rating.Good } as const;

export const after = (memory: Memory | null, days: number, recall: Recall): Memory =>
  scheduler.next_state(memory, Math.max(0, days), grades[recall]);

/** The chance of recalling it this many days after the last review. */
export const recallAfter = (memory: Memory, days: number): number =>
  scheduler.forgetting_curve(Math.max(0, days), memory.stability);

/** The day on which the chance of recall has fallen to nine in ten. Tomorrow at the earliest. */
export const dueAfter = (memory: Memory, day: string): string =>
  addLagosDays(day, Math.max(1, scheduler.next_interval(memory.stability, 0)));
