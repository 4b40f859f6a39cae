// Which theory papers there are, and what the student has done in them.
import type { TheoryPaper, theory } from "@sabiprep/contract";
import { markPaper, type PaperSection } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";

const BEGINS_CHARACTERS = 120;

export async function theorySubjects({ db, user }: Call<typeof theory.subjects>) {
  const { rows } = await sql<{ uuid: string; name: string; papers: number; questions: number; is_own: boolean }>`
    select u.uuid, u.name, count(distinct p.id)::int as papers, count(q.id)::int as questions,
      exists (
        select 1 from candidate_profiles f where f.candidate_id = ${user.id} and u.id = any(f.subject_ids)) as is_own
    from theory_papers p join subjects u on u.id = p.subject_id
    join theory_questions q on q.paper_id = p.id and q.retired_at is null
    where p.retired_at is null and u.retired_at is null
    group by u.id order by is_own desc, u.name`.execute(db);
  return rows;
}

interface QuestionRow {
  paper_id: number;
  uuid: string;
  number: number;
  section: string;
  marks: number;
  level: number;
  topic: { uuid: string; name: string };
  begins: string;
  last: { uuid: string; is_finished: boolean; score: number | null; max: number; at: string } | null;
}

export async function listTheory({ db, user, input }: Call<typeof theory.list>) {
  const subject = await db
    .selectFrom("subjects")
    .select(["id", "uuid", "name"])
    .where("uuid", "=", input.subject_id)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (!subject) fail("not_found", "We could not find that subject.");
  const { rows: papers } = await sql<PaperRow>`
    select p.id, p.uuid, p.title, p.exam, p.minutes, p.sections, (
      select jsonb_build_object('uuid', s.uuid, 'ends_at', s.ends_at) from theory_sittings s
      where s.candidate_id = ${user.id} and s.paper_id = p.id and s.finished_at is null
      order by s.started_at desc limit 1) as open_sitting
    from theory_papers p where p.subject_id = ${subject.id} and p.retired_at is null order by p.title, p.id`.execute(
    db,
  );
  const questions = await questionsOf(db, user.id, subject.id, input.topic_id);
  const best = await bestOf(db, user.id, papers, questions);
  const { uuid, name } = subject;
  return {
    subject: { uuid, name },
    papers: papers
      .map((paper) => paperOf(paper, questions, best.get(paper.id) ?? null))
      .filter(({ sections }) => sections.length > 0),
  };
}

interface PaperRow {
  id: number;
  uuid: string;
  title: string;
  exam: string;
  minutes: number;
  sections: PaperSection[];
  open_sitting: TheoryPaper["open_sitting"];
}

function paperOf(
  { id, sections, ...paper }: PaperRow,
  questions: QuestionRow[],
  best: TheoryPaper["best"],
): TheoryPaper {
  const own = questions.filter(({ paper_id }) => paper_id === id);
  const unanswered = own.map(({ uuid, section, marks }) => ({ question: uuid, section, max: marks, score: null }));
  return {
    ...paper,
    best,
    marks: markPaper(sections, unanswered).max,
    sections: sections
      .map((section) => ({
        ...section,
        questions: own
          .filter((question) => question.section === section.id)
          .map(({ paper_id: _, section: __, ...question }) => question),
      }))
      .filter(({ questions }) => questions.length > 0),
  };
}

async function questionsOf(db: Db, candidateId: number, subjectId: number, topicId: string | undefined) {
  const { rows } = await sql<QuestionRow>`
    select q.paper_id, q.uuid, q.number, q.section, q.marks, q.level,
      jsonb_build_object('uuid', t.uuid, 'name', t.name) as topic,
      left(regexp_replace(coalesce(nullif(v.source ->> 'stem', ''), v.source #>> '{texts,a}',
        v.source #>> '{texts,whole}',
        ''), '\\s+', ' ', 'g'), ${BEGINS_CHARACTERS}) as begins, last.value as last
    from theory_questions q join theory_papers p on p.id = q.paper_id and p.retired_at is null
    join theory_revisions v on v.id = q.live_revision_id join topics t on t.id = q.topic_id
    left join lateral (
      select jsonb_build_object('uuid', r.uuid, 'is_finished', r.finished_at is not null, 'max', q.marks,
        'at', r.started_at, 'score', (
          select m.score from theory_marks m where m.response_id = r.id and m.kind = 'self'
          order by m.id desc limit 1)) as value
      from theory_responses r where r.candidate_id = ${candidateId} and r.question_id = q.id and r.sitting_id is null
      order by r.started_at desc limit 1) last on true
    where p.subject_id = ${subjectId} and q.retired_at is null
      ${topicId ? sql`and t.uuid = ${topicId}` : sql``}
    order by q.paper_id, q.number`.execute(db);
  return rows;
}

/** The best finished sitting of each paper in which every answer has been marked. */
async function bestOf(db: Db, candidateId: number, papers: PaperRow[], questions: QuestionRow[]) {
  const { rows } = await sql<{ paper_id: number; sitting_id: number; question: string; score: number | null }>`
    select s.paper_id, s.id as sitting_id, q.uuid as question, (
      select m.score from theory_marks m where m.response_id = r.id and m.kind = 'self'
      order by m.id desc limit 1) as score
    from theory_sittings s join theory_responses r on r.sitting_id = s.id join theory_questions q
      on q.id = r.question_id
    where s.candidate_id = ${candidateId} and s.finished_at is not null
      and s.paper_id = any(${papers.map(({ id }) => id)}::bigint[])`.execute(db);
  const best = new Map<number, { score: number; max: number }>();
  for (const own of Map.groupBy(rows, ({ sitting_id }) => sitting_id).values()) {
    const paper = papers.find(({ id }) => id === own[0]?.paper_id);
    if (!paper || own.some(({ score }) => score === null)) continue;
    const scores = new Map(own.map(({ question, score }) => [question, score]));
    const asked = questions.filter(({ paper_id }) => paper_id === paper.id);
    const { score, max } = markPaper(
      paper.sections,
      asked.map(({ uuid, section, marks }) => ({
        question: uuid,
        section,
        max: marks,
        score: scores.get(uuid) ?? null,
      })),
    );
    if (score > (best.get(paper.id)?.score ?? -1)) best.set(paper.id, { score, max });
  }
  return best;
}
