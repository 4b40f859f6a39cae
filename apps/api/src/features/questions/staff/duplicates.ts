import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import type { Call } from "../../../http/route.ts";
import { type SearchedTexts, searchedTokens } from "../finding/search-tokens.ts";
import { alike, likenessOf } from "../likeness.ts";

const MAX_SHOWN = 5;
const MAX_COMPARED = 200;
export const MIN_ALIKE = 60;
const BATCH = 300;

interface Candidate {
  id: string;
  question_body: string;
  subject_name: string;
  stage: "draft" | "review" | "live" | "retired";
  body: string;
  options: { source: string }[];
}

/** Copies and near copies of the text being written, the most similar first. */
export async function findDuplicates({ db, input }: Call<typeof questions.likes>) {
  const options = input.options.filter((option) => option.trim());
  if (!input.question_body.trim()) return { duplicates: [] };
  const { text_hash, bands } = likenessOf(input.question_body, options);
  const { rows } = await sql<Candidate>`
    select q.uuid as id, r.body_html as question_body, s.name as subject_name, q.stage, r.body_source as body, r.options
    from questions q join question_revisions r on r.id = q.newest_revision_id join subjects s on s.id = q.subject_id
    where (q.text_hash = ${text_hash} or q.likeness && ${bands}::bigint[]) and q.state <> 'retired'
      ${input.except ? sql`and q.uuid <> ${input.except}` : sql``}
    limit ${MAX_COMPARED}`.execute(db);
  const mine = { body: input.question_body, options };
  const duplicates = rows
    .map(({ body, options, ...row }) => {
      const likeness = alike(mine, { body, options: options.map(({ source }) => source) });
      return { ...row, likeness };
    })
    .filter(({ likeness }) => likeness >= MIN_ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SHOWN);
  return { duplicates };
}

/**
 * Stores the hashes and search words of questions with a new text, from any author. Returns how many it processed. The
 * newest are first: a question somebody has just written does not wait for a newly loaded bank.
 */
export async function hashNewTexts({ db }: AppContext): Promise<number> {
  const { rows } = await sql<SearchedTexts & { id: number }>`
    select q.id, r.body_source as body, r.options, r.explanation_source as explanation, r.hint_source as hint,
      r.instruction_source as instruction, r.whys
    from questions q join question_revisions r on r.id = q.newest_revision_id
    where q.text_hash is null order by q.id desc limit ${BATCH}`.execute(db);
  if (rows.length === 0) return 0;
  const hashed = rows.map(({ id, ...texts }) => ({
    id,
    ...likenessOf(
      texts.body,
      texts.options.map(({ source }) => source),
    ),
    ...searchedTokens(texts),
  }));
  await sql`
    update questions q set text_hash = n.text_hash, likeness = array(select jsonb_array_elements_text(n.bands)::bigint),
      words = case when q.words = '' then question_words(q.newest_revision_id) else q.words end,
      search_words = setweight(to_tsvector('english', n.a), 'A') || setweight(to_tsvector('english', n.b), 'B')
        || setweight(to_tsvector('english', n.c), 'C') || setweight(to_tsvector('english', n.d), 'D')
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb)
      as n (id bigint, text_hash text, bands jsonb, a text, b text, c text, d text)
    where q.id = n.id and q.text_hash is null`.execute(db);
  return rows.length;
}
