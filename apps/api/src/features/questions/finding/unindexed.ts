// The job that fills the index of search words needs a minute after a new bank is loaded, and a moment after each edit.
// Until then the texts themselves are read: those that contain most of the typed words are split into words here and
// searched together with the index.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { type SearchedTexts, searchedTokens } from "./search-tokens.ts";
import type { TypedSearch } from "./typed-search.ts";

const MAX_READ = 300;
const MAX_PARTS = 16;
const MIN_SHARE = 0.6;
const SHORTEST_WORD = 3;

export interface Fresh {
  id: number;
  a: string;
  b: string;
  c: string;
  d: string;
}

export async function unindexedLike(db: Db, typed: TypedSearch): Promise<Fresh[]> {
  const { rows: open } = await sql`select 1 from questions where text_hash is null limit 1`.execute(db);
  const parts = open.length > 0 ? partsOf(typed) : [];
  if (parts.length === 0) return [];
  const found = parts.map((ways) => {
    const any = ways.map((way) => sql`strpos(t.text, ${sql.lit(way)}) > 0`);
    return sql`(${sql.join(any, sql` or `)})::int`;
  });
  const { rows } = await sql<SearchedTexts & { id: number }>`
    select t.id, t.body_source as body, t.options, t.explanation_source as explanation, t.hint_source as hint,
      t.instruction_source as instruction, t.whys
    from (select q.id, r.body_source, r.options, r.explanation_source, r.hint_source, r.instruction_source, r.whys,
        lower(concat_ws(' ', r.body_source, r.options, r.explanation_source, r.hint_source, r.whys)) as text
      from questions q join question_revisions r on r.id = q.newest_revision_id where q.text_hash is null offset 0) t
    cross join lateral (select ${sql.join(found, sql` + `)} as many) n
    where n.many >= ${Math.ceil(parts.length * MIN_SHARE)}::int
    order by n.many desc, t.id desc limit ${MAX_READ}`.execute(db);
  return rows.map(({ id, ...texts }) => ({ id, ...searchedTokens(texts) }));
}

const lowered = "₀₁₂₃₄₅₆₇₈₉";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const inSigns = (token: string, signs: string) => token.replace(/\d/g, (digit) => signs[Number(digit)]!);

/** Each word with the forms a text may have. Endings are left out, because a text may have the word in another form. */
function partsOf({ tokens }: TypedSearch): string[][] {
  const parts = tokens.flatMap((token): string[][] => {
    if (token.startsWith("sqrt")) return [["√", "sqrt"]];
    if (/^\d/.test(token)) return token.length > 3 && !token.includes("d") ? [] : [[token.replaceAll("d", ".")]];
    if (/\d/.test(token)) return [[token, inSigns(token, lowered), inSigns(token, raised), ...inTex(token)]];
    return token.length < SHORTEST_WORD ? [] : [[token.length > 5 ? token.slice(0, -3) : token.slice(0, 3)]];
  });
  return parts.toSorted((a, b) => b[0]!.length - a[0]!.length).slice(0, MAX_PARTS);
}

const inTex = (token: string): string[] =>
  ["_", "^"].map((sign) => token.replace(/\d+/g, (number) => `${sign}{${number}}`));
