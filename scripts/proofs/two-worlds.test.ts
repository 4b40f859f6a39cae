import { progress, sittings } from "@sabiprep/contract";
import { isCorrect, timeUseOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { features } from "../../apps/api/src/app.ts";
import type { AppContext } from "../../apps/api/src/app-context.ts";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { readSheet } from "../../apps/api/src/features/sittings/answer-store.ts";
import { markSheet } from "../../apps/api/src/features/sittings/mark-sitting.ts";
import { paperOf, sittingOf } from "../../apps/api/src/features/sittings/read-sitting.ts";
import { Answer, answer } from "../../apps/api/src/http/route.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { aTwin, walkBoth } from "../../apps/api/src/testing/two-worlds.ts";

const WALKS = Number(process.env.TWO_WORLDS_WALKS ?? 25);
const SEED = Number(process.env.TWO_WORLDS_SEED ?? 1);
const LENGTH = Number(process.env.TWO_WORLDS_LENGTH ?? 10);
const FOUND_WITHIN = Math.max(60, WALKS);
/** Some runs need hundreds of walks to meet this leak, so only the long form plants it. */
const LONG_FORM_ONLY = "the statistics count right answers of tests that wait";

async function twins() {
  return [await aTwin(await startApi(), "right"), await aTwin(await startApi(), "w1")] as [
    Awaited<ReturnType<typeof aTwin>>,
    Awaited<ReturnType<typeof aTwin>>,
  ];
}

test("no response depends on a question's key in an exam that still accepts answers (long form: npm run proof -- two-worlds)", async () => {
  const both = await twins();
  let answered = 0;
  const began = Date.now();
  for (let walk = SEED; walk < SEED + WALKS; walk++) {
    const found = await walkBoth(both, walk, LENGTH);
    answered += found.answered;
    expect(found.difference).toBeNull();
    if (walk % 250 === 0)
      console.log(`${walk} walks, ${answered} replies, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  console.log(
    `${WALKS} walks in two worlds, ${answered} replies compared, ${Math.round((Date.now() - began) / 1000)} s`,
  );
  expect(answered).toBeGreaterThan(WALKS * LENGTH);
});

type Replies = Record<string, unknown> & { waits_for?: object | null };
type Handler = (call: { db: Db; user: { id: number }; context: AppContext }) => Promise<unknown>;

/** Adds something to an endpoint's responses about tests that are not marked yet. */
function plant(endpoint: unknown, leak: (told: Replies, marks: Awaited<ReturnType<typeof marksOf>>) => Replies) {
  const route = features.flatMap(({ routes = [] }) => routes).find((one) => one.endpoint === endpoint)!;
  const handler = route.handler as Handler;
  route.handler = (async (call: Parameters<Handler>[0]) => {
    const reply = await handler(call);
    const marks = await marksOf(call);
    if (reply instanceof Answer) return answer(leak(reply.data as Replies, marks), { status: reply.status });
    return leak(reply as Replies, marks);
  }) as never;
  onTestFinished(() => {
    route.handler = handler as never;
  });
}

/** The student's newest waiting test, as it would be marked. */
async function marksOf({ db, user, context }: Parameters<Handler>[0]) {
  const row = await db
    .selectFrom("sittings")
    .select("id")
    .where("candidate_id", "=", user.id)
    .where("waiting_cause", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const sitting = (await sittingOf(db, user.id, { id: row.id }))!;
  const places = await paperOf(context, db, sitting);
  const { sheet } = await readSheet(db, row.id);
  const isRight = (at: number, option: string | null) => isCorrect(places[at]!.question.key, option);
  return { ...markSheet(sitting, places, sheet), time_use: timeUseOf(sheet, isRight) };
}

const planted: Record<string, (owner: Db) => unknown> = {
  "tests are marked at once": (owner) =>
    sql`create or replace function shares_question(one bigint, other bigint) returns boolean language sql stable
      as 'select false'`.execute(owner),
  "the result shows the topics": () =>
    plant(sittings.submitAnswers, (told, marks) =>
      told.waits_for && marks ? { ...told, topics: marks.topics } : told,
    ),
  "the result shows how the time was used": () =>
    plant(sittings.submitAnswers, (told, marks) =>
      told.waits_for && marks ? { ...told, time_use: marks.time_use } : told,
    ),
  "the statistics count right answers of tests that wait": () =>
    plant(progress.summary, (told, marks) =>
      marks ? { ...told, totals: { ...(told.totals as object), average_score: marks.score } } : told,
    ),
};

test.each(Object.entries(planted).filter(([name]) => WALKS > 25 || name !== LONG_FORM_ONLY))(
  "it is found when %s",
  async (name, sow) => {
    const both = await twins();
    for (const { api } of both) await sow(api.owner);
    for (let walk = SEED; walk < SEED + FOUND_WITHIN; walk++) {
      const { difference } = await walkBoth(both, walk, 24);
      if (!difference) continue;
      console.log(`${name}: found in walk ${walk - SEED + 1}, step ${difference.step} (${difference.move})`);
      return;
    }
    expect.fail(`${FOUND_WITHIN} walks found nothing`);
  },
);
