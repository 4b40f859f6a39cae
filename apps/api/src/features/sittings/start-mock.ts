// Full mocks over several subjects with one clock: the UTME, and the screening tests of single universities.
import type { sittings } from "@sabiprep/contract";
import type { MixedBlueprint } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { entitlement } from "../billing/public.ts";
import { questionCacheOf } from "../questions/public.ts";
import { drawQuestions } from "./draw-questions.ts";
import { issueSitting, type SectionPlan } from "./issue-sitting.ts";
import { none } from "./protected-questions.ts";
import { openSittingLike } from "./read-sitting.ts";
import { minutesWith, showNew, showSitting } from "./start.ts";
import { seenLately } from "./start-context.ts";
import { combinations } from "./subject-combinations.ts";

export interface MixedRow {
  id: number;
  exam: { id: number; uuid: string; name: string; slug: string };
  body: MixedBlueprint;
}

/** The newest version of each. */
export const mixedBlueprints = async (db: Db): Promise<MixedRow[]> =>
  (
    await sql<MixedRow>`
      select distinct on (m.slug) m.id, m.body,
        jsonb_build_object('id', e.id, 'uuid', e.uuid, 'name', e.name, 'slug', e.slug) as exam
      from mixed_blueprints m join exam_types e on e.id = m.exam_type_id order by m.slug, m.version desc`.execute(db)
  ).rows;

const subjectsOf = (db: Db, examId: number) =>
  db
    .selectFrom("exam_subjects as x")
    .innerJoin("subjects as s", "s.id", "x.subject_id")
    .select(["s.id", "s.uuid", "s.slug", "s.name"])
    .where("x.exam_type_id", "=", examId)
    .where("x.questions_count", ">=", 40)
    .orderBy("s.position")
    .execute();

const kindKeyOf = (slug: string): string => `mock/${slug}`;

/** The best score in each kind of mock, by kind key. */
async function bestScores(db: Db, candidateId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind_key: string; best: number }>`
    select x.kind_key, max(g.score) as best from grades g join sittings x on x.id = g.sitting_id
    where g.candidate_id = ${candidateId} and g.is_current and x.kind = 'mock' group by x.kind_key`.execute(db);
  return new Map(rows.map(({ kind_key, best }) => [kind_key, best]));
}

async function ownSubjects(db: Db, candidateId: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select s.uuid from candidate_profiles p join subjects s on s.id = any(p.subject_ids) and s.retired_at is null
    where p.candidate_id = ${candidateId} order by array_position(p.subject_ids, s.id)`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

export async function mocks(db: Db, candidateId: number) {
  const rows = await mixedBlueprints(db);
  const best = await bestScores(db, candidateId);
  const utme = rows.find(({ body }) => body.slug === "utme");
  const subjects = utme ? await subjectsOf(db, utme.exam.id) : [];
  const bySlug = new Map(subjects.map((subject) => [subject.slug, subject]));
  const playable = rows.filter(({ body }) => body.parts.every(({ subject }) => !subject || bySlug.has(subject)));
  return {
    mocks: playable
      .map(({ exam, body }) => ({
        ...body,
        exam_name: exam.name,
        items: body.parts.reduce((sum, { items }) => sum + items, 0),
        best_score: best.get(kindKeyOf(body.slug)) ?? null,
        parts: body.parts.map((part) => ({ ...part, subject: part.subject ? bySlug.get(part.subject)! : null })),
      }))
      .sort((a, b) => Number(b.slug === "utme") - Number(a.slug === "utme") || a.name.localeCompare(b.name)),
    subjects,
    my_subjects: await ownSubjects(db, candidateId),
    combinations,
  };
}

export async function startMock({ db, user, input, now, context }: Call<typeof sittings.startMock>) {
  const blueprint = (await mixedBlueprints(db)).find(({ body }) => body.slug === input.slug);
  if (!blueprint) return fail("not_found", "We could not find that mock.");
  const kind_key = kindKeyOf(input.slug);
  const open = (await openSittingLike(db, user.id, kind_key)) ?? null;
  if (open && !input.fresh) return showSitting(context, db, user.id, open, now, true);
  const plan = await entitlement(db, user.id, now);
  const seen = (subjectId: number) => seenLately(db, user.id, subjectId);
  const sections = await mockSections(context, db, blueprint, { subjects: input.subjects, seen });
  const { extra_time_percent } = await db
    .selectFrom("candidates")
    .select("extra_time_percent")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const sitting = await issueSitting(
    db,
    {
      candidate_id: user.id,
      mode: "exam",
      kind: "mock",
      title: blueprint.body.name,
      exam: blueprint.exam,
      subject: null,
      paper_id: null,
      topic_id: null,
      mixed: { id: blueprint.id, slug: input.slug },
      year: null,
      source: "original",
      options: blueprint.body.options,
      minutes: minutesWith(blueprint.body.minutes, extra_time_percent),
      kind_key,
      replaces: open,
      pack_id: null,
      sections,
    },
    {
      candidate_id: user.id,
      plan,
      kind: "mocks",
      questions: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    },
    now,
  );
  if (sitting) return showNew(context, db, sitting, none, now);
  return showSitting(context, db, user.id, (await openSittingLike(db, user.id, kind_key))!, now, true);
}

interface MockWish {
  /** For the parts that leave the subject open. */
  subjects: readonly string[];
  seen: (subjectId: number) => Promise<ReadonlySet<number>>;
}

export async function mockSections(
  context: AppContext,
  db: Db,
  { exam, body }: MixedRow,
  { subjects: wanted, seen }: MockWish,
): Promise<SectionPlan[]> {
  const subjects = await subjectsOf(db, exam.id);
  const open = body.parts.filter(({ subject }) => subject === null).length;
  const fixed = body.parts.flatMap(({ subject }) => subject ?? []);
  const chosen = wanted.map((uuid) => subjects.find((subject) => subject.uuid === uuid));
  if (chosen.some((subject) => !subject)) failField("subjects", "One of your subjects is not in this exam.");
  if (chosen.length !== open) failField("subjects", say("Choose {n} subjects.", { n: open }));
  const all = [...fixed, ...chosen.map((subject) => subject!.slug)];
  if (new Set(all).size < all.length) failField("subjects", "Choose different subjects.");
  const free = chosen.map((subject) => subject!);
  const cache = questionCacheOf(context);
  const sections: SectionPlan[] = [];
  for (const part of body.parts) {
    const subject = part.subject ? subjects.find(({ slug }) => slug === part.subject) : free.shift();
    if (!subject) return fail("not_found", "One of the subjects in this mock has no questions yet.");
    const ids = drawQuestions(await cache.pool(db, exam.id, subject.id), {
      count: part.items,
      topic_id: null,
      options: body.options,
      seen: await seen(subject.id),
      exam: true,
      rng: Math.random,
    });
    if (ids.length < part.items)
      fail("not_found", say("{subject} does not have enough questions for this mock yet.", { subject: subject.name }));
    const questions = await cache.questions(db, ids);
    sections.push({ name: subject.name, subject, estimate: part.estimate, questions });
  }
  return sections;
}
