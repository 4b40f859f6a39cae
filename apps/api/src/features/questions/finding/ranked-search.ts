// Finds questions by typed or pasted text, the best match first: those with all the words or, if there are none, those
// with most of them.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { TypedSearch } from "./typed-search.ts";
import { type Fresh, unindexedLike } from "./unindexed.ts";

type Sql = RawBuilder<unknown>;

/** This many are ranked. If there are more, the newest are. */
const MAX_RANKED = 2_000;
/** If a word is in more questions than this, it is common and needs no exact number. */
const COMMON = 3_000;
const MAX_RARE = 16;
const MAX_CANDIDATES = 6_000;
/** The share of the typed words, weighted by rarity, that a close match must have. */
const CLOSE = 0.5;
const MAX_CLOSE = 100;
/** A search of two or three words is matched exactly. */
const SHORTEST_PASTE = 4;

export interface Ranked {
  ids: number[];
  total: number;
  more: boolean;
  /** No question has all the typed words. These have most of them. */
  closest: boolean;
}

const query = (text: string) => sql`to_tsquery('english', ${sql.lit(text)})`;

/** The indexed questions, without the `fresh` ones, as rows of id and words `w`. */
function hitsOf(fresh: readonly Fresh[], conditions: Sql, wanted: Sql): Sql {
  const indexed = sql`select q.id, q.search_words as w from questions q
    where ${conditions} and q.search_words @@ ${wanted}`;
  if (fresh.length === 0) return indexed;
  return sql`${indexed} union all select q.id, f.w
    from (select n.id, setweight(to_tsvector('english', n.a), 'A') || setweight(to_tsvector('english', n.b), 'B')
        || setweight(to_tsvector('english', n.c), 'C') || setweight(to_tsvector('english', n.d), 'D') as w
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as n (id bigint, a text, b text, c text, d text)) f
    join questions q on q.id = f.id where ${conditions} and q.search_words = '' and f.w @@ ${wanted}`;
}

export async function rankedSearch(db: Db, typed: TypedSearch, conditions: Sql): Promise<Ranked> {
  if (typed.all === null) return { ids: [], total: 0, more: false, closest: false };
  const fresh = await unindexedLike(db, typed);
  const all = query(typed.all);
  const isWhole = typed.phrase === null ? sql`` : sql`w @@ ${query(typed.phrase)} desc,`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select * from (${hitsOf(fresh, conditions, all)}) h order by id desc limit ${sql.lit(MAX_RANKED + 1)}) found
    order by ${isWhole} ts_rank_cd(w, ${all}) desc, id desc`.execute(db);
  if (rows.length > 0 || typed.isQuoted)
    return {
      ids: rows.slice(0, MAX_RANKED).map(({ id }) => id),
      total: Math.min(rows.length, MAX_RANKED),
      more: rows.length > MAX_RANKED,
      closest: false,
    };
  const ids = await closest(db, typed, conditions, fresh);
  return { ids, total: 0, more: false, closest: ids.length > 0 };
}

/** If many questions have the word, the newest are as good as any. */
export async function isCommon(db: Db, { all }: TypedSearch): Promise<boolean> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from (
      select 1 from questions q where q.search_words @@ ${query(all!)} limit ${sql.lit(COMMON)}) s`.execute(db);
  return rows[0]!.many === COMMON;
}

interface Weighed {
  token: string;
  weight: number;
  many: number;
}

/** The rarer a word is, the better it identifies the question. */
async function weigh(db: Db, tokens: readonly string[]): Promise<Weighed[]> {
  const { rows } = await sql<{ token: string; many: number; bank: number }>`
    select t.token, (select count(*)::int from (
        select 1 from questions q where q.search_words @@ to_tsquery('english', t.token)
        limit ${sql.lit(COMMON)}) s) as many,
      (select sum(total)::int from question_tallies where name in ('draft', 'review', 'live')) as bank
    from unnest(${tokens}::text[]) as t (token) where ts_lexize('english_stem', t.token) <> '{}'`.execute(db);
  return rows
    .map(({ token, many, bank }) => ({ token, many, weight: Math.log(1 + bank / Math.max(many, 1)) }))
    .toSorted((a, b) => a.many - b.many)
    .slice(0, MAX_RARE);
}

async function closest(db: Db, typed: TypedSearch, conditions: Sql, fresh: readonly Fresh[]): Promise<number[]> {
  // A word found nowhere is a typing mistake, unless the index is not complete yet.
  const said = await weigh(db, typed.tokens);
  const weighed = said.filter(({ many }) => many > 0 || fresh.length > 0);
  if (said.length < SHORTEST_PASTE || weighed.length === 0) return [];
  let candidates = 0;
  const rare = weighed.filter(({ many }, at) => {
    candidates += many;
    return at === 0 || candidates <= MAX_CANDIDATES;
  });
  const any = query(rare.map(({ token }) => token).join(" | "));
  const least = weighed.reduce((sum, { weight }) => sum + weight, 0) * CLOSE;
  const scores = weighed.map(({ token, weight }) => sql`(w @@ ${query(token)})::int * ${sql.lit(weight)}::float8`);
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, w, ${sql.join(scores, sql` + `)} as score from (${hitsOf(fresh, conditions, any)}) h offset 0) found
    where score >= ${sql.lit(least)}::float8
    order by score desc, ts_rank_cd(w, ${any}, 1) desc, id desc limit ${sql.lit(MAX_CLOSE)}`.execute(db);
  return rows.map(({ id }) => id);
}
