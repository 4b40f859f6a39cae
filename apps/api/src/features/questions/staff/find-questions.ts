// Finds one page of the staff's list and how many there are. However large the bank is, that costs a short walk along one
// index; only where the walk meets next to nothing are the few that fit gathered from everywhere.
import { TOTAL_STOPS_AT } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { isCommon, type Ranked, rankedSearch } from "../finding/ranked-search.ts";
import { readTyped } from "../finding/typed-search.ts";
import { type Filters, lit, type Search, searchFor } from "./list-filters.ts";

/** So many of the newest questions are looked at to tell how many fit. */
const LOOKED_AT = 2_000;
/** Fewer than that among those looked at, and the rest is not worth walking through. */
const TOO_FEW = 20;
/** Fewer than that, and all there are are quickly gathered. */
const NEXT_TO_NONE = 2;
/** So many questions are crossed with the index of words at a time. */
const WINDOW = 10_000;

interface Page {
  before: string | undefined;
  most: number;
  offset: number;
}

interface SearchResult {
  ids: number[];
  total: number;
  more_than_total: boolean;
  /** None has all of what was typed; these have most of it. */
  closest?: boolean;
}

/** What was typed, where it is put in order by how well it fits: anything but one common word, of which the newest are as good as any. */
async function rankedFor(db: Db, input: Filters, me: number): Promise<Ranked | null> {
  const typed = readTyped(input.search ?? "");
  if (!input.search?.trim() || typed.uuid || typed.key) return null;
  if (typed.isOneWord && (await isCommon(db, typed))) return null;
  return rankedSearch(db, typed, searchFor(input, me, false).conditions);
}

/** All that a filter finds, newest first or best first, but no more than that many. */
export async function allFound(db: Db, input: Filters, most: number, me: number): Promise<number[]> {
  const ranked = await rankedFor(db, input, me);
  // What is nearly what was typed is shown to read, and not changed or exported by the hundred.
  if (ranked) return ranked.closest ? [] : ranked.ids.slice(0, most);
  const { conditions } = searchFor(input, me);
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q where ${conditions} order by q.id desc limit ${lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findQuestions(db: Db, input: Filters, page: Page, me: number): Promise<SearchResult> {
  const ranked = await rankedFor(db, input, me);
  if (ranked) return pageOf(db, ranked, page);
  const search = searchFor(input, me);
  if (!search.isFiltered) return { ids: await walk(db, search, page), ...(await keptTotal(db, input.stage)) };
  const newest = await lookAtNewest(db, search);
  if (newest.all) return { ids: await walk(db, search, page), total: newest.found, more_than_total: false };
  if (newest.found >= TOO_FEW) return { ids: await walk(db, search, page), ...atLeast(newest.found) };
  const crossed = search.isText && newest.found >= NEXT_TO_NONE ? await crossWithWords(db, search, page) : null;
  return crossed ?? gather(db, search, page);
}

/** A page starts below the last question of the page before, also where the order is another than that of their numbers. */
async function pageOf(db: Db, { ids, total, more, closest }: Ranked, page: Page): Promise<SearchResult> {
  const last =
    page.before && (await db.selectFrom("questions").select("id").where("uuid", "=", page.before).executeTakeFirst());
  const from = last ? ids.indexOf(last.id) + 1 : page.offset;
  return { ids: ids.slice(from, from + page.most), total, more_than_total: more, closest };
}

const below = ({ before }: Page) =>
  before ? sql`q.id < (select id from questions where uuid = ${lit(before)})` : sql`true`;

/** One page, found along the path. */
async function walk(db: Db, { rest, path }: Search, page: Page): Promise<number[]> {
  // The inner order is kept by "offset 0": the planner may not look for another way.
  const { rows } = await sql<{ id: number }>`
    select q.id from (select * from questions q where ${path} and ${below(page)} order by q.id desc offset 0) q
    where ${rest} limit ${lit(page.most)} offset ${lit(page.offset)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of the newest on the path fit, and whether those were all there are. */
async function lookAtNewest(db: Db, { rest, path }: Search) {
  const { rows } = await sql<{ found: number; looked_at: number }>`
    select count(*) filter (where ${rest})::int as found, count(*)::int as looked_at
    from (select * from questions q where ${path} order by q.id desc limit ${lit(LOOKED_AT)}) q`.execute(db);
  const { found, looked_at } = rows[0]!;
  return { found, all: looked_at < LOOKED_AT };
}

/**
 * A word in one of some hundred texts: too seldom to walk to, too often to gather them all. The index of words and a
 * stretch of the list are crossed before any question is read. Null where that is not enough for a page.
 */
async function crossWithWords(db: Db, search: Search, page: Page): Promise<SearchResult | null> {
  const { rows } = await sql<{ newest: number; before: number | null }>`
    select (select max(id) from questions) as newest,
      ${page.before ? sql`(select id from questions where uuid = ${lit(page.before)})` : sql`null`} as before`.execute(
    db,
  );
  const { newest, before } = rows[0]!;
  if (page.offset > 0 || newest <= 2 * WINDOW) return null;
  const first = await inWindow(db, search, newest + 1);
  const ids = page.before ? await inWindow(db, search, before ?? 0) : first;
  if (first.length < TOO_FEW || ids.length < page.most) return null;
  return { ids: ids.slice(0, page.most), ...atLeast(first.length) };
}

async function inWindow(db: Db, { conditions }: Search, end: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q where ${conditions} and q.id < ${lit(end)} and q.id >= ${lit(end - WINDOW)}
    order by q.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** All that fit, by whatever indexes find them, then put in order. */
async function gather(db: Db, { conditions }: Search, page: Page): Promise<SearchResult> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (select q.id from questions q where ${conditions})
    select (select count(*)::int from found) as total, array(
      select q.id from found q where ${below(page)} order by q.id desc
        limit ${lit(page.most)} offset ${lit(page.offset)}) as ids`.execute(db);
  const { ids, total } = rows[0]!;
  return { ids, total: Math.min(total, TOTAL_STOPS_AT), more_than_total: total > TOTAL_STOPS_AT };
}

/** Kept by the bank itself, because everybody opens the list without a filter first. */
async function keptTotal(db: Db, stage: Filters["stage"]) {
  const { rows } = await sql<{ total: number }>`
    select sum(total)::int as total from question_tallies
    where ${stage ? sql`name = ${lit(stage)}` : sql`name in ('draft', 'review', 'live')`}`.execute(db);
  return { total: rows[0]!.total, more_than_total: false };
}

/** 4,382 seen so far are told as "4,000+": what is known, and no more. */
function atLeast(count: number) {
  const unit = 10 ** Math.floor(Math.log10(count));
  return { total: Math.floor(count / unit) * unit, more_than_total: true };
}
