// Finished tests marked for a teacher, who may know the result before the pupil does. Nothing is written.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { keysInForce } from "../questions/public.ts";
import { readSheets } from "./answer-store.ts";
import { type MarkedSitting, markSheet } from "./mark-sitting.ts";
import { finishedSittings, placesOf } from "./read-sitting.ts";

export interface TeacherMark extends Pick<MarkedSitting, "score" | "correct" | "total" | "topics"> {
  questions: { revision_id: number; is_correct: boolean; chosen: string | null }[];
}

/** By sitting. One that is not finished has none. */
export async function teacherMarks(db: Db, ids: readonly number[]): Promise<Map<number, TeacherMark>> {
  if (ids.length === 0) return new Map();
  const sittings = await finishedSittings(db, ids);
  const sheets = await readSheets(db, sql`where a.sitting_id = any(${sittings.map(({ id }) => id)}::bigint[])`);
  const keys = await keysInForce(
    db,
    sittings.flatMap(({ sections }) => sections.flatMap(({ revision_ids }) => revision_ids)),
  );
  return new Map(
    sittings.map((sitting) => {
      const { sheet } = sheets.get(sitting.id)!;
      const places = placesOf(sitting, keys);
      const { score, correct, total, topics, marking } = markSheet(sitting, places, sheet);
      const questions = places.map(({ question }, at) => ({
        revision_id: question.revision_id,
        is_correct: marking.questions[at]!.is_correct,
        chosen: sheet[at]!.chosen,
      }));
      return [sitting.id, { score, correct, total, topics, questions }];
    }),
  );
}
