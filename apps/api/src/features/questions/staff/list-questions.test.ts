import { questions } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction.ts";
import { examFixture } from "../../../testing/an-exam.ts";
import { growBank } from "../../../testing/grow-bank.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";
import type { Filters } from "./list-filters.ts";

async function aLargeBank(size: number) {
  const api = await startApi();
  const { subject, exam } = await examFixture(api.db, { questions: 30 });
  const { as } = await aStaffMember(api);
  await inTransaction(api.owner, async (db) => {
    await sql`select setseed(0.25)`.execute(db);
    await growBank((text) => sql.raw(text).execute(db), size);
  });
  /** Every page of a list, one after the other. */
  const wholeList = async (filters: Filters, per_page = 100) => {
    const ids: string[] = [];
    let page = await as.call(questions.list, { ...filters, per_page });
    const { total, more_than_total } = page;
    for (;;) {
      ids.push(...page.items.map(({ id }) => id));
      if (!page.next) return { ids, total, more_than_total };
      page = await as.call(questions.list, { ...filters, per_page, before: page.next });
    }
  };
  const plainly = async (where: RawBuilder<unknown>) =>
    (await sql<{ uuid: string }>`select uuid from questions where ${where} order by id desc`.execute(api.db)).rows.map(
      ({ uuid }) => uuid,
    );
  return { api, as, subject, exam, wholeList, plainly };
}

test("a list contains the results of a plain query, in its order, however it is found", async () => {
  const { api, subject, exam, wholeList, plainly } = await aLargeBank(21_000);
  // These are below everything the list scans first, so they have to be collected.
  await sql`update questions set search_words = to_tsvector('english', 'an osmotic pump'), question_type = 'AUDIO',
    year = 1999
    where id in (select id from questions order by id limit 25)`.execute(api.db);
  const cases: [Filters, RawBuilder<unknown>][] = [
    [{ search: "osmotic pump" }, sql`year = 1999`],
    [{ search: "osmotic", subject_id: subject.uuid, year: 1999 }, sql`year = 1999`],
    [{ question_type: "AUDIO" }, sql`question_type = 'AUDIO'`],
    [{ exam_type_id: exam.uuid, year: 2012 }, sql`year = 2012`],
    [{ difficulty_level: "hard", search: "w1503" }, sql`difficulty = 'hard' and search_words @@ to_tsquery('w1503:*')`],
    [{ search: "w7 w12 w3", year: 2012 }, sql`year = 2012 and search_words @@ to_tsquery('w7 & w12 & w3:*')`],
    [{ search: "nowhere" }, sql`false`],
    [{ stage: "draft" }, sql`stage = 'draft'`],
    // Conditions covered by the path are checked only there. The others are checked as well.
    [{ has: "picture", difficulty_level: "hard" }, sql`question_type = 'IMAGE_AND_TEXTS_ONLY' and difficulty = 'hard'`],
    [{ has: "recording", search: "osmotic" }, sql`year = 1999`],
    [{ has: "passage", lacks: "why" }, sql`has_passage and lacks_why`],
    [{ lacks: "explanation", year: 2012 }, sql`lacks_explanation and year = 2012`],
    [{ lacks: "topic", difficulty_level: "easy" }, sql`topic_id is null and difficulty = 'easy'`],
    [{ tag: "t0", difficulty_level: "hard" }, sql`tags @> array['t0'] and difficulty = 'hard'`],
    [{ lacks: "year", tag: "t0" }, sql`year is null and tags @> array['t0']`],
  ];
  for (const [filters, where] of cases) {
    const { ids, total, more_than_total } = await wholeList(filters);
    const expected = await plainly(where);
    // The best match of a search comes first: a text that has the word twice is before newer ones.
    const isRanked = filters.search !== undefined;
    expect([filters, isRanked ? ids.toSorted() : ids]).toEqual([filters, isRanked ? expected.toSorted() : expected]);
    expect([filters, total, more_than_total]).toEqual([filters, expected.length, false]);
  }
  // In one text of several hundred: found by intersecting the words with a range of the list, page after page.
  const seldom = await plainly(sql`search_words @@ to_tsquery('w1503:*')`);
  const found = await wholeList({ search: "w1503" }, 5);
  expect(found.ids.toSorted()).toEqual(seldom.toSorted());
  expect(found.total).toBeLessThanOrEqual(seldom.length);
});

test("a total that is slow to count is shown as a round number below it, and the list continues past it", async () => {
  const { as, api, subject } = await aLargeBank(10_500);
  const filter = { subject_id: subject.uuid };
  const first = await as.call(questions.list, filter);
  expect([first.total, first.more_than_total]).toEqual([2_000, true]);
  expect(await as.call(questions.list, {})).toMatchObject({ total: 10_500, more_than_total: false });
  const next = await as.call(questions.list, { ...filter, before: first.next! });
  expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(40);
  const far = await as.call(questions.list, { ...filter, page: 500 });
  expect(far.items).toHaveLength(20);
  const common = await as.call(questions.list, { search: "w0" });
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select search_words from questions order by id desc limit 2000) q
    where search_words @@ to_tsquery('english', 'w0:*')`.execute(api.db);
  expect([common.total, common.more_than_total]).toEqual([Math.floor(rows[0]!.total / 1000) * 1000, true]);
});
