// Compares the full bank with itself, by the same measure that warns an author. Each question is compared with the few
// earlier ones in the same band, one batch at a time, so the search may stop anywhere and continue.
import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { alike } from "../likeness.ts";
import { MIN_ALIKE } from "./duplicates.ts";
import { readStaffQuestions } from "./staff-question.ts";

const STRETCH = 200;
/** A text of two words shares its band with many others. Only this many are compared. */
const MAX_COMPARED = 40;
const A_PAGE = 10;

interface Search {
  uuid: string;
  state: "running" | "done";
  progress: number;
  compared: number;
  pairs: number;
  staff_name: string | null;
  created_at: string;
  finished_at: string | null;
}

async function newest(db: Db): Promise<(Search & { id: number }) | null> {
  const { rows } = await sql<Search & { id: number }>`
    select d.id, d.uuid, d.state, case when d.state = 'done' then 100
      else least(99, 100 * d.after_id / greatest(d.last_id, 1)) end::int as progress,
      d.compared, d.pairs, s.name as staff_name, d.created_at, d.finished_at
    from duplicate_searches d left join staff s on s.id = d.staff_id order by d.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function searchDuplicates({ db, user, now, recordAudit }: Call<typeof questions.searchDuplicates>) {
  const before = await newest(db);
  if (before?.state === "running") fail("conflict", "A duplicate search is already running.");
  await sql`delete from duplicate_searches`.execute(db);
  await sql`
    insert into duplicate_searches (uuid, staff_id, last_id, created_at)
    select ${uuidv7()}, ${user.id}, coalesce(max(id), 0), ${now} from questions`.execute(db);
  const { id: _, ...search } = (await newest(db))!;
  recordAudit({ subject: search.uuid });
  return search;
}

export async function duplicateReport({ db, input }: Call<typeof questions.duplicateReport>) {
  const found = await newest(db);
  if (!found) return { search: null, pairs: [], more: false };
  const { id, ...search } = found;
  // A question deleted since then is no longer a duplicate.
  const { rows } = await sql<{ first_id: number; second_id: number; likeness: number }>`
    select p.first_id, p.second_id, p.likeness from duplicate_pairs p
    join questions a on a.id = p.first_id and a.state <> 'retired' join questions b on b.id = p.second_id
      and b.state <> 'retired'
    where p.search_id = ${id} and not exists (
      select 1 from duplicates_settled d where d.first_id = p.first_id and d.second_id = p.second_id)
    order by p.likeness desc, p.first_id, p.second_id
    limit ${A_PAGE + 1} offset ${input.offset ?? 0}`.execute(db);
  const page = rows.slice(0, A_PAGE);
  const shown = await readStaffQuestions(
    db,
    page.flatMap(({ first_id, second_id }) => [first_id, second_id]),
  );
  return {
    search,
    pairs: page.map(({ likeness }, at) => ({ likeness, first: shown[2 * at]!, second: shown[2 * at + 1]! })),
    more: rows.length > A_PAGE,
  };
}

interface Text {
  body: string;
  options: { source: string }[];
}

interface ComparedQuestion extends Text {
  id: number;
  others: ({ id: number } & Text)[] | null;
}

async function settledPairs(db: Db, ids: number[]): Promise<Set<string>> {
  const { rows } = await sql<{ pair: string }>`
    select first_id || ' ' || second_id as pair from duplicates_settled
      where second_id = any(${ids}::bigint[])`.execute(db);
  return new Set(rows.map(({ pair }) => pair));
}

/**
 * Processes one batch and returns how many questions it compared. It waits for texts whose hashes are not stored yet.
 */
export const continueDuplicates = ({ db, clock }: AppContext): Promise<number> =>
  inTransaction(db, async (db) => {
    const { rows: open } = await sql<{ id: number; after_id: number; last_id: number }>`
      select id, after_id, last_id from duplicate_searches where state = 'running' for update skip locked`.execute(db);
    const search = open[0];
    if (!search) return 0;
    const { rows: unready } = await sql`select 1 from questions where text_hash is null limit 1`.execute(db);
    if (unready.length > 0) return 0;
    const { rows } = await sql<ComparedQuestion>`
      select q.id, r.body_source as body, r.options, (
        select json_agg(json_build_object('id', o.id, 'body', o.body_source, 'options', o.options)) from (
          select n.id, m.body_source, m.options from questions n join question_revisions m
            on m.id = n.newest_revision_id
          where (n.text_hash = q.text_hash or (n.likeness && q.likeness and n.family <> q.family)) and n.id < q.id
            and n.state <> 'retired'
          limit ${MAX_COMPARED}) o) as others
      from questions q join question_revisions r on r.id = q.newest_revision_id
      where q.id > ${search.after_id} and q.id <= ${search.last_id} and q.state <> 'retired' order by q.id
        limit ${STRETCH}`.execute(db);
    const texts = ({ body, options }: Text) => ({ body, options: options.map(({ source }) => source) });
    const settled = await settledPairs(
      db,
      rows.map(({ id }) => id),
    );
    const pairs = rows.flatMap((question) =>
      (question.others ?? [])
        .map((other) => ({
          first_id: other.id,
          second_id: question.id,
          likeness: alike(texts(question), texts(other)),
        }))
        .filter(
          ({ first_id, second_id, likeness }) => likeness >= MIN_ALIKE && !settled.has(`${first_id} ${second_id}`),
        ),
    );
    if (pairs.length > 0)
      await db
        .insertInto("duplicate_pairs")
        .values(pairs.map((pair) => ({ ...pair, search_id: search.id })))
        .execute();
    const isDone = rows.length < STRETCH;
    await sql`
      update duplicate_searches set after_id = ${rows.at(-1)?.id ?? search.last_id},
        compared = compared + ${rows.length},
        pairs = pairs + ${pairs.length}, state = ${isDone ? "done" : "running"},
          finished_at = ${isDone ? clock.now() : null}
      where id = ${search.id}`.execute(db);
    return rows.length;
  });
