// npm run proof -- growth [few] [many]: with a million candidates and ten million grades, the calls of the dashboard,
// performance and leaderboard screens are timed. Each must respond within three times its time with a thousand
// candidates, in one run.
import {
  type Client,
  calendar,
  createClient,
  leaderboard,
  notifications,
  profile,
  progress,
  screens,
  sittings,
} from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type pg from "pg";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { inTransaction } from "../../apps/api/src/db/transaction.ts";
import { openSession } from "../../apps/api/src/features/auth/sessions.ts";
import { weekOf } from "../../apps/api/src/features/progress/streak.ts";
import { median } from "../median.ts";
import { startServer } from "../start-server.ts";
import { GRADES_EACH, grow } from "./growth-writer.ts";

const BAR = 3;
const PEOPLE = 20;
const ROUNDS = 6;

type Call = (client: Client) => Promise<unknown>;

/** The requests of the three screens. */
export const screenCalls = (subject_id: string): Record<string, Call> => ({
  "dashboard: all at once": (client) => client.call(screens.dashboard, {}),
  "dashboard: profile": (client) => client.call(profile.read, {}),
  "dashboard: summary": (client) => client.call(progress.summary, {}),
  "dashboard: calendar": (client) => client.call(calendar.upcoming, {}),
  "dashboard: recent activity": (client) => client.call(sittings.grades, { limit: 5 }),
  "dashboard: open tests": (client) => client.call(sittings.open, {}),
  "dashboard: notifications": (client) => client.call(notifications.unread, {}),
  "performance: month": (client) => client.call(progress.performance, { period: "month" }),
  "performance: quarter, one subject": (client) => client.call(progress.performance, { period: "quarter", subject_id }),
  "performance: projection": (client) => client.call(progress.projection, {}),
  "performance: guardian links": (client) => client.call(progress.guardianLinks, {}),
  "leaderboard: place": (client) => client.call(leaderboard.place, {}),
  "leaderboard: overall": (client) => client.call(leaderboard.board, { board: "overall" }),
  "leaderboard: overall, further down": (client) => client.call(leaderboard.board, { after: "9000-1" }),
  "leaderboard: this week": (client) => client.call(leaderboard.board, { board: "week" }),
  "leaderboard: by subject": (client) => client.call(leaderboard.board, { board: "subject", subject_id }),
});

/** Milliseconds by call, the median over people and rounds. The calls alternate, so that noise affects all of them. */
async function measure(clients: Client[], calls: Record<string, Call>): Promise<Map<string, number>> {
  const times = new Map(Object.keys(calls).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const client of clients)
      for (const [name, call] of Object.entries(calls)) {
        const begun = performance.now();
        await call(client);
        // The first round warms up both sides equally.
        if (round > 0) times.get(name)!.push(performance.now() - begun);
      }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

async function clientsOf(pool: pg.Pool, db: Parameters<typeof openSession>[0], url: string): Promise<Client[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from candidates where email like 'grown-%' order by md5(id::text) limit $1",
    [PEOPLE],
  );
  const tokens = await Promise.all(
    rows.map(async ({ id }) => {
      const meta = { userAgent: "", deviceToken: null };
      return (await openSession(db, { candidate_id: id }, meta, new Date())).access_token;
    }),
  );
  return tokens.map((token) => createClient({ baseUrl: `${url}/api`, token: () => token }));
}

async function run(few: number, many: number): Promise<boolean> {
  const server = await startServer({ RATE_LIMITS: "off" });
  const database = await openDatabase({
    databaseUrl: server.databaseUrl,
    dataDir: "",
    log: { info() {}, warn: console.warn, error: console.error },
  });
  const { db, pool } = database;
  try {
    const { rows } = await pool.query<{ uuid: string }>("select uuid from subjects order by position, id limit 1");
    const calls = screenCalls(rows[0]!.uuid);
    const week = weekOf(lagosDay(new Date()));
    const results: Map<string, number>[] = [];
    for (const candidates of [few, many]) {
      const begun = Date.now();
      await inTransaction(db, (db) => grow((text) => sql.raw(text).execute(db), candidates, week));
      await pool.query("checkpoint");
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${candidates} candidates, ${candidates * GRADES_EACH} grades, seeded in ${seconds} s`);
      results.push(await measure(await clientsOf(pool, db, server.url), calls));
    }
    return report(results[0]!, results[1]!);
  } finally {
    await database.close();
    await server.stop();
  }
}

function report(few: Map<string, number>, many: Map<string, number>): boolean {
  let passed = true;
  for (const [name, before] of few) {
    const after = many.get(name)!;
    const ratio = after / before;
    if (ratio > BAR) passed = false;
    const times = `${before.toFixed(1).padStart(7)} ms → ${after.toFixed(1).padStart(7)} ms`;
    console.log(`${ratio > BAR ? "OVER" : "ok"}`.padEnd(6), name.padEnd(38), times, `× ${ratio.toFixed(2)}`);
  }
  return passed;
}

if (import.meta.main) {
  const [few = 1_000, many = 1_000_000] = process.argv.slice(2).map(Number);
  const passed = await run(few, many);
  console.log(passed ? `every call within ${BAR} times` : `FAILED: a call takes more than ${BAR} times as long`);
  process.exit(passed ? 0 : 1);
}
