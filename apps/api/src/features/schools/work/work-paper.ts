// The paper of a piece of work: made once from what the teacher chose, and the same for every pupil.
import type { WorkMadeOf } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import type { WorkPaper } from "../../../db/tables/school-tables.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField, say } from "../../../http/failure.ts";
import { type DrawableQuestion, questionCacheOf } from "../../questions/public.ts";
import { drawQuestions, mixedBlueprints, mockSections } from "../../sittings/public.ts";

export interface MadePaper {
  paper: WorkPaper;
  revision_ids: number[];
}

type Desk = { context: AppContext; db: Db };
type Mode = "practice" | "exam";
type Of<Kind extends WorkMadeOf["kind"]> = Extract<WorkMadeOf, { kind: Kind }>;

export function makePaper(desk: Desk, madeOf: WorkMadeOf, mode: Mode): Promise<MadePaper> {
  switch (madeOf.kind) {
    case "topics":
      return fromTopics(desk, madeOf, mode);
    case "paper":
    case "built":
      return fromPaper(desk, madeOf);
    case "mock":
      return fromMock(desk, madeOf);
    case "questions":
      return fromQuestions(desk, madeOf);
  }
}

interface Course {
  exam: WorkPaper["exam"];
  subject: NonNullable<WorkPaper["subject"]>;
  options: 4 | 5;
  items: number;
  minutes: number;
}

/** A subject in an exam, with the size and clock of its real paper. */
async function courseOf({ db }: Desk, exam: string, subject: string): Promise<Course> {
  const { rows } = await sql<Course>`
    select jsonb_build_object('id', e.id, 'uuid', e.uuid, 'name', e.name, 'slug', e.slug) as exam,
      jsonb_build_object('id', s.id, 'uuid', s.uuid, 'name', s.name) as subject,
      coalesce(b.options, 4) as options, coalesce(b.items, 40) as items, coalesce(b.minutes, 40) as minutes
    from exam_types e join exam_subjects x on x.exam_type_id = e.id and x.questions_count > 0
    join subjects s on s.id = x.subject_id and s.retired_at is null
    left join lateral (select options, minutes, items from blueprints where exam_type_id = e.id and subject_id = s.id
      order by from_year desc, version desc limit 1) b on true
    where e.uuid = ${exam} and s.uuid = ${subject}`.execute(db);
  return rows[0] ?? failField("made_of", "That subject is not in this exam.");
}

const clockFor = ({ minutes, items }: Course, questions: number) =>
  Math.max(1, Math.ceil((minutes * questions) / items));

const practice = { kind: "practice", paper_id: null, mixed: null, year: null, source: "original" } as const;

/** Five options only if the exam has five and there are enough such questions. */
function draw(pool: readonly DrawableQuestion[], { options }: Course, count: number, mode: Mode) {
  const wish = { count, topic_id: null, seen: new Set<number>(), exam: mode === "exam", rng: Math.random };
  const five = options === 5 ? drawQuestions(pool, { ...wish, options: 5 }) : [];
  if (five.length >= count) return { ids: five, options: 5 as const };
  return { ids: drawQuestions(pool, { ...wish, options: 4 }), options: 4 as const };
}

async function fromTopics(desk: Desk, wanted: Of<"topics">, mode: Mode): Promise<MadePaper> {
  const course = await courseOf(desk, wanted.exam_id, wanted.subject_id);
  const topics = await desk.db
    .selectFrom("topics")
    .select("id")
    .where("subject_id", "=", course.subject.id)
    .where("retired_at", "is", null)
    .where("uuid", "in", wanted.topic_ids)
    .execute();
  if (topics.length !== new Set(wanted.topic_ids).size)
    failField("made_of", "One of these topics is not in this subject.");
  const inTopics = new Set(topics.map(({ id }) => id));
  const all = await questionCacheOf(desk.context).pool(desk.db, course.exam.id, course.subject.id);
  const pool = all.filter(({ topic_id }) => topic_id !== null && inTopics.has(topic_id));
  const { ids, options } = draw(pool, course, wanted.count, mode);
  if (ids.length < wanted.count)
    failField(
      "made_of",
      say(
        "These topics have {n, plural, one {# question} other {# questions}} that fit. Choose fewer questions or more topics.",
        {
          n: ids.length,
        },
      ),
    );
  const section = { name: course.subject.name, subject: course.subject, estimate: false, count: ids.length };
  const { exam, subject } = course;
  const paper = { ...practice, exam, subject, options, own_minutes: clockFor(course, ids.length), sections: [section] };
  return { paper, revision_ids: ids };
}

async function fromPaper(desk: Desk, wanted: Of<"paper" | "built">): Promise<MadePaper> {
  const { rows } = await sql<{
    id: number;
    exam: string;
    subject: string;
    year: number;
    minutes: number;
    source: WorkPaper["source"];
    revision_ids: number[];
  }>`
    select p.id, e.uuid as exam, s.uuid as subject, p.year, p.minutes, p.source, array(
      select q.live_revision_id from paper_items i join questions q on q.id = i.question_id
      where i.paper_id = p.id and q.live_revision_id is not null order by i.position) as revision_ids
    from papers p join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
    where p.uuid = ${wanted.paper_id}
      ${wanted.kind === "built" ? sql`and p.staff_edited_at is not null` : sql``}`.execute(desk.db);
  const found = rows[0] ?? failField("made_of", "We could not find that paper.");
  if (found.revision_ids.length === 0) failField("made_of", "This paper has no questions yet.");
  const { exam, subject, options } = await courseOf(desk, found.exam, found.subject);
  const { id: paper_id, year, source, minutes: own_minutes, revision_ids } = found;
  const sections = [{ name: subject.name, subject, estimate: false, count: revision_ids.length }];
  const about = { kind: "paper" as const, mixed: null, paper_id, year, source };
  return { paper: { ...about, exam, subject, options, own_minutes, sections }, revision_ids };
}

/** By the exam's own mock if it has one, otherwise a full paper of each subject. */
async function fromMock(desk: Desk, wanted: Of<"mock">): Promise<MadePaper> {
  const chosen = [...new Set(wanted.subject_ids)];
  const known = await desk.db.selectFrom("subjects").select(["uuid", "slug"]).where("uuid", "in", chosen).execute();
  const slugs = new Map(known.map(({ uuid, slug }) => [uuid, slug]));
  for (const row of await mixedBlueprints(desk.db)) {
    if (row.exam.uuid !== wanted.exam_id) continue;
    const fixed = new Set(row.body.parts.flatMap(({ subject }) => subject ?? []));
    const free = chosen.filter((uuid) => !fixed.has(slugs.get(uuid) ?? ""));
    if (free.length !== row.body.parts.filter(({ subject }) => subject === null).length) continue;
    const seen = async () => new Set<number>();
    const sections = await mockSections(desk.context, desk.db, row, { subjects: free, seen });
    const mixed = { id: row.id, slug: row.body.slug };
    const about = { kind: "mock" as const, subject: null, paper_id: null, year: null, source: "original" as const };
    const { options, minutes: own_minutes } = row.body;
    return madeOfSections({ ...about, mixed, exam: row.exam, options: options === 5 ? 5 : 4, own_minutes }, sections);
  }
  const parts = [];
  for (const uuid of chosen) parts.push(await fullPaper(desk, wanted.exam_id, uuid));
  const options = parts.some((part) => part.options === 4) ? 4 : 5;
  const own_minutes = parts.reduce((sum, { course }) => sum + course.minutes, 0);
  const sections = parts.map(({ course: { subject }, ids }) => ({
    ...{ name: subject.name, subject, estimate: false },
    count: ids.length,
  }));
  const { exam } = parts[0]!.course;
  return {
    paper: { ...practice, kind: "mock", exam, subject: null, options, own_minutes, sections },
    revision_ids: parts.flatMap(({ ids }) => ids),
  };
}

async function fullPaper(desk: Desk, exam: string, subject: string) {
  const course = await courseOf(desk, exam, subject);
  const pool = await questionCacheOf(desk.context).pool(desk.db, course.exam.id, course.subject.id);
  const drawn = draw(pool, course, course.items, "exam");
  if (drawn.ids.length < course.items)
    failField(
      "made_of",
      say("{subject} does not have enough questions for this mock yet.", { subject: course.subject.name }),
    );
  return { course, ...drawn };
}

type Sections = Awaited<ReturnType<typeof mockSections>>;

const madeOfSections = (about: Omit<WorkPaper, "sections">, sections: Sections): MadePaper => ({
  paper: {
    ...about,
    sections: sections.map(({ name, subject: { id, uuid }, estimate, questions }) => ({
      ...{ name, subject: { id, uuid }, estimate },
      count: questions.length,
    })),
  },
  revision_ids: sections.flatMap(({ questions }) => questions.map(({ revision_id }) => revision_id)),
});

interface LiveQuestion {
  uuid: string;
  revision_id: number;
  subject_uuid: string;
}

/** In the teacher's order within each subject. The exam is the one that most of the questions belong to. */
async function fromQuestions(desk: Desk, wanted: Of<"questions">): Promise<MadePaper> {
  const ids = [...new Set(wanted.question_ids)];
  const { rows } = await sql<LiveQuestion>`
    select q.uuid, q.live_revision_id as revision_id, s.uuid as subject_uuid from questions q
    join subjects s on s.id = q.subject_id and s.retired_at is null
    where q.uuid = any(${ids}::uuid[]) and q.state = 'live' and q.live_revision_id is not null
    order by array_position(${ids}::uuid[], q.uuid)`.execute(desk.db);
  if (rows.length !== ids.length) failField("made_of", "One of these questions is no longer in the bank.");
  const exam = await desk.db
    .selectFrom("question_exams as x")
    .innerJoin("questions as q", "q.id", "x.question_id")
    .innerJoin("exam_types as e", "e.id", "x.exam_type_id")
    .select("e.uuid")
    .where("q.uuid", "in", ids)
    .groupBy("e.id")
    .orderBy((query) => query.fn.countAll(), "desc")
    .orderBy("e.position")
    .executeTakeFirst();
  if (!exam) return fail("conflict", "These questions belong to no exam yet.");
  const bySubject = Map.groupBy(rows, ({ subject_uuid }) => subject_uuid);
  const parts = [];
  for (const [uuid, questions] of bySubject) parts.push({ course: await courseOf(desk, exam.uuid, uuid), questions });
  const [{ course: first }] = parts as [(typeof parts)[0]];
  const sections = parts.map(({ course: { subject }, questions }) => ({
    ...{ name: subject.name, subject, estimate: false },
    count: questions.length,
  }));
  const own_minutes = parts.reduce((sum, { course, questions }) => sum + clockFor(course, questions.length), 0);
  const subject = parts.length === 1 ? first.subject : null;
  return {
    paper: { ...practice, exam: first.exam, subject, options: 4, own_minutes, sections },
    revision_ids: parts.flatMap(({ questions }) => questions.map(({ revision_id }) => revision_id)),
  };
}
