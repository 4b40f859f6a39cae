// The figures of a day are counted again from the tables while the day is young, then left alone: reading a year is reading
// 365 rows. Every figure can be made again from the same tables by the same function. Demo people count only where
// db/demo-people.ts says so, and never in the figures that the landing page shows.
import { sql } from "kysely";
import { countsForStaff, isOfNoDemo, ownerCountsForStaff } from "../../db/demo-people.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";

const COHORTS = 12;
const YEAR = 365;

/** Yesterday is aggregated once more, to include what was received around midnight. */
export const aggregateDaysJob: Job = async ({ db, clock }) => {
  const now = clock.now();
  await aggregateDays(db, now, 2);
  await aggregateFigures(db, now);
};

/** A new site, or one without statistics, does not wait for the job. Its full year is aggregated once. */
export async function aggregateFirst(db: Db, now: Date): Promise<void> {
  const folded = await db.selectFrom("site_figures").select("name").limit(1).executeTakeFirst();
  if (folded) return;
  await aggregateAllDays(db, now);
}

/** Everything once more, after people came or went who were there before. */
export async function aggregateAllDays(db: Db, now: Date): Promise<void> {
  await aggregateDays(db, now, YEAR);
  await aggregateFigures(db, now);
  await aggregateCohorts(db, now);
}

export const aggregateCohortsJob: Job = async ({ db, clock }) => aggregateCohorts(db, clock.now());

/**
 * The rows are deleted and written again. Two writers at the same time, such as a job and a first view, would write
 * them twice.
 */
const takeTurn = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('fold-site-days'))`.execute(db);

/** The last `days` days until now, including today. */
export const aggregateDays = (db: Db, now: Date, days: number): Promise<void> =>
  inTransaction(db, async (db) => {
    await takeTurn(db);
    const day = sql`generate_series(lagos_day(${now}) - ${days - 1}::int, lagos_day(${now}), interval '1 day')`;
    await sql`
      with span as (
        select d::date as day, d::date::timestamp at time zone 'Africa/Lagos' as from_at,
          (d::date + 1)::timestamp at time zone 'Africa/Lagos' as to_at from ${day} d
      )
      insert into site_days (day, sign_ups, verified, active, tests_started, tests_finished, first_tests_started,
        first_tests_finished, score_sum)
      select span.day,
        (select count(*) from candidates where registered_at >= from_at and registered_at < to_at
          and ${countsForStaff("is_demo")}),
        (select count(*) from candidates where verified_at >= from_at and verified_at < to_at
          and ${countsForStaff("is_demo")}),
        started.people, started.tests, finished.tests, started.firsts, finished.firsts, finished.score_sum
      from span,
      lateral (
        select count(*) as tests, count(distinct s.candidate_id) as people,
          count(*) filter (where s.candidate_id is not null and not exists (select 1 from sittings e
            where e.candidate_id = s.candidate_id and (e.started_at, e.id) < (s.started_at, s.id))) as firsts
        from sittings s where s.started_at >= from_at and s.started_at < to_at and s.state <> 'issued'
          and ${ownerCountsForStaff("s.candidate_id")}
      ) started,
      lateral (
        -- A candidate's other tests are found by their current grades, which have an index and the age of the first.
        select count(*) as tests, coalesce(sum(score), 0) as score_sum,
          count(*) filter (where candidate_id is not null and not exists (select 1 from grades c
            join grades e on e.sitting_id = c.sitting_id and e.version = 1
            where c.candidate_id = g.candidate_id and c.is_current
              and (e.created_at, e.id) < (g.created_at, g.id))) as firsts
        from grades g where g.version = 1 and g.created_at >= from_at and g.created_at < to_at
          and ${ownerCountsForStaff("g.candidate_id")}
      ) finished
      on conflict (day) do update set sign_ups = excluded.sign_ups, verified = excluded.verified,
        active = excluded.active, tests_started = excluded.tests_started, tests_finished = excluded.tests_finished,
        first_tests_started = excluded.first_tests_started, first_tests_finished = excluded.first_tests_finished,
        score_sum = excluded.score_sum`.execute(db);
    await aggregateSubjects(db, now, days);
  });

/** A mock counts in each of its subjects. Its marks per subject are in the sections of the grade. */
async function aggregateSubjects(db: Db, now: Date, days: number): Promise<void> {
  const from = sql`(lagos_day(${now}) - ${days - 1}::int)`;
  await sql`delete from site_subject_days where day >= ${from}`.execute(db);
  await sql`
    insert into site_subject_days (day, subject_id, tests, score_sum)
    select lagos_day(g.created_at), x.subject_id, count(*),
      sum(round(100.0 * (p->>'correct')::int / greatest((p->>'total')::int, 1)))
    from grades g
    cross join lateral jsonb_array_elements(g.sections) with ordinality as t(p, no)
    join sitting_sections x on x.sitting_id = g.sitting_id and x.no = t.no
    where g.version = 1 and g.created_at >= ${from}::timestamp at time zone 'Africa/Lagos'
      and ${ownerCountsForStaff("g.candidate_id")}
    group by 1, 2`.execute(db);
}

/** Counts over whole tables for the dashboard cards, computed every few minutes and read by everybody. */
export async function aggregateFigures(db: Db, now: Date): Promise<void> {
  await sql`
    insert into site_figures (name, value, at)
    select * from (
      select 'candidates', (select count(*) from candidates where not is_demo), ${now}::timestamptz
      union all select 'questions', (select count(*) from questions where state = 'live'), ${now}
      union all select 'subjects', (select count(distinct subject_id) from questions where state = 'live'), ${now}
      union all select 'users', (select count(*) from candidates where ${countsForStaff("is_demo")}), ${now}
      union all select 'active_' || days, (select count(*) from candidates where suspended_at is null
        and ${countsForStaff("is_demo")}
        and coalesce(last_sign_in_at, registered_at) >= ${now}::timestamptz - days * interval '1 day'), ${now}
        from unnest(array[7, 30, 90, 365]) days
      union all select 'subscriptions', (select count(distinct candidate_id) from grants
        where starts_at <= ${now} and ends_at > ${now} and revoked_at is null
          and ${ownerCountsForStaff("candidate_id")}), ${now}
      union all select 'passed', (select count(*) from (select score from grades where is_current
        and ${isOfNoDemo("candidate_id")} order by created_at desc limit 20000) g where score >= 50), ${now}
      union all select 'marked', (select count(*) from (select score from grades where is_current
        and ${isOfNoDemo("candidate_id")} order by created_at desc limit 20000) g), ${now}
    ) figures (name, value, at)
    on conflict (name) do update set value = excluded.value, at = excluded.at`.execute(db);
}

/** How many candidates signed up in a week, and how many of them took a test in each week after. */
export const aggregateCohorts = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    await takeTurn(db);
    const first = sql`(date_trunc('week', lagos_day(${now})::timestamp) - ${`${COHORTS - 1} weeks`}::interval)`;
    const weekOf = (at: string) => sql`date_trunc('week', lagos_day(${sql.ref(at)})::timestamp)`;
    await sql`delete from cohort_weeks`.execute(db);
    await sql`
      with joined as (
        select id, ${weekOf("registered_at")} as cohort from candidates
        where registered_at >= ${first} at time zone 'Africa/Lagos' and ${countsForStaff("is_demo")}
      )
      insert into cohort_weeks (cohort, week, candidates)
      select cohort::date, -1, count(*) from joined group by 1
      union all
      select j.cohort::date, ((extract(epoch from ${weekOf("s.started_at")} - j.cohort)) / 604800)::int,
        count(distinct j.id)
      from joined j join sittings s on s.candidate_id = j.id and s.state <> 'issued'
      group by 1, 2`.execute(db);
  });
