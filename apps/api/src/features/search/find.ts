// Searches names, titles and lesson texts. It also searches the questions that this candidate has seen and whose key
// may be shown.
import type { DataOf, search } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { hasWords } from "../questions/public.ts";
import { mayShowKey } from "../sittings/public.ts";
import { wordQuery } from "./word-query.ts";

type SearchResult = DataOf<typeof search.find>;

/** How many of each kind can be read at a glance. */
const SUBJECTS = 4;
const TOPICS = 6;
const MATERIALS = 5;
const LESSONS = 5;
/** How many lessons are searched for the section. */
const LOOKED_INTO = 16;
const QUESTIONS = 8;

const nothing: SearchResult = { subjects: [], topics: [], materials: [], lessons: [], questions: [] };

export async function find({ db, user, input }: Call<typeof search.find>): Promise<SearchResult> {
  const query = wordQuery(input.words);
  if (query === null) return nothing;
  const [subjects, topics, materials, lessons, questions] = await Promise.all([
    subjectsNamed(db, user.id, query),
    topicsNamed(db, user.id, query),
    materialsTitled(db, user.id, query),
    lessonsThatSay(db, user.id, query),
    findSeenQuestions(user.id, query).execute(db),
  ]);
  return { subjects, topics, materials, lessons, questions: questions.rows };
}

type Query = RawBuilder<unknown>;

/** Whether subject `u` is one that the candidate prepares for. */
const isMine = (candidateId: number) => sql`exists (
  select 1 from candidate_profiles p where p.candidate_id = ${candidateId} and u.id = any(p.subject_ids))`;

async function subjectsNamed(db: Db, candidateId: number, query: Query): Promise<SearchResult["subjects"]> {
  const { rows } = await sql<SearchResult["subjects"][number]>`
    select u.uuid, u.name, u.icon, x.exam_name
    from subjects u cross join lateral (
      select e.name as exam_name from exam_subjects x join exam_types e on e.id = x.exam_type_id
      left join candidate_profiles p on p.candidate_id = ${candidateId}
      where x.subject_id = u.id and x.questions_count > 0
      order by (e.id = p.exam_type_id) desc nulls last, e.position limit 1) x
    where u.retired_at is null and to_tsvector('english', u.name) @@ ${query}
    order by ${isMine(candidateId)} desc, u.position limit ${SUBJECTS}`.execute(db);
  return rows;
}

async function topicsNamed(db: Db, candidateId: number, query: Query): Promise<SearchResult["topics"]> {
  const { rows } = await sql<SearchResult["topics"][number]>`
    select t.uuid, t.name, u.name as subject_name
    from topics t join subjects u on u.id = t.subject_id and u.retired_at is null
    where t.retired_at is null and to_tsvector('english', t.name) @@ ${query}
    order by ${isMine(candidateId)} desc, u.position, t.position limit ${TOPICS}`.execute(db);
  return rows;
}

/** A topic's own lesson is read on the topic's page, which the same words find. */
async function materialsTitled(db: Db, candidateId: number, query: Query): Promise<SearchResult["materials"]> {
  const { rows } = await sql<SearchResult["materials"][number]>`
    select m.uuid, m.title, u.name as subject_name
    from materials m join subjects u on u.id = m.subject_id
    where m.state = 'live' and to_tsvector('english', m.title) @@ ${query}
      and not exists (select 1 from material_topics x join topics t on t.id = x.topic_id
        where x.material_id = m.id and t.name = m.title and t.retired_at is null)
    order by ${isMine(candidateId)} desc, u.position, m.title limit ${MATERIALS}`.execute(db);
  return rows;
}

/**
 * Searches the words of lesson pages. Sections with the words in their title come first, then the candidate's own
 * subjects.
 */
async function lessonsThatSay(db: Db, candidateId: number, query: Query): Promise<SearchResult["lessons"]> {
  const { rows } = await sql<SearchResult["lessons"][number]>`
    with said as materialized (
      select m.body_html, t.uuid as topic_id, t.name as topic, u.name as subject_name, ${isMine(candidateId)} as mine,
        u.position as subject_position, t.position
      from materials m join material_topics x on x.material_id = m.id
      join topics t on t.id = x.topic_id and t.retired_at is null
      join subjects u on u.id = t.subject_id and u.retired_at is null
      where m.state = 'live' and m.body_html is not null and m.shipped_key like 'lesson/%'
        and words_of_page(m.body_html) @@ ${query}
      order by mine desc, u.position, t.position limit ${LOOKED_INTO})
    select said.topic_id, said.topic, said.subject_name,
      case when s.at is not null then json_build_object('at', s.at, 'title', s.title) end as section
    from said left join lateral (
      select p.at, p.title, words_of_page(p.title) @@ ${query} as titled from (
        select (n - 2)::int as at, part, regexp_replace(split_part(part, '</h3>', 1), '<[^>]*>', '', 'g') as title
        from regexp_split_to_table(said.body_html, '<h3>') with ordinality x (part, n)) p
      where p.at >= 0 and words_of_page(p.part) @@ ${query} order by titled desc, p.at limit 1) s on true
    order by s.titled desc nulls last, said.mine desc, said.subject_position, said.position
      limit ${LESSONS}`.execute(db);
  return rows;
}

/**
 * Reads at most the questions that one candidate has seen. "offset 0" keeps the planner from scanning the bank. The
 * newest are first.
 */
export const findSeenQuestions = (candidateId: number, query: Query) => sql<SearchResult["questions"][number]>`
  select q.uuid, r.body_html as body, u.name as subject_name, t.name as topic
  from seen_questions m
  cross join lateral (
    select * from questions q where q.id = m.question_id and q.state = 'live' and ${hasWords(query)} offset 0) q
  join question_revisions r on r.id = q.live_revision_id
  join subjects u on u.id = q.subject_id
  left join topics t on t.id = q.topic_id
  where m.candidate_id = ${candidateId} and ${mayShowKey(candidateId)}
  order by m.last_seen_at desc, q.id desc limit ${QUESTIONS}`;
