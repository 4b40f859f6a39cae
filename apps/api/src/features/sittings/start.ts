import type { sittings } from "@sabiprep/contract";
import { COUNT_LEAST } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { type Entitlement, entitlement } from "../billing/public.ts";
import { shelfOf } from "../questions/public.ts";
import { spendDailyQuestions, spendQuota } from "./allowance.ts";
import { readSheet } from "./answer-store.ts";
import { drawQuestions, shuffled } from "./draw-questions.ts";
import { handOut, type SittingPlan } from "./hand-out.ts";
import { answersShown, openSittingLike, paperOf, sessionOf, shownTo, sittingOf } from "./read-sitting.ts";

type Start = Call<typeof sittings.start>;

/** Hands the open sitting of the same kind back, or a new one: the sitting exists before its first question is seen. */
export const start = ({ db, user, input, now, house }: Start) =>
  inTransaction(db, async (db) => {
    const course = await courseOf(db, input.exam_id, input.subject_id);
    const mode = input.mode ?? "practice";
    const likeness = [course.exam_id, course.subject_id, input.year ?? "", mode, input.topic ?? ""].join("/");
    const open = await openSittingLike(db, user.id, likeness);
    if (open && !input.fresh && !input.again) return showSitting(house, db, user.id, open, now, true);
    if (open) await abandon(db, open);
    const plan = await entitlement(db, user.id, now);
    const sitting = input.year
      ? await pastPaper(house, db, { user, input, course, plan, mode, likeness })
      : await practiceTest(house, db, { user, input, course, plan, mode, likeness });
    const id = await handOut(db, sitting, now);
    // Somebody else's request of the same candidate came first: that sitting is the one, and nothing is spent.
    if (!id) return showSitting(house, db, user.id, (await openSittingLike(db, user.id, likeness))!, now, true);
    if (!input.year) await spendQuota(db, user.id, plan, "tests", now);
    const handed = sitting.sections.reduce((sum, section) => sum + section.questions.length, 0);
    await spendDailyQuestions(db, user.id, plan, handed, now);
    return showSitting(house, db, user.id, id, now, false);
  });

export async function showSitting(house: House, db: Db, candidateId: number, id: number, now: Date, resumed: boolean) {
  const sitting = (await sittingOf(db, candidateId, { id }))!;
  const places = await paperOf(house, db, sitting);
  const { sheet } = await readSheet(db, id);
  return {
    exams: shownTo(places, sitting.year, sitting.mode === "practice"),
    session: sessionOf(sitting, now, resumed),
    answers: answersShown(places, sheet),
  };
}

export const abandon = (db: Db, id: number) =>
  db.updateTable("sittings").set({ state: "abandoned" }).where("id", "=", id).where("state", "=", "open").execute();

interface Course {
  exam_id: number;
  exam_slug: string;
  exam_name: string;
  subject_id: number;
  subject_name: string;
  options: 4 | 5;
  minutes_per_item: number;
}

async function courseOf(db: Db, examUuid: string, subjectUuid: string): Promise<Course> {
  const { rows } = await sql<Course>`
    select e.id as exam_id, e.slug as exam_slug, e.name as exam_name, s.id as subject_id, s.name as subject_name,
      coalesce(b.options, 4) as options, coalesce(b.minutes::float / b.items, 1) as minutes_per_item
    from exam_types e
    join exam_subjects x on x.exam_type_id = e.id and x.questions_count > 0
    join subjects s on s.id = x.subject_id and s.retired_at is null
    left join lateral (select options, minutes, items from blueprints where exam_type_id = e.id and subject_id = s.id
      order by from_year desc, version desc limit 1) b on true
    where e.uuid = ${examUuid} and s.uuid = ${subjectUuid}`.execute(db);
  return rows[0] ?? fail("not_found", "This exam has no such subject.");
}

interface Ask {
  user: Start["user"];
  input: Start["input"];
  course: Course;
  plan: Entitlement;
  mode: "practice" | "exam";
  likeness: string;
}

const headOf = ({ user, course, mode, likeness }: Ask) => ({
  candidate_id: user.id,
  mode,
  exam_type_id: course.exam_id,
  subject_id: course.subject_id,
  mixed_blueprint_id: null,
  likeness,
});

/** Extra time, where staff granted it, lengthens every clock. */
async function minutesFor(db: Db, candidateId: number, minutes: number): Promise<number> {
  const { extra_time_percent } = await db
    .selectFrom("candidates")
    .select("extra_time_percent")
    .where("id", "=", candidateId)
    .executeTakeFirstOrThrow();
  return Math.ceil(minutes * (1 + extra_time_percent / 100));
}

async function pastPaper(house: House, db: Db, ask: Ask): Promise<SittingPlan> {
  const { course, input, plan, mode } = ask;
  const { rows } = await sql<{
    id: number;
    minutes: number;
    source: SittingPlan["source"];
    place: number;
    revision_ids: number[];
  }>`
    select p.id, p.minutes, p.source, p.place, array(
      select q.live_revision_id from paper_items i join questions q on q.id = i.question_id
      where i.paper_id = p.id and q.live_revision_id is not null order by i.position) as revision_ids
    from (select *, row_number() over (order by year desc) as place from papers
      where exam_type_id = ${course.exam_id} and subject_id = ${course.subject_id}) p
    where p.year = ${input.year}`.execute(db);
  const paper = rows[0] ?? fail("not_found", "There is no paper of this year.");
  if (paper.place % 2 === 0 && !plan.all_years)
    fail("premium", `The ${input.year} series is part of Premium and Pro. Every second year is free.`);
  return {
    ...headOf(ask),
    kind: "paper",
    title: `${course.exam_name} ${course.subject_name}, ${input.year} series`,
    paper_id: paper.id,
    topic_id: null,
    year: input.year!,
    source: paper.source,
    options: course.options,
    minutes: mode === "exam" ? await minutesFor(db, ask.user.id, paper.minutes) : null,
    sections: [
      {
        name: course.subject_name,
        subject_id: course.subject_id,
        estimate: false,
        questions: await shelfOf(house).questions(db, paper.revision_ids),
      },
    ],
  };
}

async function practiceTest(house: House, db: Db, ask: Ask): Promise<SittingPlan> {
  const { course, input, plan, mode, user } = ask;
  const most = plan.most_questions_per_test;
  const count = Math.min(input.count ?? plan.questions_per_test, most);
  const topic = input.topic ? await topicOf(db, course.subject_id, input.topic) : null;
  const pool = await shelfOf(house).pool(db, course.exam_id, course.subject_id);
  const again = input.again ? await revisionsOf(db, user.id, input.again) : null;
  const draw = (options: 4 | 5, seen: ReadonlySet<number>) =>
    drawQuestions(pool, { count, topic_id: topic?.id ?? null, options, seen, chance: Math.random });
  const seen = await seenLately(db, user.id, course.subject_id);
  // A pool with too few five-option questions still makes a whole test, with four.
  const five = course.options === 5 ? draw(5, seen) : [];
  const options = five.length >= count ? 5 : 4;
  const ids = again ? shuffled(again, Math.random) : options === 5 ? five : draw(4, seen);
  if (ids.length < Math.min(COUNT_LEAST, count)) fail("not_found", "There are not enough questions here yet.");
  const questions = await shelfOf(house).questions(db, ids);
  return {
    ...headOf(ask),
    kind: "practice",
    title: topic ? `${course.subject_name}: ${topic.name}` : `${course.exam_name} ${course.subject_name}`,
    paper_id: null,
    topic_id: topic?.id ?? null,
    year: null,
    source: "original",
    options: again && questions.some((question) => question.options.length < 5) ? 4 : options,
    minutes:
      mode === "exam"
        ? await minutesFor(db, user.id, Math.max(1, Math.ceil(ids.length * course.minutes_per_item)))
        : null,
    sections: [{ name: course.subject_name, subject_id: course.subject_id, estimate: false, questions }],
  };
}

async function topicOf(db: Db, subjectId: number, uuid: string) {
  const topic = await db
    .selectFrom("topics")
    .select(["id", "name"])
    .where("uuid", "=", uuid)
    .where("subject_id", "=", subjectId)
    .executeTakeFirst();
  return topic ?? fail("not_found", "This subject has no such topic.");
}

/** A retake asks the questions of a sitting of one's own once more, in a new order. */
async function revisionsOf(db: Db, candidateId: number, uuid: string): Promise<number[]> {
  const rows = await db
    .selectFrom("sittings as s")
    .innerJoin("sitting_sections as n", "n.sitting_id", "s.id")
    .select("n.revision_ids")
    .where("s.uuid", "=", uuid)
    .where("s.candidate_id", "=", candidateId)
    .orderBy("n.no")
    .execute();
  if (rows.length === 0) fail("not_found", "This test session does not exist.");
  return rows.flatMap((row) => row.revision_ids);
}

const SEEN_SITTINGS = 12;

export async function seenLately(db: Db, candidateId: number, subjectId: number): Promise<Set<number>> {
  const { rows } = await sql<{ revision_ids: number[] }>`
    select n.revision_ids from sittings s join sitting_sections n on n.sitting_id = s.id and n.subject_id = ${subjectId}
    where s.candidate_id = ${candidateId} order by s.started_at desc limit ${SEEN_SITTINGS}`.execute(db);
  return new Set(rows.flatMap((row) => row.revision_ids));
}
