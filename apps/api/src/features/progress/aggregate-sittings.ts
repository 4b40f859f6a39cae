// Keeps the statistics up to date. A graded sitting is added, and a regrade first takes its old share out.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { byCandidate, earnAchievements } from "./achievements.ts";
import { type AggregatedSitting, ALL_SUBJECTS, type Change, subjectRows, summed, topicRows } from "./contribution.ts";
import { type SittingFacts, sittingFacts } from "./sitting-facts.ts";

/** Safe to repeat: a sitting whose current grade is already included changes nothing. */
export async function aggregateSittings(db: Db, sittingIds: number[]): Promise<void> {
  const facts = await sittingFacts(db, sittingIds);
  const known = await alreadyAggregated(db, sittingIds);
  const fresh = facts.filter(({ sitting_id, grade_id }) => known.get(sitting_id)?.grade_id !== grade_id);
  if (fresh.length === 0) return;
  const changes = fresh.flatMap((sitting): Change[] => {
    const old = known.get(sitting.sitting_id);
    const { is_stretch } = sitting;
    return [...(old ? [{ sitting: { ...old, is_stretch }, sign: -1 as const }] : []), { sitting, sign: 1 }];
  });
  await writeSittings(db, fresh);
  await addToFigures(db, changes);
  await earnAchievements(db, byCandidate(fresh));
}

async function alreadyAggregated(
  db: Db,
  sittingIds: number[],
): Promise<Map<number, Omit<AggregatedSitting, "is_stretch"> & { grade_id: number }>> {
  const rows = await db
    .selectFrom("sitting_figures")
    .selectAll()
    .where("sitting_id", "in", sittingIds)
    .orderBy("sitting_id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.sitting_id, row]));
}

async function writeSittings(db: Db, facts: SittingFacts[]): Promise<void> {
  await sql`
    insert into sitting_figures (sitting_id, candidate_id, grade_id, mode, day, at, score, correct, total, answered,
      seconds, parts)
    select sitting_id, candidate_id, grade_id, mode, day, at, score, correct, total, answered, seconds, parts
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f (sitting_id bigint, candidate_id bigint,
      grade_id bigint,
      mode text, day date, at timestamptz, score int, correct int, total int, answered int, seconds int, parts jsonb)
    on conflict (sitting_id) do update set grade_id = excluded.grade_id, day = excluded.day, at = excluded.at,
      score = excluded.score, correct = excluded.correct, total = excluded.total, answered = excluded.answered,
      seconds = excluded.seconds, parts = excluded.parts`.execute(db);
}

const counts = sql`tests int, score_sum int, correct int, total int, answered int, seconds int`;

async function addToFigures(db: Db, changes: Change[]): Promise<void> {
  const subjects = changes.flatMap(({ sitting, sign }) => subjectRows(sitting).map((row) => ({ row, sign })));
  const topics = changes.flatMap(({ sitting, sign }) => topicRows(sitting).map((row) => ({ row, sign })));
  const all = subjects.filter(({ row }) => row.subject_id === ALL_SUBJECTS);
  const single = subjects.filter(({ row }) => row.subject_id !== ALL_SUBJECTS);
  const asJson = (rows: object[]) => sql`${JSON.stringify(rows)}::jsonb`;
  const perCandidate = summed(all, ({ candidate_id }) => key(candidate_id));
  const perSubject = summed(single, ({ candidate_id, subject_id }) => key(candidate_id, subject_id));
  const perDay = summed(subjects, ({ candidate_id, subject_id, day }) => `${key(candidate_id, subject_id)} ${day}`);
  const perTopic = summed(topics, ({ candidate_id, topic_id }) => key(candidate_id, topic_id));
  await sql`
    insert into candidate_figures as f (candidate_id, tests, score_sum, correct, total, answered, seconds)
    select * from jsonb_to_recordset(${asJson(perCandidate)}) as r (candidate_id bigint, ${counts})
    on conflict (candidate_id) do update set tests = f.tests + excluded.tests,
      score_sum = f.score_sum + excluded.score_sum,
      correct = f.correct + excluded.correct, total = f.total + excluded.total,
        answered = f.answered + excluded.answered,
      seconds = f.seconds + excluded.seconds`.execute(db);
  await sql`
    insert into day_figures as f (candidate_id, subject_id, day, tests, score_sum, correct, total, answered, seconds)
    select * from jsonb_to_recordset(${asJson(perDay)}) as r (candidate_id bigint, subject_id bigint, day date,
      ${counts})
    on conflict (candidate_id, subject_id, day) do update set tests = f.tests + excluded.tests,
      score_sum = f.score_sum + excluded.score_sum, correct = f.correct + excluded.correct,
        total = f.total + excluded.total,
      answered = f.answered + excluded.answered, seconds = f.seconds + excluded.seconds`.execute(db);
  await sql`
    insert into subject_figures as f (candidate_id, subject_id, tests, correct, total, answered)
    select candidate_id, subject_id, tests, correct, total, answered
    from jsonb_to_recordset(${asJson(perSubject)}) as r (candidate_id bigint, subject_id bigint, ${counts})
    on conflict (candidate_id, subject_id) do update set tests = f.tests + excluded.tests,
      correct = f.correct + excluded.correct, total = f.total + excluded.total,
        answered = f.answered + excluded.answered`.execute(db);
  await sql`
    insert into topic_figures as f (candidate_id, topic_id, subject_id, correct, total)
    select * from jsonb_to_recordset(${asJson(perTopic)})
      as r (candidate_id bigint, topic_id bigint, subject_id bigint, correct int, total int)
    on conflict (candidate_id, topic_id) do update set correct = f.correct + excluded.correct,
      total = f.total + excluded.total`.execute(db);
}

/** Keys of equal length sort in the order of their numbers. */
const key = (...ids: number[]) => ids.map((id) => String(id).padStart(16, "0")).join(" ");
