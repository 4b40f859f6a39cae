import { figureText, progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Badge } from "../../pieces/badge.tsx";
import { Await } from "../../ui/await.tsx";

const RECENT = 3;

const figure = (value: number) => figureText(value, { most: 1 });

export function QuickStats() {
  const summary = useQuery(read(progress.summary));
  return (
    <section className="card stack gap-2" aria-labelledby="quick-stats">
      <h2 id="quick-stats">{t("Quick Stats")}</h2>
      <Await query={summary}>
        {({ totals, streak }) =>
          totals.tests === 0 ? (
            <NotYet>{t("Your tests, average score and study time will show here after your first test.")}</NotYet>
          ) : (
            <>
              <dl className="stack gap-2">
                {[
                  [t("Tests taken"), figure(totals.tests)],
                  [t("Average score"), `${totals.average_score}%`],
                  [t("Questions solved"), figure(totals.questions)],
                  [t("Study hours"), t("{n} h", { n: figure(totals.seconds / 3600) })],
                  [t("Study streak"), t("{n, plural, one {# day} other {# days}}", { n: streak.days })],
                ].map(([label, value]) => (
                  <div key={label} className="flex justify-between gap-4">
                    <dt className="text-muted">{label}</dt>
                    <dd className="num font-bold">{value}</dd>
                  </div>
                ))}
              </dl>
              <p>
                <Link to={paths.performance} className="tap">
                  {t("See your performance")}
                </Link>
              </p>
            </>
          )
        }
      </Await>
    </section>
  );
}

export function RecentAchievements() {
  const summary = useQuery(read(progress.summary));
  return (
    <section className="card stack gap-2" aria-labelledby="recent-achievements">
      <h2 id="recent-achievements">{t("Recent Achievements")}</h2>
      <Await query={summary}>
        {({ achievements }) => {
          const earned = achievements.filter(({ earned_at }) => earned_at).slice(0, RECENT);
          if (earned.length === 0) return <NotYet>{t("None yet. Finish a test to earn your first one.")}</NotYet>;
          return (
            <ul className="lines">
              {earned.map(({ slug, name, earned_at }) => (
                <li key={slug}>
                  <Badge slug={slug} earned />
                  <div className="min-w-0">
                    <b>{translateServerText(name)}</b>
                    <div className="text-sm text-muted">{momentOf(earned_at!)}</div>
                  </div>
                </li>
              ))}
            </ul>
          );
        }}
      </Await>
    </section>
  );
}

/** Statistics start with the first test. Until then the space says so. */
function NotYet({ children }: { children: string }) {
  return (
    <>
      <p className="text-muted">{children}</p>
      <p>
        <Link to={paths.practiceTests}>{t("Go to practice tests")}</Link>
      </p>
    </>
  );
}
