// No key before its time. Whichever way a question leaves the server, its key, its explanation and whether a choice was
// right stay behind while the question sits in an exam of this candidate that still takes answers. The rule itself is
// the database's protected_questions; every endpoint asks it through this file.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** True of `q`, a row of questions, whose key may be told. */
export const mayShowKey = (candidateId: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from protected_questions(${candidateId}) p where p.question_id = q.id)`;

/** Their uuids as an array, for a statement that has to know them anyway; both are columns of it. */
export const protectedUuids = (candidateId: RawBuilder<unknown>, besides: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array(select q.uuid from questions q
    where q.id in (select question_id from protected_questions(${candidateId}, ${besides})))`;

/** Whether there is any, for a statement that most candidates ask without a running exam: which ones is then not worked out in vain. */
export const hasProtected = (candidateId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from guarded_sittings(${candidateId}))`;

/**
 * True of a row `s` of sittings that must not be marked now: another exam of its candidate that still takes answers asks one of its
 * questions, and every result would tell something of that question's key.
 */
export const hasToWait = sql<boolean>`exists (select 1 from guarded_sittings(s.candidate_id) o
  where o.id <> s.id and shares_question(o.id, s.id))`;

export interface ExamWaitedFor {
  uuid: string;
  title: string;
  is_over: boolean;
}

/** The exam that a finished test waits for. */
export async function examWaitedFor(db: Db, sittingId: number): Promise<ExamWaitedFor | undefined> {
  const { rows } = await sql<ExamWaitedFor>`
    select x.uuid, x.title, x.state = 'expired' as is_over from sittings s cross join
      lateral guarded_sittings(s.candidate_id) o
    join sittings x on x.id = o.id
    where s.id = ${sittingId} and o.id <> s.id and shares_question(o.id, s.id) order by x.id limit 1`.execute(db);
  return rows[0];
}

export interface ProtectedQuestions {
  uuids: ReadonlySet<string>;
  /** The revisions a draw would take. */
  revisions: ReadonlySet<number>;
}

export const none: ProtectedQuestions = { uuids: new Set(), revisions: new Set() };

/** The questions whose key the candidate must not be told now; `besides` leaves out the test whose outcome is asked for. */
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
