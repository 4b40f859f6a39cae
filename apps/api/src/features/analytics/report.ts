// The report of a period. It reads aggregated days, whatever the number of candidates.
import type { AnalyticsReport, analytics, DayFigures, Period } from "@sabiprep/contract";
import { sql } from "kysely";
import { demoLooks, includesDemo, revenueForStaff } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { aggregateFirst } from "./aggregate-days.ts";
import { readFigures } from "./read-figures.ts";

const daysIn: Record<Period, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };

export async function readReport({ db, context, input, now }: Call<typeof analytics.report>) {
  await aggregateFirst(context.db, now);
  return reportOf(db, input.period ?? "30d", now);
}

export async function reportOf(db: Db, period: Period, now: Date): Promise<AnalyticsReport> {
  const days = await daysOf(db, daysIn[period], now);
  const sum = (name: Exclude<keyof DayFigures, "day">) => days.reduce((total, day) => total + day[name], 0);
  const from = days[0]!.day;
  const to = days.at(-1)!.day;
  const scores = await sql<{ tests: number; score_sum: number }>`
    select coalesce(sum(tests_finished), 0)::int as tests, coalesce(sum(score_sum), 0)::bigint as score_sum
    from site_days where day between ${from}::date and ${to}::date`.execute(db);
  const { tests, score_sum } = scores.rows[0]!;
  const figures = await readFigures(db);
  return {
    includes_demo: await includesDemo(db),
    period,
    from,
    to,
    folded_at: figures.get("candidates")?.at ?? null,
    totals: {
      sign_ups: sum("sign_ups"),
      // The daily numbers are not added up, because somebody active on two days is one person.
      active: figures.get(`active_${daysIn[period]}`)?.value ?? 0,
      tests_started: sum("tests_started"),
      tests_finished: sum("tests_finished"),
      average_score: tests > 0 ? Math.round((score_sum / tests) * 10) / 10 : null,
      revenue_kobo: sum("revenue_kobo"),
    },
    days,
    subjects: await subjectsOf(db, from, to),
    funnel: [
      { step: "Landing page viewed", count: sum("page_loads") },
      { step: "Signed up", count: sum("sign_ups") },
      { step: "Verified email", count: sum("verified") },
      { step: "Started a first test", count: sum("first_tests_started") },
      { step: "Finished a first test", count: sum("first_tests_finished") },
    ],
    cohorts: await cohortsOf(db),
  };
}

/** Every day of the span. Days without activity have zeros. */
async function daysOf(db: Db, count: number, now: Date): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(s.page_loads, 0) + ${demoLooks("d")} as page_loads,
      coalesce(s.sign_ups, 0) as sign_ups,
      coalesce(s.verified, 0) as verified, coalesce(s.active, 0) as active,
        coalesce(s.tests_started, 0) as tests_started,
      coalesce(s.tests_finished, 0) as tests_finished, coalesce(s.first_tests_started, 0) as first_tests_started,
      coalesce(s.first_tests_finished, 0) as first_tests_finished,
      coalesce((select sum(payments_kobo - refunds_kobo) from ${revenueForStaff} r where r.lagos_day = d::date),
        0)::bigint as revenue_kobo
    from generate_series(lagos_day(${now}) - ${count - 1}::int, lagos_day(${now}), interval '1 day') d
    left join site_days s on s.day = d::date order by d`.execute(db);
  return rows;
}

async function subjectsOf(db: Db, from: string, to: string): Promise<AnalyticsReport["subjects"]> {
  const { rows } = await sql<{ name: string; tests: number; average_score: number }>`
    select s.name, sum(d.tests)::int as tests,
      round(sum(d.score_sum)::numeric / sum(d.tests), 1)::float8 as average_score
    from site_subject_days d join subjects s on s.id = d.subject_id
    where d.day between ${from}::date and ${to}::date group by s.id, s.name order by tests desc, s.name`.execute(db);
  return rows;
}

async function cohortsOf(db: Db): Promise<AnalyticsReport["cohorts"]> {
  const { rows } = await sql<{ cohort: string; week: number; candidates: number }>`
    select to_char(cohort, 'YYYY-MM-DD') as cohort, week, candidates from cohort_weeks order by cohort, week`.execute(
    db,
  );
  const cohorts = rows
    .filter(({ week }) => week === -1)
    .map(({ cohort, candidates }) => ({ week: cohort, size: candidates, returned: [] as number[] }));
  for (const { cohort, week, candidates } of rows) {
    if (week < 0) continue;
    const { returned } = cohorts.find((one) => one.week === cohort)!;
    while (returned.length < week) returned.push(0);
    returned[week] = candidates;
  }
  return cohorts;
}
