// Reads everything that new questions refer to in one go: subjects, exams, topics, passages, media.
import type { NewQuestion } from "@sabiprep/contract";
import { picturesIn } from "@sabiprep/markup";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { textsOf } from "../rendering/render-questions.ts";

export interface Catalogue {
  subjects: Map<string, { id: number; name: string }>;
  exams: Map<string, { id: number; name: string }>;
  /** `exam id/subject id` of each subject on offer, and how many options its papers may have. */
  offered: Map<string, 4 | 5>;
  topics: Map<string, { id: number; subject_id: number }>;
  levels: Map<string, number>;
  /** The live revision of each passage. */
  passages: Map<string, number>;
  pictures: Set<string>;
  recordings: Set<string>;
}

const given = (
  rows: readonly NewQuestion[],
  field: "topic_id" | "passage_id" | "picture_id" | "audio_id",
): string[] => [...new Set(rows.flatMap((row) => row[field] || []))];

/** Pictures of the rows themselves, and those shown in their texts. */
const picturesOf = (rows: readonly NewQuestion[]): string[] => [
  ...new Set([
    ...given(rows, "picture_id"),
    ...rows.flatMap((row) => textsOf(row).flatMap(({ source }) => picturesIn(source))),
  ]),
];

export async function readCatalogue(db: Db, rows: readonly NewQuestion[]): Promise<Catalogue> {
  const subjects = await db
    .selectFrom("subjects")
    .select(["id", "uuid", "name"])
    .where("retired_at", "is", null)
    .execute();
  const exams = await db.selectFrom("exam_types").select(["id", "uuid", "name"]).execute();
  const offered = await sql<{ pair: string; options: 4 | 5 }>`
    select es.exam_type_id || '/' || es.subject_id as pair, coalesce(max(b.options), 4) as options
    from exam_subjects es left join blueprints b on b.exam_type_id = es.exam_type_id and b.subject_id = es.subject_id
    group by 1`.execute(db);
  const levels = await db.selectFrom("class_levels").select(["id", "uuid"]).execute();
  const topics = await sql<{ id: number; uuid: string; subject_id: number }>`
    select id, uuid, subject_id from topics where uuid = any(${given(rows, "topic_id")}::uuid[])
      and retired_at is null`.execute(db);
  const passages = await sql<{ uuid: string; live_revision_id: number }>`
    select uuid, live_revision_id from passages
    where uuid = any(${given(rows, "passage_id")}::uuid[]) and live_revision_id is not null`.execute(db);
  // Locked while the question is written: uploads that nothing shows are deleted at night (uploads-nobody-shows.ts).
  const pictures = await sql<{ sha256: string }>`
    select sha256 from pictures where sha256 = any(${picturesOf(rows)}::text[]) for key share`.execute(db);
  const recordings = await sql<{ uuid: string }>`
    select uuid from files where uuid = any(${given(rows, "audio_id")}::uuid[]) and purpose = 'question'
      and mime_type like 'audio/%' and retired_at is null for key share`.execute(db);
  return {
    subjects: new Map(subjects.map(({ uuid, ...row }) => [uuid, row])),
    exams: new Map(exams.map(({ uuid, ...row }) => [uuid, row])),
    offered: new Map(offered.rows.map((row) => [row.pair, row.options])),
    topics: new Map(topics.rows.map(({ uuid, ...row }) => [uuid, row])),
    levels: new Map(levels.map((row) => [row.uuid, row.id])),
    passages: new Map(passages.rows.map((row) => [row.uuid, row.live_revision_id])),
    pictures: new Set(pictures.rows.map((row) => row.sha256)),
    recordings: new Set(recordings.rows.map((row) => row.uuid)),
  };
}
