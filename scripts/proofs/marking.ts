// npm run proof -- marking [--scripts N] [--markers N] This many markers mark this many answers at the same time, some of
// them twice, while leases run out. It reports how long the next answer takes, and checks that no answer is marked twice.

import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { createClient, markingDesk } from "@sabiprep/contract";
import { sql } from "kysely";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { openSession } from "../../apps/api/src/features/auth/public.ts";
import { startServer } from "../start-server.ts";

const { values } = parseArgs({
  options: { scripts: { type: "string", default: "2000" }, markers: { type: "string", default: "6" } },
});
const SCRIPTS = Number(values.scripts);
const MARKERS = Number(values.markers);
/** Every fifth answer has a second marker. Every fiftieth is abandoned once. */
const SECOND_OF = 5;
const ABANDON_OF = 50;

let passed = 0;
let failed = 0;
function check(what: string, is: unknown, should: unknown): void {
  if (is === should) passed++;
  else failed++;
  if (is !== should) console.error(`FAILED: ${what}: ${is}, should be ${should}`);
}

const server = await startServer({ RATE_LIMITS: "off" });
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db } = database;
const one = async (query: string) => {
  const { rows } = await sql<{ n: number }>`${sql.raw(query)}`.execute(db);
  return rows[0]!.n;
};

try {
  const paper = await firstPaper();
  const owner = await member("owner");
  const { uuid: round_id } = await owner.client.call(markingDesk.open, {
    paper_id: paper.uuid,
    takes_until: new Date(Date.now() + 86_400_000).toISOString(),
    ...{ max_scripts: 5_000, second_percent: 0, tolerance: 0, seed_every: 0 },
  });
  await submittedAnswers(round_id, paper);
  const team = await Promise.all(Array.from({ length: MARKERS }, () => member("editor")));
  const times: number[] = [];
  const given: string[] = [];
  const began = performance.now();
  await Promise.all(
    team.map(async ({ client }) => {
      for (;;) {
        const asked = performance.now();
        const { task } = await client.call(markingDesk.next, { round_id, kind: "marking" });
        times.push(performance.now() - asked);
        if (!task) return;
        // A marker who goes home: the lease is over at once, and somebody else gets the answer.
        if (times.length % ABANDON_OF === 0) {
          await sql`update marking_tasks set lease_until = now() - interval '1 second' where uuid = ${task.uuid}
            and state = 'taken'`.execute(db);
          continue;
        }
        const level = Object.fromEntries(
          task.guide.atoms.filter(({ kind }) => kind === "band").map(({ id, bands }) => [id, bands[0]!.marks]),
        );
        const ticks = { atoms: [], bands: level, deductions: [] };
        await client.call(markingDesk.mark, { task_id: task.uuid, guide_key: task.guide_key, ticks, comments: {} });
        given.push(task.uuid);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
  console.log(
    `${given.length} answers marked by ${MARKERS} markers in ${seconds.toFixed(1)} s; the next answer took ${at(0.5)} ms in the middle, ${at(0.99)} ms at p99`,
  );
  const tasks = SCRIPTS + Math.ceil(SCRIPTS / SECOND_OF);
  check("answers marked", given.length, tasks);
  check("no task marked twice", new Set(given).size, tasks);
  check("marks stored", await one("select count(*)::int as n from marking_marks"), tasks);
  check("tasks that are not done", await one("select count(*)::int as n from marking_tasks where state <> 'done'"), 0);
  check(
    "answers with two marks of one marker",
    await one(`select count(*)::int as n from (select response_id from marking_tasks group by response_id, marker_id
      having count(*) > 1) twice`),
    0,
  );
  check(
    "marks by somebody who did not have the answer",
    await one(`select count(*)::int as n from marking_marks m join marking_tasks t on t.id = m.task_id
      where m.marker_id <> t.marker_id`),
    0,
  );
} finally {
  await database.close();
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** The papers are loaded in the first moments after a start. */
async function firstPaper() {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await sql<{ id: number; uuid: string; question_id: number; revision_id: number; part: string }>`
      select p.id, p.uuid, q.id as question_id, q.live_revision_id as revision_id,
        v.guide #>> '{parts,0,id}' as part
      from theory_papers p join theory_questions q on q.paper_id = p.id join theory_revisions v
        on v.id = q.live_revision_id
      order by p.id, q.number limit 1`.execute(db);
    if (rows[0]) return rows[0];
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("No theory papers were loaded.");
}

async function member(role: "owner" | "editor") {
  const now = new Date();
  const { id } = await db
    .insertInto("staff")
    .values({ uuid: randomUUID(), email: `${randomUUID()}@example.ng`, name: "Ngozi Musa", role, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { access_token } = await openSession(db, { staff_id: id }, { userAgent: "", deviceToken: null }, now);
  return { id, client: createClient({ baseUrl: `${server.url}/api`, token: () => access_token }) };
}

/** As if this many students had asked, each with one answer. */
async function submittedAnswers(round: string, paper: Awaited<ReturnType<typeof firstPaper>>): Promise<void> {
  await sql`
    with people as (
      insert into candidates (uuid, email, first_name, last_name, registered_at, verified_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.ng', 'B', 'B', now(), now()
      from generate_series(1, ${SCRIPTS}) returning id),
    sittings as (
      insert into theory_sittings (uuid, candidate_id, paper_id, started_at, ends_at, finished_at)
      select gen_random_uuid(), id, ${paper.id}, now(), now(), now() from people returning id, candidate_id)
    insert into theory_responses
      (uuid, candidate_id, question_id, revision_id, sitting_id, answers, seq, started_at, finished_at)
    select gen_random_uuid(), candidate_id, ${paper.question_id}, ${paper.revision_id}, id,
      jsonb_build_object(${paper.part}::text, 'Written by ' || id), 1, now(), now() from sittings`.execute(db);
  await sql`
    insert into marking_scripts (round_id, sitting_id, asked_at)
    select r.id, a.sitting_id, now() from theory_responses a, marking_rounds r where r.uuid = ${round}`.execute(db);
  await sql`
    insert into marking_tasks (uuid, round_id, question_id, revision_id, response_id, stage, position, state)
    select gen_random_uuid(), r.id, a.question_id, a.revision_id, a.id, s.stage, (random() * 2000000000)::int, 'waiting'
    from (select *, row_number() over (order by id) as place from theory_responses) a, marking_rounds r,
      (values ('first'), ('second')) s (stage)
    where r.uuid = ${round} and (s.stage = 'first' or (a.place - 1) % ${SECOND_OF} = 0)`.execute(db);
}
