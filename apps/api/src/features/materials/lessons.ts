// Leads from a question to the text that teaches its topic: its own lesson, or else a note that covers it.
import type { DataOf, Lesson, materials } from "@sabiprep/contract";
import { optionLetters, rightOptions } from "@sabiprep/exam";
import { sql } from "kysely";
import { cached } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { mayShowKey } from "../sittings/public.ts";
import { ideasOf, type LessonSection, sectionsFor } from "./lesson-sections.ts";
import { type MaterialRow, materialColumns } from "./queries.ts";

/** A lesson for this topic alone comes before notes that cover several topics. */
const lessonsFirst = sql`coalesce(m.shipped_key like 'lesson/%', false) desc, m.title, m.id`;

/** For the topic `t` of the surrounding statement. Null when there is no text for it. */
const lessonOfTopic = sql`(
  select json_build_object('uuid', m.uuid, 'title', m.title, 'topic_id', t.uuid, 'section', null)
  from material_topics x join materials m on m.id = x.material_id
  where x.topic_id = t.id and m.state = 'live' and m.body_html is not null
  order by ${lessonsFirst} limit 1) as lesson`;

type TopicWithLesson = Omit<DataOf<typeof materials.lessons>[number], "questions">;
type LessonGuide = DataOf<typeof materials.lessons>[number]["questions"][number];

/** The topics in a candidate's own open or finished test, and where each question leads. */
export async function topicsWithLessons(context: AppContext, db: Db, candidateId: number, sessionUuid: string) {
  const { rows } = await sql<TopicWithLesson>`
    with asked as (${askedIn(candidateId, sessionUuid)})
    select s.uuid as subject_id, t.name as topic, t.uuid as topic_id, ${lessonOfTopic}
    from (select distinct subject_id, topic_id from asked) a join topics t on t.id = a.topic_id
    join subjects s on s.id = a.subject_id
    order by s.position, t.position, t.id`.execute(db);
  const guided = await guidesIn(context, db, candidateId, sessionUuid);
  return rows.map((topic) => ({ ...topic, questions: guided.get(topic.topic_id) ?? [] }));
}

const askedIn = (candidateId: number, sessionUuid: string) => sql`
  select n.subject_id, q.topic_id, q.id as question_id, r.id as revision_id, r.option_order,
    g.mode = 'practice' and g.state in ('open', 'issued') as may_hint
  from sittings g join sitting_sections n on n.sitting_id = g.id cross join lateral
    unnest(n.revision_ids, n.option_orders) r (id, option_order)
  join question_revisions v on v.id = r.id join questions q on q.id = v.question_id
  where g.uuid = ${sessionUuid} and g.candidate_id = ${candidateId}`;

interface LessonRequest {
  uuid: string;
  topic_id: string;
  material_id: number | null;
  /** Identifies the text and the renderer that made it. */
  page: string;
  may_hint: boolean;
  /** The options in the order of this test, or null outside a test. */
  option_order: string | null;
  hint_html: string;
  body_source: string;
  explanation_source: string;
  options: { id: string; source: string }[];
  accepted: string[];
}

/** The lesson `lessonOfTopic` names, as `m`. */
const withLesson = sql`left join lateral (
  select m.id, concat_ws(' ', m.id, m.body_hash, m.renderer) as page
  from material_topics x join materials m on m.id = x.material_id
  where x.topic_id = t.id and m.state = 'live' and m.body_html is not null
  order by ${lessonsFirst} limit 1) m on true`;

const askedColumns = sql`
  q.uuid, t.uuid as topic_id, m.id as material_id, m.page, v.hint_html, v.body_source, v.explanation_source, v.options,
  (select accepted from question_keys where revision_id = v.id order by version desc limit 1) as accepted`;

/**
 * Where each question of a test leads, by its topic. A question in an open exam gets no guide, and only unfinished
 * practice has hints.
 */
async function guidesIn(
  context: AppContext,
  db: Db,
  candidateId: number,
  sessionUuid: string,
): Promise<Map<string, LessonGuide[]>> {
  const { rows } = await sql<LessonRequest>`
    with asked as (${askedIn(candidateId, sessionUuid)})
    select ${askedColumns}, a.may_hint, a.option_order
    from asked a join questions q on q.id = a.question_id join question_revisions v on v.id = a.revision_id
    join topics t on t.id = a.topic_id ${withLesson} where ${mayShowKey(candidateId)}`.execute(db);
  const sections = await ideasOfLessons(context, db, rows);
  return Map.groupBy(
    rows.map((row) => ({ ...guideOf(row, sections.get(row.material_id ?? 0) ?? []), topic_id: row.topic_id })),
    ({ topic_id }) => topic_id,
  );
}

function guideOf(row: LessonRequest, sections: LessonSection[]): LessonGuide {
  const [best] = sectionsFor(wordsAsked(row), sections);
  const hint = (row.may_hint && row.hint_html) || null;
  return {
    question_id: row.uuid,
    section: best ? { at: best.at, title: best.title } : null,
    hint,
    rule_out: row.may_hint && !hint ? ruledOut(row) : null,
  };
}

/** Crossing one out of two would give the answer away. */
const MIN_WRONG = 2;

/** Always the same option, so asking again gives no further help. Its position among the options is random. */
function ruledOut({ uuid, option_order, accepted }: LessonRequest): string | null {
  const order = option_order?.split(",") ?? [];
  const right = rightOptions(accepted);
  const wrong = order.filter((id) => !right.includes(id)).toSorted();
  if (right.length === 0 || wrong.length < MIN_WRONG) return null;
  const chosen = wrong[Number.parseInt(uuid.slice(-6), 16) % wrong.length]!;
  return optionLetters[order.indexOf(chosen)] ?? null;
}

/** The words of the question and of its explanation. */
const wordsAsked = ({ body_source, explanation_source, options }: LessonRequest) =>
  [body_source, explanation_source, ...options.map(({ source }) => source)].join(" ");

/** About twenty kilobytes each. The key is what the page was made from, so an entry is never out of date. */
const knownIdeas = cached([], () => new Map<string, LessonSection[]>());
const MAX_KNOWN = 600;

async function ideasOfLessons(
  context: AppContext,
  db: Db,
  rows: readonly LessonRequest[],
): Promise<Map<number, LessonSection[]>> {
  const pages = new Map(rows.flatMap(({ material_id, page }) => (material_id ? [[material_id, page]] : [])));
  const known = knownIdeas(context);
  const missing = [...pages].filter(([, page]) => !known.has(page)).map(([id]) => id);
  if (missing.length > 0) {
    const read = await db.selectFrom("materials").select(["id", "body_html"]).where("id", "in", missing).execute();
    if (known.size + read.length > MAX_KNOWN) known.clear();
    for (const { id, body_html } of read) known.set(pages.get(id)!, ideasOf(body_html ?? ""));
  }
  return new Map([...pages].map(([id, page]) => [id, known.get(page) ?? []]));
}

/** By the question uuids, each with its section. Questions without a lesson are left out. */
export async function lessonsOf(context: AppContext, db: Db, questionUuids: string[]): Promise<Map<string, Lesson>> {
  const { rows } = await sql<LessonRequest & { lesson: Lesson | null }>`
    select ${askedColumns}, false as may_hint, null as option_order, ${lessonOfTopic}
    from questions q join question_revisions v on v.id = q.live_revision_id join topics t
      on t.id = q.topic_id ${withLesson}
    where q.uuid = any(${questionUuids}::uuid[])`.execute(db);
  const sections = await ideasOfLessons(context, db, rows);
  return new Map(
    rows.flatMap((row) => {
      const { section } = guideOf(row, sections.get(row.material_id ?? 0) ?? []);
      return row.lesson ? [[row.uuid, { ...row.lesson, section: section?.at ?? null }]] : [];
    }),
  );
}

/** Everything to read on a topic, its lesson first. */
export async function readingOn(db: Db, topicId: number): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    select ${materialColumns} from material_topics x join materials m on m.id = x.material_id join subjects s
      on s.id = m.subject_id
    where x.topic_id = ${topicId} and m.state = 'live' order by ${lessonsFirst} limit ${MAX_READ}`.execute(db);
  return rows;
}

const MAX_READ = 10;
