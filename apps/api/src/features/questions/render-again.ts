// Renders texts of an older renderer again from their source, some at a time. The revision does not change: its words,
// number and key stay the same, only the page made from them is new.
import { RENDERER_VERSION, RenderProblem, render, renderInline } from "@sabiprep/markup";
import { sql } from "kysely";
import { signal } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { StoredWhys } from "./whys.ts";

const BATCH = 250;

interface Revision {
  id: number;
  body_source: string;
  body_html: string;
  options: { source: string; html: string }[];
  explanation_source: string;
  explanation_html: string;
  hint_source: string;
  hint_html: string;
  instruction_source: string;
  instruction_html: string;
  whys: StoredWhys;
}

type Rendering = (source: string) => { html: string };

/** Returns how many it looked at. When it is 0, none are left. */
export const renderAgain = async (context: AppContext): Promise<number> =>
  (await passagesAgain(context)) || (await revisionsAgain(context));

const revisionsAgain = (context: AppContext): Promise<number> =>
  inTransaction(context.db, async (db) => {
    // Several processes share the work. Each takes rows that no other has locked, and nobody who reads or references a
    // row waits.
    const { rows } = await sql<Revision>`
      select id, body_source, body_html, options, explanation_source, explanation_html, hint_source, hint_html,
        instruction_source, instruction_html, whys
      from question_revisions
      where renderer < ${RENDERER_VERSION} order by renderer, id limit ${BATCH} for no key update skip locked`.execute(
      db,
    );
    const again = (source: string, before: string, how: Rendering) => rendered(context, source, before, how);
    const fresh = rows.map(({ id, options, whys, ...row }) => ({
      id,
      body_html: again(row.body_source, row.body_html, render),
      options: options.map((option) => ({ ...option, html: again(option.source, option.html, renderInline) })),
      explanation_html: again(row.explanation_source, row.explanation_html, render),
      hint_html: again(row.hint_source, row.hint_html, render),
      instruction_html: again(row.instruction_source, row.instruction_html, renderInline),
      whys: Object.fromEntries(
        Object.entries(whys).map(([id, { source, html }]) => [id, { source, html: again(source, html, render) }]),
      ),
    }));
    await sql`
      update question_revisions r set renderer = ${RENDERER_VERSION}, body_html = n.body_html, options = n.options,
        explanation_html = n.explanation_html, hint_html = n.hint_html, instruction_html = n.instruction_html,
          whys = n.whys
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
        as n (id bigint, body_html text, options jsonb, explanation_html text, hint_html text, instruction_html text,
          whys jsonb)
      where r.id = n.id`.execute(db);
    if (fresh.some((row, at) => differs(row, rows[at]!))) await signal(db, "bank", {});
    return rows.length;
  });

type RenderedRow = Pick<Revision, "body_html" | "explanation_html" | "whys"> & { options: { html: string }[] };

const differs = (a: RenderedRow, b: RenderedRow) =>
  a.body_html !== b.body_html ||
  a.explanation_html !== b.explanation_html ||
  a.options.some(({ html }, at) => html !== b.options[at]?.html) ||
  Object.entries(a.whys).some(([id, { html }]) => html !== b.whys[id]?.html);

const passagesAgain = (context: AppContext): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const { rows } = await sql<{ id: number; body_source: string; body_html: string }>`
      select id, body_source, body_html from passage_revisions
      where renderer < ${RENDERER_VERSION} order by renderer, id limit ${BATCH} for no key update skip locked`.execute(
      db,
    );
    const fresh = rows.map(({ id, ...row }) => ({
      id,
      body_html: rendered(context, row.body_source, row.body_html, render),
    }));
    await writePassages(db, fresh);
    // A question is cached together with its passage.
    if (fresh.some(({ body_html }, at) => body_html !== rows[at]!.body_html)) await signal(db, "bank", {});
    return rows.length;
  });

const writePassages = (db: Db, fresh: { id: number; body_html: string }[]) =>
  sql`
    update passage_revisions r set renderer = ${RENDERER_VERSION}, body_html = n.body_html
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as n (id bigint, body_html text)
    where r.id = n.id`.execute(db);

/** A text that this renderer refuses keeps its old page: candidates lose nothing, and the log names it. */
function rendered({ log }: AppContext, source: string, before: string, how: Rendering): string {
  if (!source.trim()) return before;
  try {
    return how(source).html;
  } catch (problem) {
    if (!(problem instanceof RenderProblem)) throw problem;
    log.warn({ err: problem, source }, "a stored text cannot be rendered again");
    return before;
  }
}
