// Analyses questions again when their statistics or key changed: how often they were answered, how often rightly, and
// whether the key looks wrong. For a question with many answers, one more answer changes little and there is more to
// read, so its interval is longer.
import { isCorrect, keyOf, lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { plannedEachTime } from "../../../db/named-statements.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { lockAnalysis } from "./aggregate-sittings.ts";
import { type FigureRow, statisticsOf } from "./item-statistics.ts";
import { measuredDifficulty, writeHistory, writeMeasured } from "./measured-difficulty.ts";
import { suspectKey } from "./suspect-key.ts";

const BATCH = 200;
/**
 * A question waits as many seconds as it has answers, within these limits. A corrected key does not wait (writeKeys).
 */
const SHORTEST_REST = 60;
const LONGEST_REST = 600;

interface StaleItem {
  revision_id: number;
  question_id: number;
  responses: number;
  correct: number;
  accepted: string[];
  is_void: boolean;
  is_current: boolean;
  figures: FigureRow[] | null;
  /** First answers to the other versions of the same question. */
  other_versions: FigureRow[] | null;
}

const rested = (now: Date) => sql`
  select revision_id from item_statistics
  where stale and (computed_at is null or computed_at <= ${now}::timestamptz
    - make_interval(secs => least(greatest(responses, ${SHORTEST_REST}), ${LONGEST_REST})))`;

/** Returns how many questions it analysed. It runs every second, so an empty run waits for no lock. */
export async function analyseItems({ db, clock }: AppContext): Promise<number> {
  const now = clock.now();
  const { rows } = await sql`${rested(now)} limit 1`.execute(db);
  return rows.length === 0 ? 0 : inTransaction(db, (db) => lookAtSome(db, now));
}

async function lookAtSome(db: Db, now: Date): Promise<number> {
  await lockAnalysis(db);
  // Lock first, then read: everything added to the statistics before the lock is in what is read.
  const held = await sql<{ revision_id: number }>`
      ${rested(now)} order by revision_id limit ${BATCH} for update skip locked`.execute(db);
  if (held.rows.length === 0) return 0;
  const { rows } = await sql<StaleItem>`${plannedEachTime}
      select i.revision_id, i.question_id, i.responses, i.correct, k.accepted, k.is_void,
        -- The newest answered version of those that ask the same as the live one speaks for the question.
        coalesce(i.revision_id = (select max(n.revision_id) from item_statistics n
          where n.revision_id in (select same_item_revisions(q.live_revision_id))), false) as is_current,
        (select json_agg(json_build_object('option', f.option, 'score', f.score, 'responses', f.responses, 'seconds',
          f.seconds, 'timed', f.timed, 'kind', f.kind, 'rest', f.rest))
          from item_figures f where f.revision_id = i.revision_id and f.responses > 0) as figures,
        (select json_agg(json_build_object('option', f.option, 'score', f.score, 'responses', f.responses, 'seconds',
          f.seconds, 'timed', f.timed, 'kind', f.kind, 'rest', f.rest))
          from item_figures f where f.revision_id <> i.revision_id and f.responses > 0 and f.kind = 'first'
            and f.revision_id in (select same_item_revisions(i.revision_id))) as other_versions
      from item_statistics i
      join questions q on q.id = i.question_id
      join lateral (select accepted, is_void from question_keys where revision_id = i.revision_id order by version desc
        limit 1) k on true
      where i.revision_id = any(${held.rows.map(({ revision_id }) => revision_id)}::bigint[])`.execute(db);
  const looked = rows.map(({ revision_id, question_id, figures, other_versions, is_current, ...item }) => {
    const all = figures ?? [];
    const first = [...all.filter(({ kind }) => kind === "first"), ...(other_versions ?? [])];
    const told = statisticsOf(first, [], item);
    const right = all.filter(({ option }) => option !== "" && isCorrect(keyOf(item), option));
    const responses = all.reduce((sum, row) => sum + row.responses, 0);
    const correct = right.reduce((sum, row) => sum + row.responses, 0);
    // A student who has seen the key agrees with it, right or wrong. Only first answers in exams can contradict it.
    const suspect = is_current ? suspectKey(first, item) : null;
    return {
      revision_id,
      question_id,
      is_current,
      told,
      responses,
      correct,
      suspect_option: suspect?.option ?? null,
      suspicion: suspect?.strength ?? 0,
    };
  });
  await sql`
      update item_statistics i set responses = n.responses, correct = n.correct, suspect_option = n.suspect_option,
        suspicion = n.suspicion, stale = false, computed_at = ${now},
        -- A key that was kept is looked at again once twice as many have answered.
        kept_at = case when n.responses >= 2 * i.kept_responses then null else i.kept_at end
      from jsonb_to_recordset(${JSON.stringify(looked.map(({ told: _, ...row }) => row))}::jsonb)
        as n (revision_id bigint, responses int, correct int, suspect_option text, suspicion int)
      where n.revision_id = i.revision_id`.execute(db);
  await moveTallies(db, {
    answers: total(looked, "responses") - total(rows, "responses"),
    correct: total(looked, "correct") - total(rows, "correct"),
  });
  await writeMeasured(
    db,
    looked
      .filter(({ is_current }) => is_current)
      .map(({ question_id, told }) => ({ question_id, level: measuredDifficulty(told.responses, told.facility) })),
  );
  const month = `${lagosMonth(now)}-01`;
  await writeHistory(
    db,
    looked.map(({ revision_id, told: { responses, facility, item_rest, discrimination } }) => ({
      ...{ revision_id, responses, item_rest, discrimination },
      correct: Math.round((facility ?? 0) * responses),
    })),
    month,
  );
  return rows.length;
}

const total = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

async function moveTallies(db: Db, moved: { answers: number; correct: number }): Promise<void> {
  await sql`
    update question_tallies t set total = t.total + n.total
    from (values ('answers', ${moved.answers}::bigint), ('correct', ${moved.correct}::bigint)) as n (name, total)
    where n.name = t.name and n.total <> 0`.execute(db);
}
