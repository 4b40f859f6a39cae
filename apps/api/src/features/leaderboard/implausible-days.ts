// Detects a day of work that cannot be honest: too many long tests that are nearly perfect, or more questions than
// anybody can read. It looks like this if a student has read the keys elsewhere, for example with a second account. The
// extra tests wait for staff.
import {
  NEARLY_PERFECT_A_DAY,
  NEARLY_PERFECT_LEAST_QUESTIONS,
  NEARLY_PERFECT_PERCENT,
  RANKED_QUESTIONS_A_DAY,
} from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { type UnrankedReason, unranked } from "./points.ts";

interface Test {
  sitting_id: number;
  candidate_id: number;
  day: string;
  submitted_at: string;
  score: number;
  questions: number;
}

interface Fresh extends Test {
  points: number;
  reason: UnrankedReason | null;
  subjects: [number, number, number][];
  is_believed: boolean;
}

/** Puts on hold those of these tests that are too many for their day, in the order they were submitted. */
export async function holdImplausibleDays(
  db: Db,
  fresh: Fresh[],
  countedIn: "sitting_points" | "league_points" = "sitting_points",
): Promise<void> {
  const ranked = fresh.filter(({ reason }) => reason === null);
  if (ranked.length === 0) return;
  const counted = await rankedBefore(db, fresh, countedIn);
  for (const test of ranked.toSorted(byTime)) {
    const earlier = counted.filter(
      (other) => other.candidate_id === test.candidate_id && other.day === test.day && byTime(other, test) < 0,
    );
    if (!test.is_believed && isTooMuch(earlier, test)) Object.assign(test, unranked(test.score, "implausible"));
    else counted.push(test);
  }
}

const byTime = (one: Test, other: Test) =>
  Date.parse(one.submitted_at) - Date.parse(other.submitted_at) || one.sitting_id - other.sitting_id;

const isNearlyPerfect = ({ score, questions }: Test) =>
  score >= NEARLY_PERFECT_PERCENT && questions >= NEARLY_PERFECT_LEAST_QUESTIONS;

const isTooMuch = (earlier: Test[], test: Test): boolean =>
  (isNearlyPerfect(test) && earlier.filter(isNearlyPerfect).length >= NEARLY_PERFECT_A_DAY) ||
  earlier.reduce((sum, { questions }) => sum + questions, test.questions) > RANKED_QUESTIONS_A_DAY;

/** The ranked tests of the same people on the same days, without these. */
async function rankedBefore(db: Db, fresh: Test[], countedIn: string): Promise<Test[]> {
  const { rows } = await sql<Test>`
    select p.sitting_id, p.candidate_id, lagos_day(s.submitted_at) as day, s.submitted_at, p.score,
      s.items as questions
    from ${sql.table(countedIn)} p join sittings s on s.id = p.sitting_id
    where p.candidate_id = any(${[...new Set(fresh.map(({ candidate_id }) => candidate_id))]}::bigint[])
      and p.reason is null and lagos_day(s.submitted_at) = any(${[...new Set(fresh.map(({ day }) => day))]}::date[])
      and p.sitting_id <> all(${fresh.map(({ sitting_id }) => sitting_id)}::bigint[])`.execute(db);
  return rows;
}
