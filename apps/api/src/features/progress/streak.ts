// The streak, as a pure function: Lagos days in a row with enough answers. Two missed days a month are forgiven, as are
// days that staff repaired. Neither adds to the length.
import { FREEZES_A_MONTH, STREAK_QUESTIONS } from "@sabiprep/contract";
import { addLagosDays } from "@sabiprep/exam";

type DayState = "done" | "frozen" | "repaired" | "missed" | "open" | "ahead";

export interface Streak {
  days: number;
  longest: number;
  /** Of the month of `today`. */
  freezes_left: number;
  /** States of the days covered. A day before the first one is missed. */
  states: Map<string, DayState>;
}

/** Goes forward day by day, as the candidate lived it. A freeze is used on the day it was needed and stays used. */
export function streakOf(answered: ReadonlyMap<string, number>, repaired: ReadonlySet<string>, today: string): Streak {
  const states = new Map<string, DayState>();
  const frozen = new Map<string, number>();
  const done = [...answered].filter(([, questions]) => questions >= STREAK_QUESTIONS).map(([day]) => day);
  let days = 0;
  let longest = 0;
  const first = done.toSorted()[0] ?? today;
  for (let day = first; day <= today; day = addLagosDays(day, 1)) {
    const state = stateOf(day);
    states.set(day, state);
    if (state === "done") days++;
    if (state === "frozen") frozen.set(monthOf(day), usedIn(day) + 1);
    if (state === "missed") days = 0;
    longest = Math.max(longest, days);
  }
  return { days, longest, freezes_left: FREEZES_A_MONTH - usedIn(today), states };

  function stateOf(day: string): DayState {
    if ((answered.get(day) ?? 0) >= STREAK_QUESTIONS) return "done";
    if (day === today) return "open";
    if (repaired.has(day)) return "repaired";
    return days > 0 && usedIn(day) < FREEZES_A_MONTH ? "frozen" : "missed";
  }

  function usedIn(day: string): number {
    return frozen.get(monthOf(day)) ?? 0;
  }
}

const monthOf = (day: string) => day.slice(0, 7);

/** The 31st of February has the form of a day but is not one. */
export const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addLagosDays(day, 0) === day;

/** Monday of the day's week. */
export const weekOf = (day: string): string => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addLagosDays(day, -weekday);
};

export function weekDays(answered: ReadonlyMap<string, number>, { states }: Streak, monday: string, today: string) {
  return Array.from({ length: 7 }, (_, at) => {
    const day = addLagosDays(monday, at);
    const state = day > today ? "ahead" : (states.get(day) ?? (day === today ? "open" : "missed"));
    return { day, state, questions: answered.get(day) ?? 0 };
  });
}
