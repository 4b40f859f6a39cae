// How hard a question is, measured from its answers, and its statistics at the end of each month.
import { EASY_FROM, HARD_BELOW, MIN_MEASURED, MIN_RESPONSES } from "@sabiprep/contract";
import { sql } from "kysely";
import { signal } from "../../../adapters/database-signals.ts";
import type { Db } from "../../../db/transaction.ts";

type Level = "easy" | "medium" | "hard";

/** Null while there are too few answers, or if no answer can be right or wrong. */
export function measuredDifficulty(responses: number, facility: number | null): Level | null {
  if (facility === null || responses < MIN_MEASURED) return null;
  const right = facility * 100;
  return right >= EASY_FROM ? "easy" : right < HARD_BELOW ? "hard" : "medium";
}

interface Measurement {
  question_id: number;
  level: Level | null;
}

/** The author's difficulty is kept beside the measured one, and is used again if nothing is measured any more. */
export async function writeMeasured(db: Db, measured: readonly Measurement[]): Promise<void> {
  if (measured.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update questions q set measured_difficulty = n.level,
      author_difficulty = case when n.level is null then null else coalesce(q.author_difficulty, q.difficulty) end,
      difficulty = coalesce(n.level, q.author_difficulty, q.difficulty)
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as n (question_id bigint, level text)
    where q.id = n.question_id and q.measured_difficulty is distinct from n.level`.execute(db);
  // Tests are drawn by difficulty.
  if (numAffectedRows > 0n) await signal(db, "bank", {});
}

interface MeasuredDifficulty {
  revision_id: number;
  responses: number;
  correct: number;
  item_rest: number | null;
  discrimination: number | null;
}

/** The month's row is overwritten until the month is over. */
export async function writeHistory(db: Db, told: readonly MeasuredDifficulty[], month: string): Promise<void> {
  const rows = told.filter(({ responses }) => responses > 0);
  if (rows.length === 0) return;
  await sql`
    insert into item_history (revision_id, month, responses, correct, item_rest, discrimination)
    select n.revision_id, ${month}::date, n.responses, n.correct, n.item_rest, n.discrimination
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (revision_id bigint, responses int, correct int, item_rest float8, discrimination float8)
    on conflict (revision_id, month) do update set responses = excluded.responses, correct = excluded.correct,
      item_rest = excluded.item_rest, discrimination = excluded.discrimination`.execute(db);
}

const MAX_MONTHS = 24;

export async function historyOfFigures(db: Db, questionId: number) {
  const { rows } = await sql<MeasuredDifficulty & { month: string; revision: number }>`
    select to_char(h.month, 'YYYY-MM-DD') as month, r.no as revision, h.responses, h.correct, h.item_rest,
      h.discrimination
    from question_revisions r join item_history h on h.revision_id = r.id
    where r.question_id = ${questionId} order by h.month desc, r.no desc limit ${MAX_MONTHS}`.execute(db);
  return rows.map(({ month, revision, responses, correct, item_rest, discrimination }) => ({
    ...{ month, revision, responses, item_rest, discrimination },
    enough: responses >= MIN_RESPONSES,
    facility: responses === 0 ? null : correct / responses,
  }));
}
