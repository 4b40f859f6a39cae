// How far a paper's marks can be trusted: KR-20 over each candidate's first test in exam mode, and the standard error
// of measurement derived from it.
import { MIN_RESPONSES } from "@sabiprep/contract";
import { isCorrect, keyOf } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

/** This many of the newest tests are enough. */
const MAX_TESTS = 3_000;

/** Marks of 0 and 1, a row for each test, a column for each question. Null if it cannot be calculated. */
export function kr20(marks: readonly (readonly number[])[]): number | null {
  const items = marks[0]?.length ?? 0;
  const { variance } = spread(marks.map((row) => row.reduce((sum, mark) => sum + mark, 0)));
  if (items < 2 || variance === 0) return null;
  let unexplained = 0;
  for (let at = 0; at < items; at++) {
    const share = marks.reduce((sum, row) => sum + row[at]!, 0) / marks.length;
    unexplained += share * (1 - share);
  }
  return (items / (items - 1)) * (1 - unexplained / variance);
}

export function spread(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}

export function reliabilityFrom(marks: readonly (readonly number[])[]) {
  const { mean, variance } = spread(marks.map((row) => row.reduce((sum, mark) => sum + mark, 0)));
  const deviation = Math.sqrt(variance);
  const enough = marks.length >= MIN_RESPONSES;
  const reliability = enough ? kr20(marks) : null;
  return {
    tests: marks.length,
    items: marks[0]!.length,
    mean,
    deviation,
    kr20: reliability,
    standard_error: reliability === null ? null : deviation * Math.sqrt(Math.max(0, 1 - reliability)),
  };
}

interface Test {
  revision_ids: number[];
  chosen: (string | null)[];
}

interface Key {
  revision_id: number;
  accepted: string[];
  is_void: boolean;
}

/** Versions of the same question count as one: each is represented by the first. */
async function itemsOf(db: Db, revisions: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; first: number }>`
    select r.id, (select min(s.id) from same_item_revisions(r.id) as s (id)) as first
    from unnest(${[...new Set(revisions)]}::bigint[]) as r (id)`.execute(db);
  return new Map(rows.map(({ id, first }) => [id, first]));
}

/**
 * Tests are comparable if they asked the same questions. If a paper was changed, only the tests after the change count.
 */
export async function reliabilityOf(db: Db, paperId: number) {
  const { rows } = await sql<Test>`
    select distinct on (s.candidate_id) f.chosen,
      (select array_agg(r.id order by n.no, r.at) from sitting_sections n, unnest(n.revision_ids)
        with ordinality as r (id, at)
        where n.sitting_id = s.id) as revision_ids
    from (select * from sittings where paper_id = ${paperId} and mode = 'exam' order by id desc limit ${MAX_TESTS}) s
    join item_contributions f on f.sitting_id = s.id and cardinality(f.chosen) > 0
    where s.candidate_id is not null order by s.candidate_id, s.id`.execute(db);
  const last = rows.at(-1);
  if (!last) return null;
  const sameItem = await itemsOf(
    db,
    rows.flatMap(({ revision_ids }) => revision_ids),
  );
  for (const test of rows) test.revision_ids = test.revision_ids.map((id) => sameItem.get(id) ?? id);
  const setOf = ({ revision_ids }: Test) => [...revision_ids].sort((a, b) => a - b);
  const sets = Map.groupBy(rows, (test) => setOf(test).join());
  const [, same] = [...sets].sort(([, a], [, b]) => b.length - a.length)[0]!;
  const columns = setOf(same[0]!);
  const { rows: keys } = await sql<Key>`
    select distinct on (revision_id) revision_id, accepted, is_void from question_keys
    where revision_id = any(${columns}::bigint[]) order by revision_id, version desc`.execute(db);
  const byRevision = new Map(keys.map((key) => [key.revision_id, key]));
  const marks = same.map(({ revision_ids, chosen }) => {
    const at = new Map(revision_ids.map((id, place) => [id, chosen[place] ?? ""]));
    return columns.map((id) => {
      const key = byRevision.get(id)!;
      return Number(isCorrect(keyOf(key), at.get(id) || null));
    });
  });
  return reliabilityFrom(marks);
}
