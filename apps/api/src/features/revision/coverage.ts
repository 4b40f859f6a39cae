// How much of each syllabus a candidate has seen, and how well they know it. Counted over the candidate's own rows
// only.
import type { DataOf, revision } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { isStretch } from "../sittings/public.ts";
import { type PracticePlace, placeOfSubject } from "./practice-place.ts";

/** An answer that proves knowledge: right, and without a hint. */
export const shownKnown = sql`last_right and not last_hinted`;

/** For met questions `m`: last seen in a test chosen to be harder than the exam. Such answers count separately. */
export const seenInStretch = sql`exists (select 1 from sittings s where s.id = m.sitting_id and ${isStretch})`;

/** With fewer different questions than this, there is too little evidence about a topic. */
const MIN_ANSWERS = 5;
const STRONG = 0.8;
const GETTING_THERE = 0.6;

type Coverage = DataOf<typeof revision.coverage>;
type TopicState = NonNullable<Coverage["subject"]>["topics"][number]["state"];

export const stateOf = (met: number, right: number): TopicState => {
  if (met === 0) return "not_started";
  if (met >= MIN_ANSWERS && right / met >= STRONG) return "strong";
  return met >= MIN_ANSWERS && right / met >= GETTING_THERE ? "getting_there" : "building";
};

interface TopicRow {
  subject_id: string;
  subject_name: string;
  icon: string;
  is_mine: boolean;
  place: PracticePlace | null;
  uuid: string;
  name: string;
  questions: number;
  met: number;
  right: number;
}

/**
 * The subjects of the candidate's exams, any other subject they have practised, and the requested one. Their own are
 * first.
 */
export async function coverageOf({ db, user, input }: Call<typeof revision.coverage>): Promise<Coverage> {
  const bySubject = Map.groupBy(await topicRows(db, user.id, input.subject_id ?? null), ({ subject_id }) => subject_id);
  const subjects = [...bySubject.entries()].map(([uuid, topics]) => ({
    uuid,
    name: topics[0]!.subject_name,
    icon: topics[0]!.icon,
    is_mine: topics[0]!.is_mine,
    topics: topics.length,
    met: topics.filter(({ met }) => met > 0).length,
    strong: topics.filter(({ met, right }) => stateOf(met, right) === "strong").length,
    questions: topics.reduce((sum, { met }) => sum + met, 0),
  }));
  const most = subjects.toSorted((a, b) => b.questions - a.questions)[0];
  const uuid = input.subject_id ?? most?.uuid;
  const topics = uuid ? bySubject.get(uuid) : undefined;
  if (input.subject_id && !topics) fail("not_found", "We could not find that subject.");
  return {
    subjects,
    subject:
      uuid && topics
        ? {
            uuid,
            name: topics[0]!.subject_name,
            topics: topics.map((topic) => ({ ...topic, state: stateOf(topic.met, topic.right) })),
            place: topics[0]!.place,
          }
        : null,
  };
}

async function topicRows(db: Db, candidateId: number, asked: string | null): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    with met as (
      select topic_id, count(*)::int as met, count(*) filter (where ${shownKnown})::int as right
      from seen_questions m where candidate_id = ${candidateId} and topic_id is not null and not ${seenInStretch}
      group by topic_id
    ), wanted as (
      select x.subject_id from candidate_profiles p
        join exam_subjects x on x.exam_type_id = any(p.exam_type_ids || p.exam_type_id) and x.questions_count > 0
      where p.candidate_id = ${candidateId}
      union select subject_id from seen_questions where candidate_id = ${candidateId}
      union select id from subjects where uuid = ${asked}::uuid and retired_at is null
    )
    select u.uuid as subject_id, u.name as subject_name, u.icon, coalesce(u.id = any(o.subject_ids), false) as is_mine,
      case when u.uuid = ${asked}::uuid then ${placeOfSubject(candidateId)} end as place, t.uuid, t.name,
        t.questions_count as questions,
      coalesce(m.met, 0) as met, coalesce(m.right, 0) as right
    from wanted w join subjects u on u.id = w.subject_id
    join topics t on t.subject_id = u.id and t.retired_at is null and t.questions_count > 0
    left join met m on m.topic_id = t.id
    left join candidate_profiles o on o.candidate_id = ${candidateId}
    order by is_mine desc, u.position, t.position`.execute(db);
  return rows;
}

interface WeakTopic {
  topic_id: number;
  topic: string;
  subject_name: string;
  met: number;
  right: number;
}

/** The topics that cost most marks, weakest first. */
export async function weakestTopics(db: Db, candidateId: number, most: number): Promise<WeakTopic[]> {
  const { rows } = await sql<WeakTopic>`
    select m.topic_id, t.name as topic, u.name as subject_name, count(*)::int as met,
      count(*) filter (where ${shownKnown})::int as right
    from seen_questions m join topics t on t.id = m.topic_id join subjects u on u.id = m.subject_id
    where m.candidate_id = ${candidateId}
    group by m.topic_id, t.name, u.name
    having count(*) >= 3 and count(*) filter (where ${shownKnown})::float / count(*) < 0.7
    order by count(*) filter (where ${shownKnown})::float / count(*), count(*) desc limit ${most}`.execute(db);
  return rows;
}
