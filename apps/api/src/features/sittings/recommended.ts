// What to practise next: the topics with the weakest results, or three starters for a new student.
import { formatMessage } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { msg } from "../../languages/words.ts";
import { entitlement } from "../billing/public.ts";
import { weakTopics } from "../progress/public.ts";

const CARDS = 3;

export async function recommended(db: Db, candidateId: number, now: Date) {
  const plan = await entitlement(db, candidateId, now);
  const weak = (await weakTopics(db, candidateId, CARDS)).filter(({ exam_uuid }) => exam_uuid);
  if (weak.length === 0) {
    const own = await ownSubjects(db, candidateId, plan.most_questions_per_test);
    return own.length > 0 ? own : starters(db, candidateId, plan.most_questions_per_test);
  }
  const questions = Math.min(10, plan.most_questions_per_test);
  return weak.map(({ name, uuid, subject_uuid, subject_name, exam_uuid, correct, total }) => ({
    title: `${subject_name}: ${name}`,
    reason: formatMessage(msg("You have got {n} of {m} right so far."), { n: correct, m: total }),
    exam_id: exam_uuid!,
    subject_id: subject_uuid,
    subject_name,
    topic_id: uuid,
    questions,
    minutes: questions,
    level: "Beginner" as const,
    mode: "practice" as const,
  }));
}

/** For a new student who has chosen an exam: short tests of their own subjects, in their own exam. */
async function ownSubjects(db: Db, candidateId: number, most: number) {
  const questions = Math.min(10, most);
  const { rows } = await sql<{
    exam_id: string;
    exam_name: string;
    subject_id: string;
    subject_name: string;
    minutes: number;
  }>`
    select e.uuid as exam_id, e.name as exam_name, s.uuid as subject_id, s.name as subject_name,
      greatest(1, ceil(${questions}::int * coalesce(b.minutes::float / b.items, 1)))::int as minutes
    from candidate_profiles p
    join exam_types e on e.id = p.exam_type_id
    cross join lateral unnest(p.subject_ids) with ordinality u (id, place)
    join subjects s on s.id = u.id and s.retired_at is null
    join exam_subjects x on x.exam_type_id = e.id and x.subject_id = s.id and x.questions_count > 0
    left join lateral (select minutes, items from blueprints where exam_type_id = e.id and subject_id = s.id
      order by from_year desc, version desc limit 1) b on true
    where p.candidate_id = ${candidateId} order by u.place limit ${CARDS}`.execute(db);
  return rows.map(({ exam_name, ...row }) => ({
    ...row,
    title: `${exam_name} ${row.subject_name}`,
    reason: msg("One of your subjects."),
    topic_id: null,
    questions,
    level: "Beginner" as const,
    mode: "practice" as const,
  }));
}

const PLACE = msg("A good place to start.");
const PLACE_IN_FULL = msg("This is a good place to start. The full test has {n} questions in {m} min.");
/** Easiest first: the dashboard offers the first one to a new student. */
const starterCards = [
  { slug: "physics", title: "Physics", questions: 30, minutes: 45, level: "Beginner" as const },
  { slug: "english", title: "English Language", questions: 60, minutes: 90, level: "Intermediate" as const },
  { slug: "mathematics", title: msg("Mathematics mock"), questions: 50, minutes: 180, level: "Advanced" as const },
];

/**
 * The three specified cards. The number of questions is what the candidate's plan really includes, and the time is in
 * proportion.
 */
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
    const asked = Math.min(questions, most);
    return {
      ...place,
      title,
      reason: asked < questions ? formatMessage(PLACE_IN_FULL, { n: questions, m: minutes }) : PLACE,
      topic_id: null,
      questions: asked,
      minutes: Math.round((minutes * asked) / questions),
      level,
      mode: "practice" as const,
    };
  });
}
