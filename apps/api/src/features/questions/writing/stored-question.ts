// The current state of a question, locked for the change that follows.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { sameWhys } from "../whys.ts";
import type { PreparedQuestion, StoredOption } from "./prepare-question.ts";

export interface QuestionState {
  id: number;
  uuid: string;
  subject_id: number;
  state: "draft" | "review" | "live" | "retired";
  stage: "draft" | "review" | "live" | "retired";
  live_revision_id: number | null;
  newest_revision_id: number;
  exam_type_ids: number[];
  edited_at: string | null;
  author_id: number | null;
  /** Of the newest revision. */
  no: number;
  texts: RevisionTexts;
  accepted: string[];
  is_void: boolean;
}

export type RevisionTexts = Pick<
  PreparedQuestion,
  | "question_type"
  | "answers_wanted"
  | "body_source"
  | "body_html"
  | "explanation_source"
  | "explanation_html"
  | "hint_source"
  | "hint_html"
  | "instruction_source"
  | "instruction_html"
  | "whys"
  | "renderer"
  | "passage_revision_id"
  | "picture_sha256"
  | "picture_alt"
  | "audio_file_uuid"
> & { options: StoredOption[] };

export async function lockQuestion(db: Db, uuid: string): Promise<QuestionState> {
  const { rows } = await sql<Omit<QuestionState, "texts"> & RevisionTexts>`
    select q.id, q.uuid, q.subject_id, q.state, q.stage, q.live_revision_id, q.newest_revision_id, q.exam_type_ids,
      q.staff_edited_at as edited_at, r.staff_id as author_id, r.no, r.question_type,
      r.body_source, r.body_html, r.options, r.answers_wanted, r.explanation_source, r.explanation_html, r.hint_source,
        r.hint_html, r.instruction_source, r.instruction_html, r.whys, r.renderer, r.passage_revision_id,
          r.picture_sha256,
      r.picture_alt, r.audio_file_uuid, k.accepted, k.is_void
    from questions q join question_revisions r on r.id = q.newest_revision_id
    join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc limit 1) k
      on true
    where q.uuid = ${uuid} for update of q`.execute(db);
  const row = rows[0] ?? fail("not_found", "We could not find that question.");
  return { ...row, texts: row };
}

const textFields = [
  "question_type",
  "answers_wanted",
  "body_source",
  "explanation_source",
  "hint_source",
  "instruction_source",
  "passage_revision_id",
  "picture_sha256",
  "picture_alt",
  "audio_file_uuid",
] as const;

/** True if nothing that a candidate reads would change. */
export const sameTexts = (a: RevisionTexts, b: RevisionTexts): boolean =>
  textFields.every((field) => a[field] === b[field]) &&
  a.options.length === b.options.length &&
  a.options.every((option, at) => {
    const other = b.options[at]!;
    return option.id === other.id && option.source === other.source && option.fifth_only === other.fifth_only;
  }) &&
  sameWhys(a.whys, b.whys);
