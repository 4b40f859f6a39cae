// What one finished test changed, from the statistics alone: the candidate's tests up to it, compared with those before
// it.
import { DAILY_GOAL_QUESTIONS, type Gained, type progress, STREAK_QUESTIONS } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { badgesEarnedAt } from "./achievements.ts";
import { goalsOf } from "./daily-goal.ts";
import { MIN_ANSWERS, STRONG_PERCENT, WEAK_BELOW_PERCENT } from "./queries.ts";
import { streakFor } from "./streak-of-candidate.ts";

type Level = Gained["topics"][number]["to"];

/** Uses the same limits as strengths and weaknesses. */
function levelOf(correct: number, total: number): Level {
  if (total < MIN_ANSWERS) return null;
  const percent = (correct * 100) / total;
  return percent >= STRONG_PERCENT ? "strong" : percent >= WEAK_BELOW_PERCENT ? "getting_there" : "building";
}

const nothingYet: Gained = {
  ready: false,
  goal: { before: 0, now: 0, goal: DAILY_GOAL_QUESTIONS },
  streak: { days: 0, grew: false },
  best_before: null,
  best_in: null,
  badges: [],
  topics: [],
};

export async function gained({ db, user, input }: Call<typeof progress.gained>): Promise<Gained> {
  const test = await figuresOf(db, user.id, input.session_id);
  if (!test) return fail("not_found", "You have not submitted this test yet.");
  if (test.at === null) return nothingYet;
  const { at, day, before, now } = test;
  const { streak } = await streakFor(db, user.id, day);
  const goalOn = await goalsOf(db, user.id);
  const topics = await topicsMoved(db, user.id, test.sitting_id, at);
  return {
    ready: true,
    goal: { before, now, goal: goalOn(day) },
    streak: { days: streak.days, grew: before < STREAK_QUESTIONS && now >= STREAK_QUESTIONS },
    best_before: test.best_before,
    best_in: test.best_in,
    badges: await badgesEarnedAt(db, user.id, at),
    topics,
  };
}

interface Figures {
  sitting_id: number;
  /** Null while they are still being counted. */
  at: string | null;
  day: string;
  before: number;
  now: number;
  best_before: number | null;
  best_in: string | null;
}

/** Undefined if the test is not finished or belongs to another candidate. */
async function figuresOf(db: Db, candidateId: number, sessionUuid: string): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    select s.id as sitting_id, f.at, f.day, coalesce(f.answered, 0) + coalesce(earlier.answered, 0) as now,
      coalesce(earlier.answered, 0) as before, best.score as best_before, t.name as best_in
    from sittings s join grades g on g.sitting_id = s.id and g.is_current
    left join sitting_figures f on f.sitting_id = s.id left join topics t on t.id = s.topic_id
    left join lateral (
      select sum(o.answered)::int as answered from sitting_figures o
      where o.candidate_id = s.candidate_id and o.day = f.day and (o.at, o.sitting_id) < (f.at, f.sitting_id)) earlier
        on true
    left join lateral (
      select max(o.score)::int as score from sitting_figures o join sittings x on x.id = o.sitting_id
      where o.candidate_id = s.candidate_id and (o.at, o.sitting_id) < (f.at, f.sitting_id)
        and x.subject_id is not distinct from s.subject_id and x.topic_id is not distinct from s.topic_id
        and x.exam_type_id = s.exam_type_id and x.kind = s.kind) best
          on true
    where s.uuid = ${sessionUuid} and s.candidate_id = ${candidateId}`.execute(db);
  return rows[0];
}

interface TopicFigures {
  topic: string;
  correct: number;
  total: number;
  correct_before: number;
  total_before: number;
}

async function topicsMoved(db: Db, candidateId: number, sittingId: number, at: string): Promise<Gained["topics"]> {
  const { rows } = await sql<TopicFigures>`
    with parts as (
      select f.sitting_id, (p->>1)::bigint as topic_id, greatest((p->>3)::int, (p->>4)::int) as total,
        (p->>4)::int as correct
      from sitting_figures f cross join lateral jsonb_array_elements(f.parts) p
      where f.candidate_id = ${candidateId} and (f.at, f.sitting_id) <= (${at}::timestamptz, ${sittingId}::bigint)
    )
    select t.name as topic, sum(p.correct)::int as correct, sum(p.total)::int as total,
      coalesce(sum(p.correct) filter (where p.sitting_id <> ${sittingId}), 0)::int as correct_before,
      coalesce(sum(p.total) filter (where p.sitting_id <> ${sittingId}), 0)::int as total_before
    from parts p join topics t on t.id = p.topic_id
    where p.topic_id in (select topic_id from parts where sitting_id = ${sittingId})
    group by t.id order by t.position, t.id`.execute(db);
  return rows
    .map(({ topic, correct, total, correct_before, total_before }) => ({
      topic,
      from: levelOf(correct_before, total_before),
      to: levelOf(correct, total),
    }))
    .filter(({ from, to }) => from !== to);
}
