// The exams, subjects, topics and papers from which a teacher sets work.
import type { DataOf, workChoices } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Call } from "../../http/route.ts";
import { standingIn } from "./standing.ts";

export async function workExams({ db, user, input }: Call<typeof workChoices.exams>) {
  await standingIn(db, user, input.school_id);
  const { rows } = await sql<DataOf<typeof workChoices.exams>[number]>`
    select e.uuid, e.name,
      json_agg(json_build_object('uuid', s.uuid, 'name', s.name, 'questions', es.questions_count)
        order by s.position) as subjects
    from exam_types e join exam_subjects es on es.exam_type_id = e.id join subjects s on s.id = es.subject_id
    where es.questions_count > 0 and s.retired_at is null
    group by e.id order by e.position`.execute(db);
  return rows;
}

export async function workSubject({ db, user, input }: Call<typeof workChoices.subject>) {
  await standingIn(db, user, input.school_id);
  type Choices = DataOf<typeof workChoices.subject>;
  const topics = await sql<Choices["topics"][number]>`
    select t.uuid, t.name, t.questions_count as questions from topics t join subjects s on s.id = t.subject_id
    where s.uuid = ${input.subject_id} and s.retired_at is null and t.retired_at is null and t.questions_count > 0
    order by t.position`.execute(db);
  const papers = await sql<Choices["papers"][number]>`
    select p.uuid, p.year, p.source, p.items_count as questions, p.minutes, p.staff_edited_at is not null as is_built
    from papers p join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
    where e.uuid = ${input.exam_id} and s.uuid = ${input.subject_id} and s.retired_at is null
    order by p.year desc limit 300`.execute(db);
  return { topics: topics.rows, papers: papers.rows };
}
