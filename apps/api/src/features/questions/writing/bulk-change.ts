import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { moveQuestions, refuseMove, retireQuestions } from "./move-questions.ts";
import { isPublisher } from "./publishing.ts";
import { changeBank } from "./question-counts.ts";

interface Chosen {
  id: number;
  state: "draft" | "review" | "live" | "retired";
  stage: "draft" | "review" | "live" | "retired";
  subject_id: number;
}

async function lockChosen(db: Db, uuids: string[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select id, state, stage, subject_id from questions where uuid = any(${uuids}::uuid[]) order by id for update`.execute(
    db,
  );
  if (rows.length !== new Set(uuids).size) fail("not_found", "One of these questions does not exist.");
  return rows;
}

/** All of them or none: a question that may not be changed so refuses the whole change. */
export async function bulkChange({ db, user, input, now, remember }: Call<typeof questions.bulkChange>) {
  const { question_ids, difficulty_level, topic_id, year, to } = input;
  const chosen = await lockChosen(db, question_ids);
  const ids = chosen.map(({ id }) => id);
  if (to) for (const { stage, state } of chosen) refuseMove(stage, state === "live", to, isPublisher(user.role));
  const topic = topic_id ? await topicFor(db, topic_id, chosen) : undefined;
  const set = { difficulty: difficulty_level, topic_id: topic, year };
  if (Object.values(set).some((value) => value !== undefined))
    await changeBank(db, ids, () =>
      db
        .updateTable("questions")
        .set({ ...set, staff_edited_at: now })
        .where("id", "in", ids)
        .execute(),
    );
  if (to) await moveQuestions(db, ids, to, now);
  remember({ after: { questions: ids.length, difficulty_level, topic_id, year, to } });
  return { changed: ids.length };
}

async function topicFor(db: Db, uuid: string, chosen: Chosen[]): Promise<number> {
  const topic = await db
    .selectFrom("topics")
    .select(["id", "subject_id"])
    .where("uuid", "=", uuid)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (!topic) return failField("topic_id", "This topic does not exist");
  if (chosen.some(({ subject_id }) => subject_id !== topic.subject_id))
    failField("topic_id", "The topic belongs to another subject than some of these questions");
  return topic.id;
}

export async function bulkDelete({ db, input, now, remember }: Call<typeof questions.bulkDelete>) {
  const chosen = await lockChosen(db, input.question_ids);
  const changed = await retireQuestions(
    db,
    chosen.map(({ id }) => id),
    now,
  );
  remember({ after: { questions: changed } });
  return { changed };
}
