// The ticks of a marker. The score is computed, and every marking adds a row to the log.

import { isDeepStrictEqual } from "node:util";
import type { markingDesk, TheoryAttemptTicks } from "@sabiprep/contract";
import { type Guide, markTheory, submission, type TheoryMark, type TheoryTicks, TicksRefused } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { notify } from "../notifications/public.ts";
import { settleAnswers } from "./settle-answers.ts";

interface TaskRow {
  id: number;
  round_id: number;
  response_id: number | null;
  revision_id: number;
  stage: "first" | "second" | "moderation" | "query" | "seed";
  state: "waiting" | "taken" | "done" | "void";
  marker_id: number | null;
  guide: Guide;
  guide_key: string;
  tolerance: number;
  round_state: "open" | "closed" | "released";
  last: { ticks: TheoryTicks; score: number; max: number } | null;
}

export async function markTask(call: Call<typeof markingDesk.mark>) {
  return inTransaction(call.db, async (db) => {
    const task = await lockedTask(db, call.input.task_id);
    const { user, input, now } = call;
    const ticks: TheoryTicks = { guide_version: task.guide.version, attempts: [attemptOf(input.ticks)] };
    const held = submission({ state: task.state, marker: task.marker_id, until: null }, user.id);
    if (held === "lost")
      fail("conflict", "Your time for this answer ran out, and it went to another marker. These marks were not saved.");
    if (held === "repeat") return repeated(task, ticks);
    if (input.guide_key !== task.guide_key)
      fail("changed_meanwhile", "The guide of this question has changed. Please mark the answer by the new guide.");
    if (task.stage !== "query" && task.round_state === "released") fail("conflict", "These marks are released.");
    const { score, max, scoring_version } = marked(task.guide, ticks);
    const comments = commentsOf(task, input.comments);
    const reply = input.reply?.trim();
    if (task.stage === "query" && !reply) fail("validation", "Write an answer for the student.");
    await db
      .insertInto("marking_marks")
      .values({
        ...{ task_id: task.id, marker_id: user.id, kind: "marked", revision_id: task.revision_id },
        ...{ ticks: JSON.stringify(ticks), comments: JSON.stringify(comments) },
        ...{ refer_note: referNote(task, input.refer_note), scoring_version, score, max, marked_at: now },
      })
      .execute();
    await db
      .updateTable("marking_tasks")
      .set({ state: "done", done_at: now, lease_until: null })
      .where("id", "=", task.id)
      .execute();
    if (task.response_id !== null)
      await settleAnswers(db, { id: task.round_id, tolerance: task.tolerance }, [task.response_id]);
    if (task.stage === "query" && reply) await answerQuery(db, task, reply, now);
    return { score, max };
  });
}

/** All tasks of one answer are locked in the same order, so two markers who finish together cannot miss each other. */
async function lockedTask(db: Db, uuid: string): Promise<TaskRow> {
  const found = await db
    .selectFrom("marking_tasks")
    .select(["id", "response_id"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  if (!found) fail("not_found", "We could not find that answer.");
  await sql`select 1 from marking_tasks
    where id = ${found.id} or response_id = ${found.response_id} order by id for update`.execute(db);
  const { rows } = await sql<TaskRow>`
    select t.id, t.round_id, t.response_id, t.revision_id, t.stage, t.state, t.marker_id, v.guide, v.hash as guide_key,
      r.tolerance, r.state as round_state, (
        select jsonb_build_object('ticks', m.ticks, 'score', m.score, 'max', m.max) from marking_marks m
        where m.task_id = t.id order by m.id desc limit 1) as last
    from marking_tasks t join marking_rounds r on r.id = t.round_id join theory_revisions v on v.id = t.revision_id
    where t.id = ${found.id}`.execute(db);
  return rows[0] ?? fail("not_found", "We could not find that answer.");
}

/** The same marks again, because the reply was lost, are acknowledged. Others are refused. */
function repeated({ last }: TaskRow, ticks: TheoryTicks) {
  if (!last || !isDeepStrictEqual(last.ticks, ticks)) fail("conflict", "You have already marked this answer.");
  const { score, max } = last;
  return { score, max };
}

const attemptOf = ({ atoms, bands, deductions }: TheoryAttemptTicks) => ({
  atoms,
  bands,
  deductions: deductions.map(({ code, part }) => ({ code, ...(part !== undefined && { part }) })),
});

function marked(guide: Guide, ticks: TheoryTicks): TheoryMark {
  try {
    return markTheory(guide, ticks);
  } catch (problem) {
    if (problem instanceof TicksRefused) fail("validation", "These marks do not fit this question.");
    throw problem;
  }
}

/** A seed has no student who could read the comments, so they are not kept. */
function commentsOf({ guide, stage }: TaskRow, comments: Record<string, string>): Record<string, string> {
  const known = new Set(guide.atoms.map(({ id }) => id));
  if (Object.keys(comments).some((atom) => !known.has(atom)))
    fail("validation", "These marks do not fit this question.");
  const written = Object.entries(comments).filter(([, text]) => text.trim());
  return stage === "seed" ? {} : Object.fromEntries(written.map(([atom, text]) => [atom, text.trim()]));
}

/** Only first and second markers can pass an answer on. A moderator decides. */
const referNote = ({ stage }: TaskRow, note: string | null | undefined): string | null =>
  stage === "first" || stage === "second" ? note?.trim() || null : null;

async function answerQuery(db: Db, task: TaskRow, reply: string, now: Date): Promise<void> {
  await db.updateTable("marking_queries").set({ reply, answered_at: now }).where("task_id", "=", task.id).execute();
  const { candidate_id, uuid } = await db
    .selectFrom("theory_responses")
    .select(["candidate_id", "uuid"])
    .where("id", "=", task.response_id!)
    .executeTakeFirstOrThrow();
  await notify(
    db,
    {
      candidate_id,
      kind: "account",
      once_key: `marking-query:${uuid}`,
      says: (t) => ({
        title: t("We looked at your mark again"),
        body: t("Another marker has answered your question about a mark."),
      }),
      link: `/theory/answers/${uuid}/marks`,
    },
    now,
  );
}
