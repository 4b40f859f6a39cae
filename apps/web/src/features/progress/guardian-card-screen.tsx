import { figureText, type GuardianCard, progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Clock, CopyCheck, Flame, FlaskConical, Target } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Brand } from "../../ui/brand.tsx";
import { Chip } from "../../ui/chip.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { SubjectPerformance } from "./subject-performance.tsx";
import { WeekDays } from "./week-days.tsx";
import { dayAndWeekday, percentOrDash, studyTime } from "./when.ts";
import "../../styles/progress.css";

/** A candidate's week for a parent or guardian, opened by a signed link without an account. */
export function GuardianCardScreen() {
  usePageTitle(t("Weekly card"));
  const { linkId = "" } = useParams();
  const [params] = useSearchParams();
  const card = useQuery({
    ...read(progress.guardianCard, { link_id: linkId, signature: params.get("signature") ?? "" }),
    retry: false,
  });
  return (
    <main className="wrap stack max-w-3xl gap-6 py-8">
      <Brand href={publicPath(paths.home)} />
      <Await query={card} failed={t("We cannot show this card")}>
        {(card) => <Card card={card} />}
      </Await>
    </main>
  );
}

function Card({ card }: { card: GuardianCard }) {
  const { first_name, totals, before, days, streak_days, subjects } = card;
  return (
    <>
      <div className="stack gap-1">
        <h1>{t("{name}'s week", { name: first_name })}</h1>
        <p className="text-muted">
          {t("{from} to {to}", { from: dayAndWeekday(card.week_from), to: dayAndWeekday(card.week_to) })}
        </p>
        {card.is_demo && (
          <div>
            <Chip tone="info" icon={FlaskConical}>
              {t("Demo data")}
            </Chip>
          </div>
        )}
      </div>
      <section className="card stack gap-5" aria-labelledby="days">
        <div className="row justify-between">
          <h2 id="days">{t("Practice days")}</h2>
          <Chip tone={streak_days > 0 ? "sun" : "plain"} icon={Flame}>
            {t("{n, plural, one {# day} other {# days}} in a row", { n: streak_days })}
          </Chip>
        </div>
        <WeekDays days={days} />
      </section>
      <div className="stats">
        <StatCard
          figure={figureText(totals.tests)}
          label={t("Tests taken")}
          icon={CopyCheck}
          tone="info"
          note={t("By this day last week: {n}", { n: figureText(before.tests) })}
        />
        <StatCard
          figure={figureText(totals.questions)}
          label={t("Questions solved")}
          icon={Check}
          note={t("By this day last week: {n}", { n: figureText(before.questions) })}
        />
        <StatCard
          figure={percentOrDash(totals.average_score)}
          label={t("Average score")}
          icon={Target}
          note={t("By this day last week: {n}", { n: percentOrDash(before.average_score) })}
        />
        <StatCard
          figure={studyTime(totals.seconds)}
          label={t("Study hours")}
          icon={Clock}
          tone="sun"
          note={t("By this day last week: {n}", { n: studyTime(before.seconds) })}
        />
      </div>
      <SubjectPerformance subjects={subjects} />
      <p className="text-sm text-muted">
        {t("{name} shared this page with you and can stop sharing at any time. Study hours are time spent in tests.", {
          name: first_name,
        })}
      </p>
    </>
  );
}
