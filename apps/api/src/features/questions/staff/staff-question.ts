// Questions as staff see them: the newest text, both as written and as shown, the key in force, and how it was answered.
import type { StaffQuestion } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { audioUrl, pictureUrl } from "../media-url.ts";
import { type StoredWhys, whysShown } from "../whys.ts";
import { isErasable } from "../writing/erase-question.ts";
import { heldUntil } from "../writing/review-due.ts";
import { lettered, lettersAccepted } from "./lettered-options.ts";

type NamedRow = { uuid: string; name: string };

interface Row {
  key: number;
  id: string;
  question_body: string;
  question_body_source: string;
  answer_explanation: string;
  answer_explanation_source: string;
  hint: string;
  hint_source: string;
  instruction: string;
  instruction_source: string;
  options: { id: string; source: string; html: string; fifth_only: boolean }[];
  whys: StoredWhys;
  answers_wanted: StaffQuestion["answers_wanted"];
  accepted_ids: string[];
  is_void: boolean;
  subject: NamedRow;
  exam_types: NamedRow[];
  topic: NamedRow | null;
  class_level: NamedRow | null;
  passage: StaffQuestion["passage"];
  difficulty_level: StaffQuestion["difficulty_level"];
  author_difficulty: StaffQuestion["author_difficulty"];
  pool: StaffQuestion["pool"];
  year: number | null;
  review_by: string | null;
  native_review: boolean;
  question_type: StaffQuestion["question_type"];
  state: StaffQuestion["stage"];
  stage: StaffQuestion["stage"];
  source: StaffQuestion["source"];
  picture_id: string | null;
  picture_type: string | null;
  picture_alt: string | null;
  audio_id: string | null;
  revision: number;
  created_at: string;
  edited_at: string | null;
  erasable: boolean;
  tags: string[];
  reviewer: NamedRow | null;
  answered: number;
  correct: number;
}

const namedRow = (table: string) =>
  sql.raw(`case when ${table}.id is not null then json_build_object('uuid', ${table}.uuid, 'name', ${table}.name) end`);

/** The questions with these ids, in their order, with as many options as their paper shows. The default is five. */
export async function readStaffQuestions(db: Db, ids: readonly number[], onPaper: 4 | 5 = 5): Promise<StaffQuestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select q.id as key, q.uuid as id, r.body_html as question_body, r.body_source as question_body_source,
      r.explanation_html as answer_explanation, r.explanation_source as answer_explanation_source, r.hint_html as hint,
        r.hint_source, r.instruction_html as instruction, r.instruction_source,
      r.options, r.answers_wanted, r.whys,
      coalesce(k.accepted, '{}') as accepted_ids, coalesce(k.is_void, false) as is_void, ${namedRow("s")} as subject,
      (select coalesce(json_agg(json_build_object('uuid', e.uuid, 'name', e.name) order by e.position), '[]')
        from exam_types e where e.id = any(q.exam_type_ids)) as exam_types,
      ${namedRow("t")} as topic, ${namedRow("l")} as class_level,
      case when p.id is not null then json_build_object('uuid', pa.uuid, 'title', p.title, 'body',
        p.body_html) end as passage,
      q.difficulty as difficulty_level, q.author_difficulty, q.pool, q.year,
        to_char(${heldUntil}, 'YYYY-MM-DD') as review_by,
        q.awaits_native_reader as native_review, r.question_type, q.state, q.stage, q.source,
      r.picture_sha256 as picture_id, c.mime_type as picture_type, r.picture_alt, r.audio_file_uuid as audio_id,
      r.no as revision, q.created_at, q.staff_edited_at as edited_at, ${isErasable} as erasable, q.tags,
        ${namedRow("v")} as reviewer, coalesce(i.answered, 0)::int as answered, coalesce(i.correct, 0)::int as correct
    from questions q
    join question_revisions r on r.id = q.newest_revision_id
    join subjects s on s.id = q.subject_id
    left join topics t on t.id = q.topic_id
    left join staff v on v.id = q.reviewer_id
    left join class_levels l on l.id = q.class_level_id
    left join passage_revisions p on p.id = r.passage_revision_id
    left join passages pa on pa.id = p.passage_id
    left join pictures c on c.sha256 = r.picture_sha256
    left join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc
      limit 1) k on true
    left join lateral (select sum(responses) as answered, sum(correct) as correct from item_statistics
      where question_id = q.id) i on true
    where q.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.key, shown(row, onPaper)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function readStaffQuestion(db: Db, id: number): Promise<StaffQuestion> {
  const [question] = await readStaffQuestions(db, [id]);
  return question ?? fail("not_found", "We could not find that question.");
}

function shown(stored: Row, onPaper: 4 | 5): StaffQuestion {
  const { options, accepted_ids, answered, correct, state, picture_type, key: _, ...row } = stored;
  const all = lettered(options.filter(({ fifth_only }) => onPaper === 5 || !fifth_only));
  const html = (letter: OptionLetter) => all.find((option) => option.letter === letter)?.html ?? null;
  const source = (letter: OptionLetter) => all.find((option) => option.letter === letter)?.source ?? null;
  const accepted = row.is_void ? [] : lettersAccepted(all, accepted_ids);
  const exam_type = row.exam_types[0] ?? null;
  return {
    ...row,
    option_a: html("A") ?? "",
    option_b: html("B") ?? "",
    option_c: html("C"),
    option_d: html("D"),
    option_e: html("E"),
    option_f: html("F"),
    option_a_source: source("A") ?? "",
    option_b_source: source("B") ?? "",
    option_c_source: source("C"),
    option_d_source: source("D"),
    option_e_source: source("E"),
    option_f_source: source("F"),
    whys: whysShown(
      { whys: stored.whys, accepted: accepted_ids },
      all.map(({ id }) => id),
    ),
    accepted,
    correct_answer: accepted.length === 1 ? accepted[0]! : null,
    subject_id: row.subject.uuid,
    exam_type,
    exam_type_id: exam_type?.uuid ?? null,
    status: state === "live" ? "ACTIVE" : "INACTIVE",
    is_live: state === "live",
    picture_url: pictureUrl(row.picture_id, picture_type),
    audio_url: audioUrl(row.audio_id),
    times_answered: answered,
    correct_rate: answered === 0 ? null : Math.round((correct * 100) / answered),
  };
}
