import type { ArtefactHead } from "@sabiprep/question-bank/artefact";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { CatalogueIds } from "./write-catalogue.ts";

/**
 * Writes our own series. Papers that staff imported for the same year or changed are kept, and so is a paper with the
 * same questions.
 */
export async function writePapers(
  db: Db,
  { papers, questions }: ArtefactHead,
  ids: CatalogueIds,
  questionIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const rows = papers.map((paper) => ({
    uuid: paper.uuid,
    exam_type_id: ids.exams.get(paper.exam),
    subject_id: ids.subjects.get(paper.subject),
    year: paper.year,
    minutes: paper.minutes,
    asked: paper.questions.map((at) => questionIds.get(questions[at]!.key)!),
  }));
  const shipped = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as n (uuid uuid, exam_type_id bigint, subject_id bigint, year int, minutes int, asked bigint[])`;
  await sql`
    insert into papers (uuid, exam_type_id, subject_id, year, source, items_count, minutes, created_at)
    select uuid, exam_type_id, subject_id, year, 'original', cardinality(asked), minutes, ${now} from ${shipped}
    on conflict (exam_type_id, subject_id, year) do update set items_count = excluded.items_count,
      minutes = excluded.minutes
    where papers.source = 'original' and papers.staff_edited_at is null
      and (papers.items_count, papers.minutes) is distinct from (excluded.items_count, excluded.minutes)`.execute(db);
  const moved = sql`
    moved as materialized (
      select p.id, n.asked from ${shipped} join papers p on p.uuid = n.uuid and p.source = 'original'
        and p.staff_edited_at is null
      where n.asked is distinct from array(select question_id from paper_items where paper_id = p.id
        order by position))`;
  await sql`
    with ${moved} delete from paper_items i using moved where i.paper_id = moved.id
      and i.position > cardinality(moved.asked)`.execute(db);
  await sql`
    with ${moved} insert into paper_items (paper_id, position, question_id)
    select moved.id, a.position, a.question_id from moved, unnest(moved.asked)
      with ordinality as a (question_id, position)
    on conflict (paper_id, position) do update set question_id = excluded.question_id
    where paper_items.question_id <> excluded.question_id`.execute(db);
}
