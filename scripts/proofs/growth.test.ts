// The short form of the growth proof: every statement of the three screens is explained. None may read a table that
// grows with the candidates, except by an index and a condition.
import { daily } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { CompiledQuery, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { inTransaction } from "../../apps/api/src/db/transaction.ts";
import { weekOf } from "../../apps/api/src/features/progress/streak.ts";
import { examFixture } from "../../apps/api/src/testing/an-exam.ts";
import { aCandidate } from "../../apps/api/src/testing/people.ts";
import { startApi } from "../../apps/api/src/testing/start-api.ts";
import { screenCalls } from "./growth.ts";
import { grow } from "./growth-writer.ts";

/** Enough for the planner to distinguish a good index from a bad one. */
const GROWN = 1_000;

const growing = [
  "candidates",
  "candidate_profiles",
  "sittings",
  "grades",
  "sitting_figures",
  "candidate_figures",
  "day_figures",
  "subject_figures",
  "topic_figures",
  "achievements",
  "leaderboard_members",
  "sitting_points",
  "board_points",
  "board_counts",
  "guardian_links",
  "daily_answers",
  "notifications",
];

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: Node[];
}

interface QueryPlan {
  "QUERY PLAN": { Plan: Node }[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

interface Statement {
  text: string;
  values: unknown[];
}

/** Records every statement with parameters that is sent during the work. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = new Map<string, Statement>();
  const query = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads.
  pg.Client.prototype.query = function (this: pg.Client, first: any, ...rest: any[]) {
    const text = typeof first === "string" ? first : first?.text;
    const values = first?.values ?? rest[0];
    if (/^\s*(select|with)/i.test(text) && Array.isArray(values)) sent.set(text, { text, values });
    // biome-ignore lint/suspicious/noExplicitAny: handed on as it came.
    return (query as any).call(this, first, ...rest);
    // biome-ignore lint/suspicious/noExplicitAny: see above.
  } as any;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return [...sent.values()];
}

test("no statement of the three screens reads a growing table without an index (times: npm run proof -- growth)", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 1 });
  const ada = await aCandidate(api);
  const week = weekOf(lagosDay(api.clock.now()));
  await inTransaction(api.owner, (db) => grow((text) => sql.raw(text).execute(db), GROWN, week));
  const calls = screenCalls(room.subject.uuid);
  // The day's question is chosen once a day, at midnight or by the first caller, and then known.
  await api.anyone.call(daily.read, {});
  const statements = await statementsOf(async () => {
    for (const call of Object.values(calls)) await call(ada.as);
  });
  expect(statements.length).toBeGreaterThan(15);

  await inTransaction(api.db, async (db) => {
    // A full scan is right on a table of one row, so the planner is asked what else it could do.
    await sql`set local enable_seqscan = off`.execute(db);
    const seen = new Set<string>();
    for (const { text, values } of statements) {
      const { rows } = await db.executeQuery<QueryPlan>(CompiledQuery.raw(`explain (format json) ${text}`, values));
      for (const node of nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan)) {
        const table = node["Relation Name"];
        if (!table || !growing.includes(table) || node["Node Type"] === "Bitmap Heap Scan") continue;
        seen.add(table);
        const how = { table, node: node["Node Type"], condition: node["Index Cond"] ?? null };
        expect(how, text).toMatchObject({ node: expect.stringContaining("Index"), condition: expect.any(String) });
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["grades", "day_figures", "board_points", "board_counts"]));
  });
});
