// Fills a database with candidates who have taken tests for months, directly in the tables: the rows that aggregation
// would have written, without the aggregation.
import { BUCKET } from "../../apps/api/src/features/leaderboard/boards.ts";

export const GRADES_EACH = 10;
const TOPICS_EACH = 8;

/** The tables to write, in the order of their references. Their indexes are rebuilt after a large load. */
const tables = [
  "candidates",
  "candidate_profiles",
  "sittings",
  "grades",
  "sitting_figures",
  "candidate_figures",
  "day_figures",
  "subject_figures",
  "topic_figures",
  "leaderboard_members",
  "sitting_points",
  "board_points",
  "board_counts",
];

const LARGE = 100_000;

/** Sends a statement inside a superuser's transaction. */
type Run = (text: string) => Promise<{ rows: unknown[] }>;

/** Makes the database contain this many generated candidates. Existing ones are kept. */
export async function grow(run: Run, candidates: number, week: string): Promise<void> {
  await run("set local statement_timeout = 0");
  await run("set local session_replication_role = replica");
  await run("set local maintenance_work_mem = '512MB'");
  await run("set local work_mem = '128MB'");
  const { rows } = await run(
    "select coalesce(max(id), 0)::int as last, (count(*) filter (where email like 'grown-%'))::int as grown from candidates",
  );
  const { last, grown } = rows[0] as { last: number; grown: number };
  const indexes = candidates >= LARGE ? await dropIndexes(run) : [];
  for (const text of statements(last + 1, last + candidates - grown, week)) await run(text);
  for (const text of indexes) await run(text);
  for (const table of tables) await run(`analyze ${table}`);
}

async function dropIndexes(run: Run): Promise<string[]> {
  const { rows } = await run(
    `select c.relname as name, pg_get_indexdef(c.oid) as text from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname in (${tables.map((table) => `'${table}'`).join(", ")})
       and not exists (select 1 from pg_constraint k where k.conindid = c.oid)`,
  );
  const indexes = rows as { name: string; text: string }[];
  for (const { name } of indexes) await run(`drop index ${name}`);
  return indexes.map(({ text }) => text);
}

/** Ids are derived from the candidate's, so that every table can be written without reading another. */
function statements(from: number, to: number, week: string): string[] {
  const people = `generate_series(${from}, ${to}) c (id)`;
  const subject = "(select array_agg(id) from (select id from subjects order by position, id limit 4) s)";
  const tests = `${people} cross join generate_series(1, ${GRADES_EACH}) n (no) cross join (select ${subject} as ids) s`;
  const uuid = (kind: string, id: string) => `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${id}), 12, '0'))::uuid`;
  const test = `1000000 + c.id * ${GRADES_EACH} + n.no`;
  const at = "now() - ((n.no * 7 + c.id % 7) || ' days')::interval - interval '3 hours'";
  const own = "s.ids[1 + (c.id + n.no) % cardinality(s.ids)]";
  const right = "(8 + (c.id * 7 + n.no * 5) % 30)";
  const points = "((c.id::bigint * 7919) % 20011)";
  const lastWeek = `('${week}'::date - 7)::text`;
  return [
    `insert into candidates (id, uuid, email, first_name, last_name, registered_at, verified_at) overriding system value
     select id, ${uuid("1", "id")}, 'grown-' || id || '@example.ng', 'Chidi', 'Bello', now() - interval '1 year', now() from ${people}`,
    `insert into candidate_profiles (candidate_id, is_adult) select id, true from ${people}`,
    `insert into sittings (id, uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, options, items, started_at, submitted_at, kind_key)
     overriding system value select ${test}, ${uuid("2", test)}, c.id, 'exam', 'practice', 'submitted', 'Practice', x.id, ${own}, 4, 40, ${at}, ${at} + interval '20 minutes', ''
     from ${tests} cross join (select id from exam_types order by position limit 1) x`,
    `insert into grades (id, uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct, total, topics, sections, created_at)
     overriding system value select ${test}, ${uuid("3", test)}, ${test}, c.id, 1, true, 1, 'submitted', ${right} * 100 / 40, ${right}, 40, '[]', '[]', ${at} + interval '20 minutes' from ${tests}`,
    `insert into sitting_figures (sitting_id, candidate_id, grade_id, mode, day, at, score, correct, total, answered, seconds, parts)
     select ${test}, c.id, ${test}, 'exam', lagos_day(${at}), ${at}, ${right} * 100 / 40, ${right}, 40, 40, 1200,
       jsonb_build_array(jsonb_build_array(${own}, null, 40, 40, ${right}, 40, ${right}, 40 - ${right})) from ${tests}`,
    `insert into candidate_figures select id, ${GRADES_EACH}, 600, 240, 400, 400, 12000 from ${people}`,
    `insert into day_figures select c.id, 0, lagos_day(${at}), 1, ${right} * 100 / 40, ${right}, 40, 40, 1200 from ${tests}`,
    `insert into day_figures select c.id, ${own}, lagos_day(${at}), 1, ${right} * 100 / 40, ${right}, 40, 40, 1200 from ${tests}`,
    `insert into subject_figures select c.id, t.id, 2, 60, 100, 100 from ${people} cross join unnest(${subject}) t (id)`,
    `insert into topic_figures select c.id, t.id, t.subject_id, c.id % 10, 10
     from ${people} cross join (select id, subject_id from topics where questions_count > 0 order by id limit ${TOPICS_EACH}) t`,
    `insert into leaderboard_members (candidate_id, state, changed_at) select id, 'in', now() from ${people}`,
    `insert into sitting_points (sitting_id, candidate_id, grade_id, week, points, score, subjects)
     select ${test}, c.id, ${test}, date_trunc('week', ${at})::date, ${points} / ${GRADES_EACH}, ${right} * 100 / 40, '[]' from ${tests}`,
    ...[
      ["'all'", points],
      [`'week:${week}'`, `(${points} / 10)`],
      [`'week:' || ${lastWeek}`, `((c.id::bigint * 104729) % 2003)`],
      ["'subject:' || (select id from subjects order by position, id limit 1)", `(${points} / 3)`],
    ].map(
      ([board, many]) =>
        `insert into board_points (board, candidate_id, points, tests, score_sum) select ${board}, c.id, ${many}, 10, 600 from ${people}`,
    ),
    "delete from board_counts",
    `insert into board_counts select board, 1, points, count(*) from board_points group by 1, 3`,
    `insert into board_counts select board, 0, bucket / ${BUCKET}, sum(members) from board_counts where level = 1 group by 1, 3`,
  ];
}
