import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import { Failure } from "../../http/failure.ts";
import { freshDatabase } from "../../testing/database.ts";
import { allowanceOf, refuseSpending, type Spending, spendingParts } from "./allowance.ts";

const november = new Date("2026-11-30T22:59:59Z");
const december = new Date("2026-11-30T23:00:00Z");
const plan: Spending["plan"] = {
  slug: "free",
  name: "Free",
  tests_a_month: 2,
  mocks_a_month: 1,
  questions_per_test: 10,
  most_questions_per_test: 20,
  questions_a_day: 100,
  all_years: false,
};

let database: OpenDatabase;
let ada: number;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ada = (
    await database.db
      .insertInto("candidates")
      .values({
        uuid: randomUUID(),
        email: `${randomUUID()}@example.ng`,
        first_name: "Ada",
        last_name: "Obi",
        registered_at: november,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
});

/** Returns whether the month and the day still had tests and questions left. */
async function spend(more: Partial<Spending> = {}, now = november): Promise<[number, number]> {
  const spending = { candidate_id: ada, plan, kind: "tests" as const, questions: 10, set_aside: true, ...more };
  const { rows } = await sql<{ quota: number; daily: number }>`
    with ${spendingParts(spending, now)} select quota::int, daily::int from paid`.execute(database.db);
  return [rows[0]!.quota, rows[0]!.daily];
}

describe("the month", () => {
  test("gives as many as the plan includes, and restarts by Lagos time", async () => {
    expect([await spend(), await spend(), await spend()]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(await spend({}, december)).toEqual([1, 1]);
  });

  test("counts tests and mocks separately", async () => {
    await spend();
    await spend();
    expect(await spend({ kind: "mocks" })).toEqual([1, 1]);
    expect(await spend({ kind: "mocks" })).toEqual([0, 0]);
  });

  test("has no limit if the plan has none, and gives nothing if the plan gives none", async () => {
    for (let times = 0; times < 4; times++)
      expect(await spend({ plan: { ...plan, tests_a_month: null } })).toEqual([1, 1]);
    for (let times = 0; times < 4; times++) expect(await spend({ kind: null })).toEqual([1, 1]);
    expect(await spend({ plan: { ...plan, tests_a_month: 0 } })).toEqual([0, 0]);
  });
});

test("a day gives as many questions as the plan includes and not one more", async () => {
  const free = { kind: null };
  expect(await spend({ ...free, questions: 60 })).toEqual([1, 1]);
  expect(await spend({ ...free, questions: 41 })).toEqual([1, 0]);
  expect(await spend({ ...free, questions: 40 })).toEqual([1, 1]);
  expect(await spend({ ...free, questions: 1 })).toEqual([1, 0]);
  expect(await spend({ ...free, questions: 1 }, december)).toEqual([1, 1]);
  const { questions } = await database.db
    .selectFrom("questions_handed")
    .select("questions")
    .where("candidate_id", "=", ada)
    .where("lagos_day", "=", "2026-11-30")
    .executeTakeFirstOrThrow();
  expect(questions).toBe(100);
});

test("a test refused by the month uses nothing of the day", async () => {
  await spend({ plan: { ...plan, tests_a_month: 0 } });
  const handed = await database.db.selectFrom("questions_handed").selectAll().where("candidate_id", "=", ada).execute();
  expect(handed).toEqual([]);
});

describe("a refusal states how much is used and when it renews", () => {
  const refusal = (more: Partial<Spending>, why: "quota" | "daily", now = november): Failure => {
    try {
      return refuseSpending({ candidate_id: ada, plan, kind: "tests", questions: 10, ...more }, why, now);
    } catch (problem) {
      return problem as Failure;
    }
  };
  test("of the month", () => {
    const said = (more: Partial<Spending>, now?: Date) => refusal(more, "quota", now).message;
    expect(said({})).toBe(
      "You have used all 2 practice tests in your Free plan this month. You will get more on 1 December 2026.",
    );
    expect(said({ kind: "mocks" }, december)).toContain(
      "one full mock a month. You have none left. You will get more on 1 January 2027.",
    );
    expect(said({ kind: "mocks", plan: { ...plan, mocks_a_month: 3 } })).toContain("includes 3 full mocks a month");
    expect(refusal({}, "quota").code).toBe("plan_limit");
  });
  test("of the day", () => {
    const failure = refusal({}, "daily");
    expect(failure).toBeInstanceOf(Failure);
    expect([failure.code, failure.retryAfter]).toEqual(["too_many", 1]);
    expect(refusal({}, "daily", december).retryAfter).toBe(86_400);
    // A past paper uses nothing of the month, so only the day can refuse it.
    expect(refusal({ kind: null }, "quota").code).toBe("too_many");
  });
});

test("the remainder is reported by kind and never below zero", async () => {
  const limits = { tests_a_month: 5, mocks_a_month: 2 };
  await database.owner.query("update plans set tests_a_month = 5, mocks_a_month = 2 where slug = 'free'");
  expect(await allowanceOf(database.db, ada, november)).toMatchObject({
    plan: { slug: "free" },
    tests_left: 5,
    mocks_left: 2,
    tests_a_month: 5,
    renews_on: "2026-12-01",
  });
  const roomy = { ...plan, ...limits, tests_a_month: 9 };
  for (let times = 0; times < 7; times++) await spend({ plan: roomy });
  await spend({ plan: roomy, kind: "mocks" });
  expect(await allowanceOf(database.db, ada, november)).toMatchObject({ tests_left: 0, mocks_left: 1 });
  expect(await allowanceOf(database.db, ada, december)).toMatchObject({
    tests_left: 5,
    mocks_left: 2,
    renews_on: "2027-01-01",
  });
  await database.owner.query("update plans set tests_a_month = null where slug = 'free'");
  expect((await allowanceOf(database.db, ada, november)).tests_left).toBeNull();
});
