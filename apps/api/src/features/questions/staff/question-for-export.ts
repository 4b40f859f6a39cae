// Questions as they were written, for files that leave the site: the newest text of each with the key in force.
import type { NewQuestion } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { type StoredWhys, whysShown } from "../whys.ts";
import { lettered, lettersAccepted } from "./lettered-options.ts";

export interface ExportFilter {
  question_ids?: string[] | undefined;
  /** Already found by the list, a paper or an import. */
  ids?: number[] | undefined;
  subject_id?: string | undefined;
  exam_type_id?: string | undefined;
  year?: number | undefined;
  stage?: "draft" | "review" | "live" | "retired" | undefined;
}

export interface ExportedQuestion extends NewQuestion {
  id: number;
  uuid: string;
  subject_name: string;
  exam_name: string;
  exam_names: string[];
  topic_name: string | null;
  stage: "draft" | "review" | "live" | "retired";
  passage: { uuid: string; title: string; body_source: string } | null;
  picture: { sha256: string; mime_type: string; svg: string | null; file_uuid: string | null } | null;
  /** Every right option. `correct_answer` has all of them if a question has several, otherwise the first. */
  accepted: OptionLetter[];
  is_void: boolean;
}

type Small = Lowercase<OptionLetter>;

interface Row extends Omit<ExportedQuestion, `option_${Small}` | `why_${Small}` | "accepted"> {
  options: { id: string; source: string; html: string; fifth_only: boolean }[];
  whys: StoredWhys;
  accepted_ids: string[];
}

/** A question may have no year of its own and still be in a paper of that year. */
const inPaperOf = ({ year, subject_id, exam_type_id }: ExportFilter) => sql`exists (
  select 1 from paper_items i join papers p on p.id = i.paper_id
  where i.question_id = q.id and p.year = ${year}
    ${subject_id ? sql`and p.subject_id = (select id from subjects where uuid = ${subject_id})` : sql``}
    ${exam_type_id ? sql`and p.exam_type_id = (select id from exam_types where uuid = ${exam_type_id})` : sql``})`;

/** One page of questions, oldest first. `after` is the uuid of the last one read. */
export async function questionForExport(
  db: Db,
  filter: ExportFilter,
  { after, limit = 500 }: { after?: string | undefined; limit?: number } = {},
): Promise<ExportedQuestion[]> {
  const { rows } = await sql<Row>`
    select q.id, q.uuid, q.stage, q.year, q.source, q.difficulty as difficulty_level, q.pool, r.question_type,
      case when q.state = 'live' then 'ACTIVE' else 'INACTIVE' end as status,
      r.body_source as question_body, r.options, r.answers_wanted, r.whys, r.explanation_source as answer_explanation,
        r.hint_source as hint, r.instruction_source as instruction,
      s.uuid as subject_id, s.name as subject_name, e.uuid as exam_type_id, e.name as exam_name,
      array(select x.name from exam_types x where x.id = any(q.exam_type_ids) order by x.position) as exam_names,
      t.uuid as topic_id, t.name as topic_name, l.uuid as class_level_id, pa.uuid as passage_id,
      case when p.id is not null then json_build_object('uuid', pa.uuid, 'title', p.title, 'body_source',
        p.body_source) end as passage,
      r.picture_sha256 as picture_id, r.picture_alt, r.audio_file_uuid as audio_id,
      case when c.sha256 is not null then json_build_object('sha256', c.sha256, 'mime_type', c.mime_type, 'svg', c.svg,
        'file_uuid', c.file_uuid) end as picture,
      coalesce(k.accepted, '{}') as accepted_ids, coalesce(k.is_void, false) as is_void
    from questions q
    join question_revisions r on r.id = q.newest_revision_id
    join subjects s on s.id = q.subject_id
    left join lateral (select uuid, name from exam_types where id = any(q.exam_type_ids) order by position limit 1) e
      on true
    left join topics t on t.id = q.topic_id
    left join class_levels l on l.id = q.class_level_id
    left join passage_revisions p on p.id = r.passage_revision_id
    left join passages pa on pa.id = p.passage_id
    left join pictures c on c.sha256 = r.picture_sha256
    left join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc
      limit 1) k on true
    where true
      ${filter.question_ids ? sql`and q.uuid = any(${filter.question_ids}::uuid[])` : sql``}
      ${filter.ids ? sql`and q.id = any(${filter.ids}::bigint[])` : sql``}
      ${filter.subject_id ? sql`and s.uuid = ${filter.subject_id}` : sql``}
      ${
        filter.exam_type_id
          ? sql`and q.exam_type_ids @> array(select id from exam_types
        where uuid = ${filter.exam_type_id})`
          : sql``
      }
      ${filter.year ? sql`and (q.year = ${filter.year} or ${inPaperOf(filter)})` : sql``}
      ${
        filter.stage
          ? sql`and q.stage = ${filter.stage}`
          : filter.ids || filter.question_ids
            ? sql``
            : sql`and q.stage <> 'retired'`
      }
      ${after ? sql`and q.id > (select id from questions where uuid = ${after})` : sql``}
    order by q.id limit ${limit}`.execute(db);
  return rows.map(({ options, whys, accepted_ids, ...row }) => {
    const shown = lettered(options);
    const source = (letter: OptionLetter) => shown.find((option) => option.letter === letter)?.source;
    const accepted = lettersAccepted(options, accepted_ids);
    const reasons = whysShown(
      { whys, accepted: accepted_ids },
      shown.map(({ id }) => id),
    );
    const why = (letter: OptionLetter) => reasons.find((reason) => reason.letter === letter)?.source ?? null;
    return {
      ...row,
      option_a: source("A") ?? "",
      option_b: source("B") ?? "",
      option_c: source("C") ?? null,
      option_d: source("D") ?? null,
      option_e: source("E") ?? null,
      option_f: source("F") ?? null,
      why_a: why("A"),
      why_b: why("B"),
      why_c: why("C"),
      why_d: why("D"),
      why_e: why("E"),
      why_f: why("F"),
      correct_answer: (row.answers_wanted === "one" ? accepted[0] : accepted.join("")) || "A",
      accepted,
    };
  });
}
