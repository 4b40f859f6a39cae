// Offline packs: sittings issued in advance. Their tests are set aside from the month when they are issued, because a
// phone without a network cannot ask later. Unstarted tests are returned if the pack is removed in the same month.
import { gzipSync } from "node:zlib";
import { MAX_PACK_TESTS, PACK_DAYS, type Pack, type sittings } from "@sabiprep/contract";
import { lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, type KeyedQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { allowanceOf, giveBack } from "./allowance.ts";
import { issueSitting } from "./issue-sitting.ts";
import { protectedQuestions } from "./protected-questions.ts";
import { practiceTest } from "./start.ts";
import { loadStartContext, type StartContext } from "./start-context.ts";

const DAY_MS = 86_400_000;
/** Answers to a test started in time may be received this long after the pack has expired. */
const ARRIVAL_DAYS = 30;
const SAMPLE = 40;

const situationFor = (
  { context, db, user, now }: Pick<Call<typeof sittings.packOffer>, "context" | "db" | "user" | "now">,
  { exam_id: exam, subject_id: subject }: { exam_id: string; subject_id: string },
): Promise<StartContext> =>
  loadStartContext(context, db, user.id, { exam, subject, topic: null, year: null, mode: "practice", from: null }, now);

/** The size is measured on questions of the subject itself, compressed as for transfer. */
export async function packOffer(call: Call<typeof sittings.packOffer>) {
  const { db, user, input, now, context } = call;
  const situation = await situationFor(call, input);
  const { tests_left } = await allowanceOf(db, user.id, now);
  const pool = await questionCacheOf(context).pool(db, situation.exam.id, situation.subject.id);
  const step = Math.max(1, Math.floor(pool.length / SAMPLE));
  const ids = pool.filter((_, at) => at % step === 0).slice(0, SAMPLE);
  const sample = await questionCacheOf(context).questions(
    db,
    ids.map(({ revision_id }) => revision_id),
  );
  const share = situation.plan.questions_per_test / Math.max(1, sample.length);
  return {
    questions_per_test: situation.plan.questions_per_test,
    most_tests: Math.min(MAX_PACK_TESTS, tests_left ?? MAX_PACK_TESTS),
    bytes_per_test: Math.round(weightOf(sample) * share),
    picture_bytes_per_test: Math.round((await pictureWeight(db, picturesOf(sample))) * share),
    ...(await lessonsOffered(db, situation.subject.id)),
  };
}

/** The size of a random name, however well the rest is compressed. */
const NAME_BYTES = 24;

/**
 * Measured without keys: a few bytes more or less would reveal the right letters. Explanations and whys have the same
 * size either way.
 */
const weightOf = (questions: KeyedQuestion[]): number =>
  NAME_BYTES * questions.length +
  gzipSync(
    JSON.stringify(
      questions.map((question) => [
        candidateQuestion(
          { ...question, uuid: "" },
          { options: shownOptions(question, 4), year: null, withKey: false },
        ),
        question.explanation_html,
        question.whys,
      ]),
    ),
  ).length;

const picturesOf = (questions: KeyedQuestion[]): string[] => [
  ...new Set(
    questions.flatMap(({ picture_sha256, options, explanation_html, whys }) => [
      ...(picture_sha256 ? [picture_sha256] : []),
      ...[...JSON.stringify([options, explanation_html, whys]).matchAll(/\/api\/pictures\/([0-9a-f]{64})/g)].map(
        ([, sha256]) => sha256!,
      ),
    ]),
  ),
];

/** The lesson shown on each topic's page, and its drawings. */
async function lessonsOffered(db: Db, subjectId: number) {
  const { rows } = await sql<{ body: string }>`
    select m.body_html as body from topics t cross join lateral (
      select m.body_html from material_topics x join materials m on m.id = x.material_id
      where x.topic_id = t.id and m.state = 'live' and m.body_html is not null
      order by coalesce(m.shipped_key like 'lesson/%', false) desc, m.title, m.id limit 1) m
    where t.subject_id = ${subjectId} and t.retired_at is null`.execute(db);
  const text = rows.map(({ body }) => body).join("");
  const figures = [...new Set([...text.matchAll(/\/api\/pictures\/([0-9a-f]+)\.svg/g)].map(([, name]) => name!))];
  return {
    lessons: rows.length,
    lesson_bytes: rows.length === 0 ? 0 : gzipSync(text).length,
    lesson_picture_bytes: await pictureWeight(db, figures),
  };
}

async function pictureWeight(db: Db, names: string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(coalesce(octet_length(p.svg), f.size, 0)), 0)::int as bytes
    from pictures p left join files f on f.uuid = p.file_uuid where p.sha256 = any(${names}::text[])`.execute(db);
  return rows[0]!.bytes;
}

/** All tests of the pack or none. If it is requested again after a lost reply, it returns the issued pack. */
export async function issuePack(call: Call<typeof sittings.issuePack>): Promise<Pack> {
  const { db, user, input, now, context } = call;
  const known = await packOf(db, user.id, input.pack_id);
  if (known) return known;
  const situation = await situationFor(call, input);
  await inTransaction(db, async (db) => {
    const pack = await db
      .insertInto("packs")
      .values({
        uuid: input.pack_id,
        candidate_id: user.id,
        exam_type_id: situation.exam.id,
        subject_id: situation.subject.id,
        tests: input.tests,
        tests_set_aside: situation.plan.tests_a_month === null ? 0 : input.tests,
        issued_at: now,
        expires_at: new Date(now.getTime() + PACK_DAYS * DAY_MS),
      })
      .onConflict((conflict) => conflict.column("uuid").doNothing())
      .returning("id")
      .executeTakeFirst();
    // The same call ran twice at the same time, and the other one issues the pack.
    if (!pack) return;
    const seen = new Set(situation.seen);
    const hiddenKeys = await protectedQuestions(db, user.id);
    for (let no = 1; no <= input.tests; no += 1) {
      const kind_key = `pack/${input.pack_id}/${no}`;
      const alone = { ...situation, open_sitting: null, seen: [...seen], hiddenKeys };
      const asked = { exam_id: input.exam_id, subject_id: input.subject_id };
      const plan = await practiceTest(context, db, {
        candidateId: user.id,
        input: asked,
        mode: "practice",
        kind_key,
        situation: alone,
        rng: Math.random,
      });
      const questions = plan.sections.flatMap(({ questions }) => questions);
      for (const { revision_id } of questions) seen.add(revision_id);
      const cost = {
        candidate_id: user.id,
        plan: situation.plan,
        kind: "tests" as const,
        set_aside: true,
        questions: questions.length,
      };
      await issueSitting(db, { ...plan, title: `${plan.title}, test ${no}`, pack_id: pack.id }, cost, now);
    }
  });
  return (await packOf(db, user.id, input.pack_id)) ?? fail("conflict", "This pack belongs to someone else.");
}

const packRows = (db: Db, candidateId: number, which = sql`true`) =>
  sql<Pack>`
  select p.uuid, p.issued_at, p.expires_at, json_build_object('uuid', e.uuid, 'name', e.name) as exam,
    json_build_object('uuid', b.uuid, 'name', b.name) as subject, (
      select coalesce(json_agg(json_build_object('uuid', s.uuid, 'title', s.title, 'state', s.state, 'questions',
        s.items) order by s.id), '[]')
      from sittings s where s.pack_id = p.id) as sessions
  from packs p join exam_types e on e.id = p.exam_type_id join subjects b on b.id = p.subject_id
  where p.candidate_id = ${candidateId} and p.removed_at is null and ${which}
  order by p.issued_at desc, p.id desc limit 50`.execute(db);

export const packsOf = async (db: Db, candidateId: number): Promise<Pack[]> => (await packRows(db, candidateId)).rows;

const packOf = async (db: Db, candidateId: number, uuid: string): Promise<Pack | undefined> =>
  (await packRows(db, candidateId, sql`p.uuid = ${uuid}`)).rows[0];

/** Started tests stay: their answers are on some device. */
export const removePack = ({ db, user, input, now }: Call<typeof sittings.removePack>): Promise<null> =>
  inTransaction(db, async (db) => {
    const pack = await db
      .updateTable("packs")
      .set({ removed_at: now })
      .where("uuid", "=", input.pack_id)
      .where("candidate_id", "=", user.id)
      .where("removed_at", "is", null)
      .returning(["id", "issued_at", "tests_set_aside"])
      .executeTakeFirst();
    if (!pack) return fail("not_found", "We could not find that pack.");
    const unstarted = await db
      .updateTable("sittings")
      .set({ state: "abandoned" })
      .where("pack_id", "=", pack.id)
      .where("state", "=", "issued")
      .returning("id")
      .execute();
    // Another month has its own tests, and these were never counted in it.
    const back = Math.min(unstarted.length, pack.tests_set_aside);
    if (back > 0 && lagosMonth(new Date(pack.issued_at)) === lagosMonth(now)) await giveBack(db, user.id, back, now);
    return null;
  });

export async function dropOldPacks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - (PACK_DAYS + ARRIVAL_DAYS) * DAY_MS);
  await db
    .updateTable("sittings")
    .set({ state: "abandoned" })
    .where("state", "=", "issued")
    .where("started_at", "<", before.toISOString())
    .execute();
}
