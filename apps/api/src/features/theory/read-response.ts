// One answer of a student, with guide, model answer and specimen once writing has ended.
import type { TheoryResponse } from "@sabiprep/contract";
import { type Guide, markTheory, type TheoryTicks } from "@sabiprep/exam";
import type { ArtefactTheoryQuestion } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { type PhotoRow, photosOf, shownPhotos } from "./photos.ts";
import { guideOf, type QuestionRow, questionOf } from "./theory-rows.ts";

export const NO_ANSWER = "We could not find that answer.";

interface MarkRow {
  ticks: TheoryTicks;
  unsure: string[];
  score: number;
  low: number;
  high: number;
  marked_at: string;
}

export interface ResponseRow extends QuestionRow {
  id: number;
  response_uuid: string;
  paper: TheoryResponse["paper"];
  sitting_id: string | null;
  answers: Record<string, string>;
  photos: PhotoRow[];
  seq: number;
  started_at: string;
  finished_at: string | null;
  source: ArtefactTheoryQuestion["source"];
  specimen_mark: MarkRow | null;
  own_mark: MarkRow | null;
}

const latestMark = (kind: "specimen" | "self") => sql`(
  select jsonb_build_object('ticks', m.ticks, 'unsure', m.unsure, 'score', m.score, 'low', m.low, 'high', m.high,
    'marked_at', m.marked_at)
  from theory_marks m where m.response_id = r.id and m.kind = ${kind} order by m.id desc limit 1)`;

/** @throws Failure not_found when it does not exist or belongs to somebody else. */
export async function ownResponse(db: Db, candidateId: number, uuid: string): Promise<ResponseRow> {
  const { rows } = await sql<ResponseRow>`
    select r.id, r.uuid as response_uuid, q.uuid, q.number, q.section, q.level, q.marks,
      jsonb_build_object('uuid', t.uuid, 'name', t.name) as topic, v.guide, v.page, v.source,
      jsonb_build_object('uuid', p.uuid, 'title', p.title,
        'subject', jsonb_build_object('uuid', u.uuid, 'name', u.name)) as paper,
      (select s.uuid from theory_sittings s where s.id = r.sitting_id) as sitting_id,
      r.answers, ${photosOf("r")} as photos, r.seq, r.started_at, r.finished_at,
      ${latestMark("specimen")} as specimen_mark, ${latestMark("self")} as own_mark
    from theory_responses r join theory_questions q on q.id = r.question_id
    join theory_revisions v on v.id = r.revision_id join theory_papers p on p.id = q.paper_id
    join subjects u on u.id = p.subject_id join topics t on t.id = q.topic_id
    where r.uuid = ${uuid} and r.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? fail("not_found", NO_ANSWER);
}

export function responseOf(row: ResponseRow, context: AppContext, now: Date): TheoryResponse {
  const finished = row.finished_at !== null;
  return {
    uuid: row.response_uuid,
    question: questionOf(row),
    paper: row.paper,
    sitting_id: row.sitting_id,
    answers: row.answers,
    photos: shownPhotos(row.photos, context, now),
    seq: row.seq,
    started_at: row.started_at,
    finished_at: row.finished_at,
    guide: finished ? guideOf(row.guide, row.page) : null,
    model_html: finished ? row.page.model_html : null,
    specimen: finished ? { html: row.page.specimen_html, checked: checkedOf(row) } : null,
    mark: markOf(row.guide, row.own_mark),
  };
}

function checkedOf({ guide, source, specimen_mark }: ResponseRow) {
  const [student] = specimen_mark?.ticks.attempts ?? [];
  if (!student || !specimen_mark) return null;
  const examiner = source.specimen.ticks;
  const examined = markTheory(guide, { guide_version: guide.version, attempts: [examiner] });
  return {
    student,
    student_score: specimen_mark.score,
    examiner,
    examiner_score: examined.score,
    remark: source.specimen.remark,
  };
}

function markOf(guide: Guide, mark: MarkRow | null): TheoryResponse["mark"] {
  const [ticks] = mark?.ticks.attempts ?? [];
  if (!mark || !ticks) return null;
  const { score, max, parts, lost, deductions } = markTheory(guide, mark.ticks);
  const { unsure, low, high, marked_at } = mark;
  return { score, max, parts, lost, deductions, ticks, unsure, low, high, marked_at };
}
