// Sunday afternoon: a report of the week. Only candidates who finished a test in it get one.
import { addLagosDays, lagosDay, startOfLagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import type { Translate } from "../../languages/words.ts";
import { notify } from "./notify.ts";

const PAGE = 500;

interface Week {
  candidate_id: number;
  tests: number;
  questions: number;
  average: number;
  average_before: number | null;
  best_subject: string | null;
}

export const sendWeeklyReports: Job = async ({ db, clock }) => {
  const now = clock.now();
  const today = lagosDay(now);
  let after = 0;
  for (;;) {
    const ids = await candidatesAfter(db, after);
    const last = ids.at(-1);
    if (last === undefined) return;
    const weeks = await weeksOf(db, ids, today);
    await inTransaction(db, async (db) => {
      for (const week of weeks)
        await notify(
          db,
          {
            candidate_id: week.candidate_id,
            kind: "weekly_report",
            once_key: `week:${today}`,
            says: (t) => ({ title: t("Your week"), body: inWords(t, week) }),
            link: "/performance",
          },
          now,
        );
    });
    after = last;
  }
};

const candidatesAfter = async (db: Db, after: number) =>
  (await db.selectFrom("candidates").select("id").where("id", ">", after).orderBy("id").limit(PAGE).execute()).map(
    ({ id }) => id,
  );

/** Seven Lagos days up to today, beside the seven before them. */
async function weeksOf(db: Db, ids: number[], today: string): Promise<Week[]> {
  const from = startOfLagosDay(addLagosDays(today, -6));
  const before = startOfLagosDay(addLagosDays(today, -13));
  const { rows } = await sql<Week>`
    with marked as (
      select g.candidate_id, g.score, g.total, g.created_at >= ${from} as this_week,
        coalesce(s.name, t.title) as subject
      from grades g join sittings t on t.id = g.sitting_id left join subjects s on s.id = t.subject_id
      where g.candidate_id = any(${ids}) and g.is_current and g.created_at >= ${before}
    ), best as (
      select distinct on (candidate_id) candidate_id, subject from marked where this_week
      group by candidate_id, subject order by candidate_id, avg(score) desc, subject
    )
    select m.candidate_id, count(*) filter (where this_week)::int as tests,
      coalesce(sum(total) filter (where this_week), 0)::int as questions,
      round(avg(score) filter (where this_week))::int as average,
      round(avg(score) filter (where not this_week))::int as average_before, min(b.subject) as best_subject
    from marked m left join best b on b.candidate_id = m.candidate_id
    group by m.candidate_id having bool_or(this_week)`.execute(db);
  return rows;
}

/** Full sentences side by side, because languages build them from different pieces. */
function inWords(t: Translate, { tests, questions, average, average_before, best_subject }: Week): string {
  const change = average - (average_before ?? average);
  const finished = t(
    "You finished {tests, plural, one {# test} other {# tests}} with {questions, plural, one {# question} other {# questions}}.",
    { tests, questions },
  );
  const now =
    change === 0
      ? t("Your average is {average}%.", { average })
      : change > 0
        ? t("Your average is {average}%, up {points, plural, one {# point} other {# points}} from the week before.", {
            average,
            points: change,
          })
        : t("Your average is {average}%, down {points, plural, one {# point} other {# points}} from the week before.", {
            average,
            points: -change,
          });
  const best = tests > 1 && best_subject ? t("Your strongest subject was {subject}.", { subject: best_subject }) : "";
  return [finished, now, best].filter(Boolean).join(" ");
}
