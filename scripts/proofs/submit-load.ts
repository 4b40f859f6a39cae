// npm run proof -- submit-load [--people N] [--seconds N] [--answered N] [--within N] This many candidates submit
// within a few seconds. All get a response soon after the last one, and every test is graded immediately. Soon
// afterwards it is in all statistics, and the statistics match the answers.

import { parseArgs } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { fire, type Shot } from "../../bench/load.ts";
import { premiumPeople } from "../../bench/premium-people.ts";
import { untilIdle } from "../../bench/process-cpu.ts";
import { QUESTIONS, seedExams } from "../../bench/seed-sittings.ts";
import { figuresAgree, untilAggregated } from "../fleet/figures-agree.ts";
import { startServer } from "../start-server.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "5000" },
    seconds: { type: "string", default: "10" },
    answered: { type: "string", default: "12" },
    within: { type: "string", default: "30" },
  },
});
const PEOPLE = Number(values.people);
const AT_ONCE = 64;

let passed = 0;
let failed = 0;
function check(what: string, is: unknown, should: unknown): void {
  if (is === should) passed++;
  else failed++;
  if (is !== should) console.error(`FAILED: ${what}: ${is}, should be ${should}`);
}

// With the flag that `npm start` sets.
const server = await startServer({ RATE_LIMITS: "off", PROCESSES: "2" }, ["--max-semi-space-size=8"]);
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db, pool } = database;
const one = async (query: string) => Number((await pool.query({ text: query, rowMode: "array" })).rows[0]?.[0] ?? 0);

try {
  const people = await premiumPeople(db, PEOPLE);
  const tokenOf = new Map(people.map(({ id, token }) => [id, token]));
  await seedExams(
    db,
    people.map(({ id }) => id),
    30,
  );
  const { rows: open } = await sql<{ uuid: string; candidate_id: number }>`
    select uuid, candidate_id from sittings where kind_key = 'seeded' and state = 'open'`.execute(db);
  check("exams that are open", open.length, PEOPLE);
  await untilIdle(server.pid);
  // One by one, spread over the time, as people do it. If the server is busy, they are sent later.
  const shots: Shot[] = open.map(({ uuid, candidate_id }) => ({
    method: "POST",
    path: "/api/candidates/exams/submit-answers",
    token: tokenOf.get(candidate_id)!,
    body: { session_id: uuid, answers: [] },
  }));
  const port = Number(new URL(server.url).port);
  const { perSecond, p99 } = await fire(port, shots, AT_ONCE, Number(values.seconds));
  const answered = PEOPLE / perSecond;
  console.log(
    `${PEOPLE} pressed within ${values.seconds} s and were answered within ${answered.toFixed(1)} s, 99 of 100 in ${p99.toFixed(0)} ms`,
  );
  check(`all answered within ${values.answered} s`, answered <= Number(values.answered), true);
  check(
    "grades",
    await one("select count(*) from grades g join sittings s on s.id = g.sitting_id where s.kind_key = 'seeded'"),
    PEOPLE,
  );

  const graded = {
    sittings: "select id from sittings where kind_key = 'seeded'",
    count: PEOPLE,
    questions: QUESTIONS,
  };
  const late = await untilAggregated(pool, graded, 10 * Number(values.within) * 1000, check);
  console.log(`in all figures ${late.toFixed(1)} s after the last`);
  check(`folded within ${values.within} s`, late <= Number(values.within), true);
  await figuresAgree(db, pool, graded, check);
} finally {
  await database.close();
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
