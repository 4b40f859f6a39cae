// What to practise next: the topics with the weakest results, or for a newcomer the three starters.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { entitlement } from "../billing/public.ts";

const CARDS = 3;
const RECENT_GRADES = 30;
/** A topic is judged only after this many questions, so that one slip does not brand it. */
const ENOUGH = 4;

interface Weak {
  topic_id: string;
  topic: string;
  subject_id: string;
  subject_name: string;
  exam_id: string;
  correct: number;
  total: number;
}

export async function recommended(db: Db, candidateId: number, now: Date) {
  const plan = await entitlement(db, candidateId, now);
  const weak = await weakTopics(db, candidateId);
  if (weak.length === 0) return starters(db, candidateId, plan.most_questions_per_test);
  const questions = Math.min(10, plan.most_questions_per_test);
  return weak.map(({ topic, topic_id, subject_id, subject_name, exam_id, correct, total }) => ({
    title: `${subject_name}: ${topic}`,
    reason: `You have ${correct} of ${total} right here so far.`,
    exam_id,
    subject_id,
    subject_name,
    topic_id,
    questions,
    minutes: questions,
    level: "Beginner" as const,
    mode: "practice" as const,
  }));
}

async function weakTopics(db: Db, candidateId: number): Promise<Weak[]> {
  const { rows } = await sql<Weak>`
    with recent as (
      select g.topics, s.subject_id, s.exam_type_id from grades g join sittings s on s.id = g.sitting_id
      where g.candidate_id = ${candidateId} and g.is_current and s.subject_id is not null
      order by g.created_at desc limit ${RECENT_GRADES}
    ), by_topic as (
      select r.subject_id, t->>'topic' as topic, min(r.exam_type_id) as exam_type_id,
        sum((t->>'correct')::int)::int as correct, sum((t->>'total')::int)::int as total
      from recent r cross join lateral jsonb_array_elements(r.topics) t group by 1, 2
    )
    select t.uuid as topic_id, t.name as topic, s.uuid as subject_id, s.name as subject_name, e.uuid as exam_id, b.correct, b.total
    from by_topic b
    join topics t on t.subject_id = b.subject_id and t.name = b.topic and t.questions_count >= 10
    join subjects s on s.id = b.subject_id
    join exam_types e on e.id = b.exam_type_id
    where b.total >= ${ENOUGH} and b.correct::float / b.total < 0.7
    order by b.correct::float / b.total, b.total desc limit ${CARDS}`.execute(db);
  return rows;
}

const starterCards = [
  { slug: "mathematics", title: "Mathematics mock", questions: 50, minutes: 180, level: "Advanced" as const },
  { slug: "english", title: "English Language", questions: 60, minutes: 90, level: "Intermediate" as const },
  { slug: "physics", title: "Physics", questions: 30, minutes: 45, level: "Beginner" as const },
];

/** The three specified cards; the number of questions is what the candidate's plan really gives. */
async function starters(db: Db, candidateId: number, most: number) {
  const { rows } = await sql<{ slug: string; subject_id: string; subject_name: string; exam_id: string }>`
    select s.slug, s.uuid as subject_id, s.name as subject_name, e.uuid as exam_id
    from subjects s
    join exam_subjects x on x.subject_id = s.id and x.questions_count > 0
    join exam_types e on e.id = x.exam_type_id
    left join candidate_profiles p on p.candidate_id = ${candidateId}
    where s.slug = any(${starterCards.map(({ slug }) => slug)})
    order by (e.id = p.exam_type_id) desc nulls last, e.position`.execute(db);
  return starterCards.flatMap(({ slug, title, questions, minutes, level }) => {
    const place = rows.find((row) => row.slug === slug);
    if (!place) return [];
    return {
      ...place,
      title,
      reason: "A good place to start.",
      topic_id: null,
      questions: Math.min(questions, most),
      minutes,
      level,
      mode: "practice" as const,
    };
  });
}
