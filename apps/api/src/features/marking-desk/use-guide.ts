// A guide changed while marking. The round takes the bank's present guide: marks that need no eye are computed again, and
// the other answers are marked again.
import type { markingDesk } from "@sabiprep/contract";
import { type Guide, hasSameParts, markTheory, type TheoryTicks, ticksForGuide } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { refuseOtherSubject, roundNamed } from "./rounds.ts";
import { seedsForGuide } from "./seeds.ts";
import { settleAnswers } from "./settle-answers.ts";

interface TaskRow {
  id: number;
  response_id: number;
  stage: string;
  state: "waiting" | "taken" | "done" | "void";
  revision_id: number;
  mark: { marker_id: number; ticks: TheoryTicks; comments: Record<string, string>; refer_note: string | null } | null;
}

export async function useGuide({ db, user, input, now, recordAudit }: Call<typeof markingDesk.useGuide>) {
  const round = await roundNamed(db, input.round_id, { lock: true });
  await refuseOtherSubject(db, user.id, round.paper_id);
  if (round.state === "released")
    fail("conflict", "These marks are released, so they keep the guide they were made with.");
  const { rows } = await sql<{ question_id: number; used_id: number; live_id: number; guide: Guide }>`
    select q.id as question_id, r.revision_id as used_id, v.id as live_id, v.guide
    from marking_round_questions r join theory_questions q on q.id = r.question_id
    join theory_revisions v on v.id = q.live_revision_id
    where r.round_id = ${round.id} and q.uuid = ${input.theory_question_id}`.execute(db);
  const question = rows[0] ?? fail("not_found", "We could not find that question.");
  if (question.used_id === question.live_id) fail("conflict", "The round uses this guide already.");
  const { question_id, live_id, guide } = question;
  await sql`update marking_round_questions set revision_id = ${live_id}
    where round_id = ${round.id} and question_id = ${question_id}`.execute(db);
  const tasks = await lockedTasks(db, round.id, question_id, live_id);
  const guides = await guidesOf(db, tasks);
  const counts = { recomputed: 0, marked_again: 0, kept: 0 };
  for (const task of tasks) {
    const before = guides.get(task.revision_id)!;
    counts[await moveTask(db, task, { before, guide, live_id, now })] += task.state === "done" ? 1 : 0;
  }
  await seedsForGuide(db, round.id, { question_id, revision_id: live_id, guide }, now);
  await settleAnswers(db, round, [...new Set(tasks.map(({ response_id }) => response_id))]);
  recordAudit({ subject: round.uuid, after: { question: input.theory_question_id, ...counts } });
  return counts;
}

async function lockedTasks(db: Db, roundId: number, questionId: number, liveId: number): Promise<TaskRow[]> {
  await sql`select 1 from marking_tasks where round_id = ${roundId} and question_id = ${questionId}
    order by id for update`.execute(db);
  const { rows } = await sql<TaskRow>`
    select t.id, t.response_id, t.stage, t.state, t.revision_id, (
      select jsonb_build_object('marker_id', m.marker_id, 'ticks', m.ticks, 'comments', m.comments, 'refer_note',
        m.refer_note) from marking_marks m where m.task_id = t.id order by m.id desc limit 1) as mark
    from marking_tasks t
    where t.round_id = ${roundId} and t.question_id = ${questionId} and t.stage <> 'seed'
      and t.revision_id <> ${liveId} order by t.id`.execute(db);
  return rows;
}

async function guidesOf(db: Db, tasks: readonly TaskRow[]): Promise<Map<number, Guide>> {
  const ids = [...new Set(tasks.map(({ revision_id }) => revision_id))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("theory_revisions").select(["id", "guide"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, guide }) => [id, guide]));
}

interface Move {
  before: Guide;
  guide: Guide;
  live_id: number;
  now: Date;
}

/** An answer to other parts than the new guide has keeps its guide. */
async function moveTask(db: Db, task: TaskRow, { before, guide, live_id, now }: Move) {
  if (!hasSameParts(before.parts, guide.parts)) return "kept";
  const ticks = task.state === "done" && task.mark ? ticksForGuide(before, task.mark.ticks, guide) : null;
  if (task.state === "done" && task.mark && ticks) {
    const { score, max, scoring_version } = markTheory(guide, ticks);
    const { marker_id, comments, refer_note } = task.mark;
    const known = new Set(guide.atoms.map(({ id }) => id));
    const kept = Object.fromEntries(Object.entries(comments).filter(([atom]) => known.has(atom)));
    await db
      .insertInto("marking_marks")
      .values({
        ...{ task_id: task.id, marker_id, kind: "recomputed", revision_id: live_id, refer_note },
        ...{ ticks: JSON.stringify(ticks), comments: JSON.stringify(kept) },
        ...{ scoring_version, score, max, marked_at: now },
      })
      .execute();
  }
  const again = task.state === "done" && !ticks;
  await db
    .updateTable("marking_tasks")
    .set({
      revision_id: live_id,
      ...(again && { state: "waiting", marker_id: null, lease_until: null, done_at: null }),
    })
    .where("id", "=", task.id)
    .execute();
  return again ? "marked_again" : "recomputed";
}
