// No key before its time. While an exam of this candidate still takes answers, its questions leave the server without
// their key, their explanation and the result of a choice. So do the questions of class work whose results are held. The
// rule itself is the database's protected_questions. Every endpoint applies it through this file.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** True for a row `q` of questions whose key may be shown. */
export const mayShowKey = (candidateId: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from protected_questions(${candidateId}) p where p.question_id = q.id)`;

/** Their uuids as an array, for a statement that needs them anyway. Both arguments are columns of it. */
export const protectedUuids = (candidateId: RawBuilder<unknown>, besides: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array(select q.uuid from questions q
    where q.id in (select question_id from protected_questions(${candidateId}, ${besides})))`;

/**
 * Whether there are any. Most candidates have no exam in progress, so the statement then does not have to find out
 * which ones.
 */
export const hasProtected = (candidateId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from keyless_sittings(${candidateId}))`;

/** Class work follows its teacher's release, so it does not wait for other class work. */
const isClassWork = sql<boolean>`exists (select 1 from assignment_sittings w where w.sitting_id = s.id)`;

/**
 * True for a row `s` of sittings that must not be marked now: its own results are held, or one of its questions is in
 * another exam of its candidate that still takes answers, or in held class work. Every result would reveal something
 * about that key.
 */
export const hasToWait = sql<boolean>`(s.results_held
  or exists (select 1 from guarded_sittings(s.candidate_id) o where o.id <> s.id and shares_question(o.id, s.id))
  or exists (select 1 from sittings o where o.candidate_id = s.candidate_id and o.results_held and o.state = 'submitted'
    and o.id <> s.id and shares_question(o.id, s.id)) and not ${isClassWork})`;

export interface WaitedFor {
  reason: "open_exam" | "class_work";
  uuid: string;
  title: string;
  is_over: boolean;
}

/** The exam that a finished test waits for, or the test itself while its results are held. */
export async function waitedFor(db: Db, sittingId: number): Promise<WaitedFor | undefined> {
  const { rows } = await sql<WaitedFor>`
    select 'class_work' as reason, s.uuid, s.title, true as is_over from sittings s
    where s.id = ${sittingId} and s.results_held
    union all (
      select 'class_work', o.uuid, o.title, true from sittings s
      join sittings o on o.candidate_id = s.candidate_id and o.results_held and o.state = 'submitted'
        and o.id <> s.id
      where s.id = ${sittingId} and shares_question(o.id, s.id) and not ${isClassWork} order by o.id limit 1)
    union all (
      select 'open_exam', x.uuid, x.title, x.state = 'expired' from sittings s cross join
        lateral guarded_sittings(s.candidate_id) o
      join sittings x on x.id = o.id
      where s.id = ${sittingId} and o.id <> s.id and shares_question(o.id, s.id) order by x.id limit 1)
    limit 1`.execute(db);
  return rows[0];
}

export interface ProtectedQuestions {
  uuids: ReadonlySet<string>;
  /** The revisions that a draw would take. */
  revisions: ReadonlySet<number>;
}

export const none: ProtectedQuestions = { uuids: new Set(), revisions: new Set() };

/** The questions whose key the candidate may not see now. `besides` leaves out the test whose outcome is requested. */
export async function protectedQuestions(
  db: Db,
  candidateId: number,
  besides: number | null = null,
): Promise<ProtectedQuestions> {
  const { rows } = await sql<{ uuid: string; revision_id: number | null }>`
    select q.uuid, q.live_revision_id as revision_id from questions q
    where q.id in (select question_id from protected_questions(${candidateId}, ${besides}::bigint))`.execute(db);
  return {
    uuids: new Set(rows.map(({ uuid }) => uuid)),
    revisions: new Set(rows.flatMap(({ revision_id }) => revision_id ?? [])),
  };
}
