// Finds one page of the staff's list and the total. However large the bank is, this costs a short scan of one index.
// Only if the scan finds almost nothing are the few matches collected from all indexes.
import { TOTAL_STOPS_AT } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { isCommon, type Ranked, rankedSearch } from "../finding/ranked-search.ts";
import { readTyped } from "../finding/typed-search.ts";
import { type Filters, lit, type Search, searchFor } from "./list-filters.ts";

/** This many of the newest questions are scanned to count the matches. */
const LOOKED_AT = 2_000;
/** With fewer matches than this, scanning the rest is not worth it. */
const TOO_FEW = 20;
/** With fewer matches than this, all of them are collected quickly. */
const NEXT_TO_NONE = 2;
/** This many questions are intersected with the index of words at a time. */
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
  /** No question has all the typed words. These have most of them. */
  closest?: boolean;
}

/**
 * The typed text, if results are ranked by how well they match: anything except one common word, for which the newest
 * are as good as any.
 */
async function rankedFor(db: Db, input: Filters, me: number): Promise<Ranked | null> {
  const typed = readTyped(input.search ?? "");
  if (!input.search?.trim() || typed.uuid || typed.key) return null;
  if (typed.isOneWord && (await isCommon(db, typed))) return null;
  return rankedSearch(db, typed, searchFor(input, me, false).conditions);
}

/** All matches of a filter, newest first or best first, up to this many. */
export async function allFound(db: Db, input: Filters, most: number, me: number): Promise<number[]> {
  const ranked = await rankedFor(db, input, me);
  // Close matches are only shown for reading. They are not changed or exported in bulk.
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

/** A page starts below the last question of the page before, even if the order is not that of the ids. */
async function pageOf(db: Db, { ids, total, more, closest }: Ranked, page: Page): Promise<SearchResult> {
  const last =
    page.before && (await db.selectFrom("questions").select("id").where("uuid", "=", page.before).executeTakeFirst());
  const from = last ? ids.indexOf(last.id) + 1 : page.offset;
  return { ids: ids.slice(from, from + page.most), total, more_than_total: more, closest };
}

const below = ({ before }: Page) =>
  before ? sql`q.id < (select id from questions where uuid = ${lit(before)})` : sql`true`;

/** One page, found along the access path. */
async function walk(db: Db, { rest, path }: Search, page: Page): Promise<number[]> {
  // "offset 0" keeps the inner order: it stops the planner from choosing another way.
  const { rows } = await sql<{ id: number }>`
    select q.id from (select * from questions q where ${path} and ${below(page)} order by q.id desc offset 0) q
    where ${rest} limit ${lit(page.most)} offset ${lit(page.offset)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many of the newest on the path match, and whether they are all. */
async function lookAtNewest(db: Db, { rest, path }: Search) {
  const { rows } = await sql<{ found: number; looked_at: number }>`
    select count(*) filter (where ${rest})::int as found, count(*)::int as looked_at
    from (select * from questions q where ${path} order by q.id desc limit ${lit(LOOKED_AT)}) q`.execute(db);
  const { found, looked_at } = rows[0]!;
  return { found, all: looked_at < LOOKED_AT };
}

/**
 * For a word in one of several hundred texts: too rare to find by scanning, too common to collect them all. The index
 * of words is intersected with a range of the list before any question is read. Null if that is not enough for a page.
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

/** All matches, found by whatever indexes help, then sorted. */
async function gather(db: Db, { conditions }: Search, page: Page): Promise<SearchResult> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (select q.id from questions q where ${conditions})
    select (select count(*)::int from found) as total, array(
      select q.id from found q where ${below(page)} order by q.id desc
        limit ${lit(page.most)} offset ${lit(page.offset)}) as ids`.execute(db);
  const { ids, total } = rows[0]!;
  return { ids, total: Math.min(total, TOTAL_STOPS_AT), more_than_total: total > TOTAL_STOPS_AT };
}

/** The bank itself stores this total, because everybody first opens the list without a filter. */
async function keptTotal(db: Db, stage: Filters["stage"]) {
  const { rows } = await sql<{ total: number }>`
    select sum(total)::int as total from question_tallies
    where ${stage ? sql`name = ${lit(stage)}` : sql`name in ('draft', 'review', 'live')`}`.execute(db);
  return { total: rows[0]!.total, more_than_total: false };
}

/** 4,382 counted so far are shown as "4,000+": only what is certain. */
function atLeast(count: number) {
  const unit = 10 ** Math.floor(Math.log10(count));
  return { total: Math.floor(count / unit) * unit, more_than_total: true };
}
