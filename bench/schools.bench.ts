// npm run bench -- schools [--plans]: a school of 5,000 pupils in 200 classes with 200 pieces of work, beside one of 125
// pupils in 5 classes. The same pages, with as many rows on them, may take at most twice as long in the large school.
// With --plans, the plans of its slowest queries are printed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";
import { openDatabase } from "../apps/api/src/db/open.ts";
import { prepareDatabase } from "../apps/api/src/db/prepare.ts";
import { type Db, inTransaction } from "../apps/api/src/db/transaction.ts";
import { readClass } from "../apps/api/src/features/schools/class-roster.ts";
import { classGrid, pupilPage } from "../apps/api/src/features/schools/work/class-grid.ts";
import { listMyWork } from "../apps/api/src/features/schools/work/my-work.ts";
import { listWork } from "../apps/api/src/features/schools/work/read-work.ts";

const MOST_TIMES = 2;
const ROUNDS = 60;
const WARM_UP = 15;
const CLASS_SIZE = 25;
/** Each piece of work is for a department of five classes, and the first department has thirty pieces. */
const DEPARTMENT = 5;
const WORK_OF_FIRST = 30;

const { values } = parseArgs({ options: { plans: { type: "boolean", default: false } } });
const dataDir = mkdtempSync(path.join(tmpdir(), "sabiprep-schools-"));
const log = { info() {}, warn() {}, error: console.error };
const embedded = await openEmbedded({ dataDir, log });
const opened = await openDatabase({ databaseUrl: embedded.url, dataDir: "", log });
await prepareDatabase(opened);
const { db } = opened;
const now = new Date();

interface School {
  school_id: string;
  class_id: string;
  pupil_id: string;
  head: number;
  candidate: number;
}

/** Written directly: people, classes, work, and a graded sitting of every pupil for every piece they were given. */
async function aSchool(db: Db, name: string, classes: number, pieces: number): Promise<School> {
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows } = await sql<{ id: number; uuid: string; head: number }>`
    with person as (
      insert into staff (uuid, email, name, role, created_at)
      values (gen_random_uuid(), ${`${name}@example.ng`}, 'Head', 'school', now()) returning id
    ), school as (
      insert into schools (uuid, code, name, state, created_at)
        values (gen_random_uuid(), ${name}, ${name}, 'Kano', now())
      returning id, uuid
    ), head as (
      insert into school_people (uuid, school_id, staff_id, role, since)
      select gen_random_uuid(), s.id, p.id, 'head', now() from school s, person p
    ) select s.id, s.uuid, p.id as head from school s, person p`.execute(db);
  const { id, uuid: school_id, head } = rows[0]!;
  await sql`
    with school_year as (
      insert into school_years (uuid, school_id, name, starts_on, ends_on)
      values (gen_random_uuid(), ${id}, 'This year', current_date - 60, current_date + 200) returning id
    ) insert into classes (uuid, school_id, year_id, name, created_at)
      select gen_random_uuid(), ${id}, y.id, 'Class ' || n, now() from school_year y,
        generate_series(1, ${classes}::int) n
      order by n`.execute(db);
  await sql`
    insert into candidates (uuid, email, first_name, last_name, registered_at, verified_at)
    select gen_random_uuid(), ${name} || n || '@pupils.ng', 'Amina', 'Bello' || n, now(), now()
    from generate_series(1, ${classes * CLASS_SIZE}::int) n order by n`.execute(db);
  await sql`
    insert into school_pupils (uuid, school_id, candidate_id, joined_by, since)
    select gen_random_uuid(), ${id}, id, 'code', now() from candidates where email like ${`${name}%@pupils.ng`}
    order by id`.execute(db);
  await sql`
    insert into class_members (class_id, pupil_id, joined_by, joined_at)
    select c.id, p.id, 'code', now()
    from (select id, row_number() over (order by id) - 1 as n from classes where school_id = ${id}) c
    join (select id, row_number() over (order by id) - 1 as n from school_pupils where school_id = ${id}) p
      on p.n / ${CLASS_SIZE}::int = c.n`.execute(db);
  await sql`
    insert into assignments (uuid, school_id, staff_id, title, note, kind, made_of, revision_ids, mode, attempts, state,
      opens_at, closes_at, results, created_at, given_at)
    select gen_random_uuid(), ${id}, ${head}, 'Work ' || n, '', 'topics', '{}', '{1,2,3}', 'practice', 1, 'given',
      now() - interval '3 days', now() + interval '3 days', 'submitted', now() + n * interval '1 second', now()
    from generate_series(1, ${pieces}::int) n order by n desc`.execute(db);
  // The newest thirty pieces are for the first department, and the others are shared out among the rest.
  await sql`
    insert into assignment_targets (assignment_id, class_id)
    select a.id, c.id
    from (select id, row_number() over (order by created_at desc) - 1 as n from assignments where school_id = ${id}) a
    join (select id, (row_number() over (order by id) - 1) / ${DEPARTMENT}::int as department from classes
      where school_id = ${id}) c on c.department = case when a.n < ${WORK_OF_FIRST}::int then 0
        else 1 + a.n % greatest(1, ${classes / DEPARTMENT - 1}::int) end`.execute(db);
  await sql`
    insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, options, items, started_at,
      submitted_at, kind_key)
    select gen_random_uuid(), p.candidate_id, 'practice', 'practice', 'submitted', 'Work', x.id, 4, 3, now(), now(),
      'work/' || a.uuid
    from assignments a join assignment_targets g on g.assignment_id = a.id join class_members m
      on m.class_id = g.class_id
      join school_pupils p on p.id = m.pupil_id, (select id from exam_types limit 1) x
    where a.school_id = ${id}`.execute(db);
  await sql`
    insert into assignment_sittings (sitting_id, assignment_id, pupil_id, attempt, version, started_at, finished_at)
    select s.id, a.id, p.id, 1, 1, now(), now() from sittings s join assignments a on s.kind_key = 'work/' || a.uuid
      join school_pupils p on p.candidate_id = s.candidate_id and p.school_id = a.school_id
    where a.school_id = ${id}`.execute(db);
  await sql`
    insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct,
      total,
      topics, sections, finished_offline, created_at)
    select gen_random_uuid(), s.id, s.candidate_id, 1, true, 1, 'submitted', s.id % 101, 1, 3,
      jsonb_build_array(jsonb_build_object('topic_id', 't', 'topic', 'A topic', 'correct', 1, 'total', 3)), '[]', false,
      now()
    from sittings s join assignment_sittings w on w.sitting_id = s.id join assignments a on a.id = w.assignment_id
    where a.school_id = ${id}`.execute(db);
  const first = await sql<{ class_id: string; pupil_id: string; candidate: number }>`
    select c.uuid as class_id, p.uuid as pupil_id, p.candidate_id as candidate from classes c
    join class_members m on m.class_id = c.id join school_pupils p on p.id = m.pupil_id
    where c.school_id = ${id} order by c.id, p.id limit 1`.execute(db);
  return { school_id, head, ...first.rows[0]! };
}

await sql`insert into exam_types (uuid, slug, name, description, position)
  values (gen_random_uuid(), 'bench', 'Bench', '', 1) on conflict do nothing`.execute(db);
const schools = {
  small: await inTransaction(db, (db) => aSchool(db, "SMALL1", DEPARTMENT, WORK_OF_FIRST)),
  large: await inTransaction(db, (db) => aSchool(db, "LARGE1", 200, 200)),
};
await sql`analyze`.execute(opened.db);

/** The calls as a head or a pupil makes them. */
const callOf = ({ school_id, head }: School, input: object) =>
  ({ db, now, user: { id: head }, input: { school_id, ...input } }) as never;

const pages: Record<string, (school: School) => Promise<unknown>> = {
  "the class with its grid": (school) => classGrid(callOf(school, { class_id: school.class_id })),
  "the roster of the class": (school) => readClass(callOf(school, { class_id: school.class_id })),
  "a pupil of the class": (school) =>
    pupilPage(callOf(school, { class_id: school.class_id, pupil_id: school.pupil_id })),
  "the school's list of work": (school) => listWork(callOf(school, {})),
  "the work of a class": (school) => listWork(callOf(school, { class_id: school.class_id })),
  "a pupil's own list": (school) => listMyWork({ db, now, user: { id: school.candidate } as never }),
};

async function millisecondsOf(page: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await page();
  return performance.now() - began;
}

/** The plans of all statements of each page of the large school, as the database chose them. */
async function printPlans(): Promise<void> {
  for (const [name, page] of Object.entries(pages)) {
    const asked: { text: string; values: unknown[] }[] = [];
    const query = pg.Client.prototype.query;
    pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
      const [first, second] = all as [string | { text: string; values?: unknown[] }, unknown[]?];
      if (typeof first === "string") asked.push({ text: first, values: Array.isArray(second) ? second : [] });
      else asked.push({ text: first.text, values: first.values ?? (Array.isArray(second) ? second : []) });
      return Reflect.apply(query, this, all);
    } as never;
    await page(schools.large);
    pg.Client.prototype.query = query;
    console.log(`\n=== ${name}`);
    for (const { text, values } of asked) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const { rows } = await opened.pool.query<{ "QUERY PLAN": string }>(`explain (analyze) ${text}`, values);
      console.log(`${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n`);
    }
  }
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

let failed = 0;
for (const [name, page] of Object.entries(pages)) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const size of ["small", "large"] as const) {
      const taken = await millisecondsOf(() => page(schools[size]));
      if (round >= WARM_UP) times[size].push(taken);
    }
  const [small, large] = [median(times.small), median(times.large)];
  const ok = large / small <= MOST_TIMES;
  if (!ok) failed++;
  console.log(
    `${ok ? "ok    " : "FAILED"} ${name.padEnd(26)} ${large.toFixed(1)} ms, in the small school ${small.toFixed(1)} ms: ${(large / small).toFixed(2)} times, at most ${MOST_TIMES}`,
  );
}
if (values.plans) await printPlans();
await opened.close();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
