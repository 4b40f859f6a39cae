// After a mark or a new guide: who has to look at an answer next, and which mark is in force.
import { type MarkingStage, type StageMark, settle, type TheoryTicks } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { addModerated } from "./seeds.ts";

interface TaskRow {
  id: number;
  response_id: number;
  question_id: number;
  revision_id: number;
  stage: MarkingStage;
  state: "waiting" | "taken" | "done" | "void";
  score: number | null;
  ticks: TheoryTicks | null;
  refer_note: string | null;
}

interface SettledRound {
  id: number;
  tolerance: number;
}

/** The caller holds the locks of these answers' tasks. */
export async function settleAnswers(db: Db, round: SettledRound, responses: readonly number[]): Promise<void> {
  const { rows } = await sql<TaskRow>`
    select t.id, t.response_id, t.question_id, t.revision_id, t.stage, t.state, m.score, m.ticks, m.refer_note
    from marking_tasks t
    left join lateral (select * from marking_marks m where m.task_id = t.id order by m.id desc limit 1) m
      on t.state = 'done'
    where t.response_id = any(${responses}::bigint[])`.execute(db);
  for (const tasks of Map.groupBy(rows, ({ response_id }) => response_id).values()) await settleOne(db, round, tasks);
}

const markOf = ({ stage, score, refer_note }: TaskRow): StageMark => ({
  stage,
  score,
  is_referred: refer_note !== null,
});

async function settleOne(db: Db, round: SettledRound, tasks: readonly TaskRow[]): Promise<void> {
  const settled = settle(tasks.filter(({ state }) => state !== "void").map(markOf), round.tolerance);
  const moderation = tasks.find(({ stage }) => stage === "moderation");
  if (settled.state === "moderation") {
    if (!moderation) await addModeration(db, round, tasks[0]!);
    else if (moderation.state === "void") await setState(db, moderation, "waiting");
    await dropWaiting(db, tasks);
  } else if (moderation?.state === "waiting") await setState(db, moderation, "void");
  if (settled.state === "settled" && settled.stage === "moderation" && moderation?.ticks) {
    await dropWaiting(db, tasks);
    const { response_id, question_id, revision_id, ticks, score } = moderation;
    await addModerated(db, round.id, { response_id, question_id, revision_id, ticks, score: score ?? 0 });
  }
}

/** A moderator decides, so nobody else needs to begin. */
async function dropWaiting(db: Db, tasks: readonly TaskRow[]): Promise<void> {
  for (const task of tasks)
    if (task.state === "waiting" && (task.stage === "first" || task.stage === "second"))
      await setState(db, task, "void");
}

const setState = (db: Db, { id }: TaskRow, state: "waiting" | "void") =>
  db.updateTable("marking_tasks").set({ state, marker_id: null, lease_until: null }).where("id", "=", id).execute();

const addModeration = (db: Db, round: SettledRound, { response_id, question_id, revision_id }: TaskRow) =>
  db
    .insertInto("marking_tasks")
    .values({
      ...{ uuid: uuidv7(), round_id: round.id, question_id, revision_id, response_id, stage: "moderation" },
      ...{ position: sql<number>`floor(random() * 2147483647)::int`, state: "waiting" },
    })
    .execute();
