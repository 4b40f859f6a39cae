import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import { freshDatabase } from "../../testing/database.ts";
import { entitlement } from "./entitlement.ts";

const now = new Date("2026-11-16T12:00:00Z");
const at = (ms: number) => new Date(now.getTime() + ms);

let database: OpenDatabase;
let planIds: Map<string, number>;
let ada: number;

beforeAll(async () => {
  database = await freshDatabase();
  const plans = await database.db.selectFrom("plans").select(["id", "slug"]).execute();
  planIds = new Map(plans.map(({ id, slug }) => [slug, id]));
});
afterAll(() => database.close());

const aPerson = async () =>
  (
    await database.db
      .insertInto("candidates")
      .values({
        uuid: randomUUID(),
        email: `${randomUUID()}@example.ng`,
        first_name: "Ada",
        last_name: "Obi",
        registered_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

const grant = (candidate_id: number, plan: string, from: Date, to: Date, revoked_at: Date | null = null) =>
  database.db
    .insertInto("grants")
    .values({
      candidate_id,
      plan_id: planIds.get(plan)!,
      cause: `test:${randomUUID()}`,
      starts_at: from,
      ends_at: to,
      revoked_at,
    })
    .execute();

const seat = (owner_id: number, member_id: number, left_at: Date | null = null) =>
  database.db
    .insertInto("plan_seats")
    .values({ owner_id, member_id, code: randomUUID().slice(0, 10), created_at: now, joined_at: now, left_at })
    .execute();

const planOf = async (id: number, moment = now) => (await entitlement(database.db, id, moment)).slug;

beforeEach(async () => {
  ada = await aPerson();
});

test("the plan shows what it includes", async () => {
  const { slug: _, ...given } = await entitlement(database.db, ada, now);
  const row = await database.db
    .selectFrom("plans")
    .select([
      "name",
      "tests_a_month",
      "mocks_a_month",
      "questions_per_test",
      "most_questions_per_test",
      "questions_a_day",
      "all_years",
    ])
    .where("slug", "=", "free")
    .executeTakeFirstOrThrow();
  expect(given).toEqual(row);
});

describe("a grant", () => {
  test("is valid from its first moment until just before its end", async () => {
    await grant(ada, "premium", now, at(1_000));
    expect(await planOf(ada, at(-1))).toBe("free");
    expect(await planOf(ada)).toBe("premium");
    expect(await planOf(ada, at(999))).toBe("premium");
    expect(await planOf(ada, at(1_000))).toBe("free");
  });

  test("gives nothing when it was revoked or belongs to another candidate", async () => {
    await grant(ada, "premium", at(-1_000), at(1_000), now);
    await grant(await aPerson(), "pro", at(-1_000), at(1_000));
    expect(await planOf(ada)).toBe("free");
  });

  test("of the better plan counts, whichever started first", async () => {
    await grant(ada, "pro", at(-1_000), at(1_000));
    await grant(ada, "premium", at(-1_000), at(5_000));
    expect(await planOf(ada)).toBe("pro");
    expect(await planOf(ada, at(2_000))).toBe("premium");
  });
});

describe("a study partner", () => {
  let owner: number;
  beforeEach(async () => {
    owner = await aPerson();
  });

  test("has Premium exactly while the other's Pro runs", async () => {
    await seat(owner, ada);
    expect(await planOf(ada)).toBe("free");
    await grant(owner, "pro", now, at(1_000));
    expect([await planOf(ada), await planOf(owner)]).toEqual(["premium", "pro"]);
    expect(await planOf(ada, at(-1))).toBe("free");
    expect(await planOf(ada, at(1_000))).toBe("free");
    expect(await planOf(await aPerson())).toBe("free");
  });

  test("has nothing when the plan has no seats", async () => {
    await seat(owner, ada);
    await grant(owner, "premium", at(-1_000), at(1_000));
    expect(await planOf(ada)).toBe("free");
  });

  test("loses Premium with the seat, or when the grant is revoked", async () => {
    await seat(owner, ada, now);
    await grant(owner, "pro", at(-1_000), at(1_000));
    expect(await planOf(ada)).toBe("free");
    const other = await aPerson();
    const bola = await aPerson();
    await seat(other, bola);
    await grant(other, "pro", at(-1_000), at(1_000), now);
    expect(await planOf(bola)).toBe("free");
  });

  test("keeps a better plan of their own", async () => {
    await seat(owner, ada);
    await grant(owner, "pro", at(-1_000), at(1_000));
    await grant(ada, "pro", at(-1_000), at(1_000));
    expect(await planOf(ada)).toBe("pro");
  });
});
