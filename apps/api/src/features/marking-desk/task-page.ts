// One answer as a marker sees it: question, guide, model answer and what the student wrote, without any name, date or id
// of the student. A seed looks the same.
import type { MarkingTask } from "@sabiprep/contract";
import type { TheoryPart, TheoryTicks } from "@sabiprep/exam";
import { render } from "@sabiprep/markup";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { guideOf, type PhotoRow, photosOf, type QuestionRow, questionOf, shownPhotos } from "../theory/public.ts";

interface TaskRow extends QuestionRow {
  id: number;
  task_uuid: string;
  stage: "first" | "second" | "moderation" | "query" | "seed";
  response_id: number | null;
  guide_key: string;
  lease_until: string;
  answers: Record<string, string> | null;
  photos: PhotoRow[];
  specimen: string | null;
  query: MarkingTask["query"];
}

const kindOf = (stage: TaskRow["stage"]): MarkingTask["kind"] =>
  stage === "moderation" || stage === "query" ? stage : "marking";

export async function taskPage(db: Db, taskId: number, context: AppContext, now: Date): Promise<MarkingTask> {
  const { rows } = await sql<TaskRow>`
    select t.id, t.uuid as task_uuid, t.stage, t.response_id, t.lease_until, q.uuid, q.number, q.section, q.level,
      q.marks, jsonb_build_object('uuid', o.uuid, 'name', o.name) as topic, v.guide, v.page, v.hash as guide_key,
      coalesce(a.answers, seen.answers) as answers, ${photosOf("a")} || ${photosOf("seen")} as photos,
      case when s.source = 'specimen' then v.source #>> '{specimen,script}' end as specimen,
      (select jsonb_build_object('atom', k.atom, 'words', k.words) from marking_queries k
        where k.task_id = t.id) as query
    from marking_tasks t join theory_questions q on q.id = t.question_id join topics o on o.id = q.topic_id
    join theory_revisions v on v.id = t.revision_id
    left join theory_responses a on a.id = t.response_id
    left join marking_seeds s on s.id = t.seed_id
    left join theory_responses seen on seen.id = s.response_id
    where t.id = ${taskId}`.execute(db);
  const row = rows[0]!;
  return {
    uuid: row.task_uuid,
    kind: kindOf(row.stage),
    question: questionOf(row),
    guide: guideOf(row.guide, row.page),
    guide_key: row.guide_key,
    model_html: row.page.model_html,
    answer: {
      text: row.specimen === null ? scriptOf(row.answers ?? {}, row.guide.parts) : specimenText(row.specimen),
      photos: shownPhotos(row.photos, context, now),
    },
    lease_until: row.lease_until,
    earlier: await earlierMarks(db, row),
    query: row.query,
  };
}

/** One text with the labels of the parts, as a specimen has it, so that nobody can tell the two apart. */
const scriptOf = (answers: Record<string, string>, parts: readonly TheoryPart[]): string =>
  parts
    .filter(({ id }) => answers[id]?.trim())
    .map(({ id, label }) => `${label} ${answers[id]}`.trim())
    .join("\n\n");

const specimenText = (script: string): string => render(script).text.trim();

/** A moderator sees both marks, and the marker who answers a query sees the mark in force. A second marker sees nothing. */
async function earlierMarks(db: Db, { stage, response_id }: TaskRow): Promise<MarkingTask["earlier"]> {
  if (stage !== "moderation" && stage !== "query") return [];
  const { rows } = await sql<{
    stage: string;
    score: number;
    ticks: TheoryTicks;
    comments: Record<string, string>;
    refer_note: string | null;
  }>`
    select t.stage, m.score, m.ticks, m.comments, m.refer_note from marking_tasks t
    join lateral (select * from marking_marks m where m.task_id = t.id order by m.id desc limit 1) m on true
    where t.response_id = ${response_id} and t.state = 'done' and t.stage in ('first', 'second', 'moderation')
    order by array_position(array['moderation', 'first', 'second'], t.stage)`.execute(db);
  const shown = stage === "query" ? rows.slice(0, 1) : rows.filter((row) => row.stage !== "moderation");
  return shown.map(({ score, ticks, comments, refer_note }) => ({
    score,
    ticks: ticks.attempts[0] ?? { atoms: [], bands: {}, deductions: [] },
    comments,
    refer_note,
  }));
}
