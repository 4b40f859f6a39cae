import { type Achievement, figureText } from "@sabiprep/contract";
import { t, translateServerText } from "../../lib/i18n.ts";
import { Badge } from "../../pieces/badge.tsx";
import { dayOfMoment } from "./when.ts";

/** A broken streak is not today's streak. */
const reachedText = (slug: string, n: string, wanted: string): string =>
  slug.endsWith("-days") ? t("Longest so far: {n} of {wanted}", { n, wanted }) : t("{n} of {wanted}", { n, wanted });

/** Earned ones first. The others show their requirement and the progress. */
export function AchievementsCard({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <section className="card stack" aria-labelledby="achievements" data-game="">
      <h2 id="achievements">{t("Achievements")}</h2>
      <ul className="medals">
        {achievements.map(({ slug, name, rule, earned_at, reached, wanted }) => (
          <li key={slug} className="medal">
            <Badge slug={slug} earned={earned_at !== null} />
            <div className="min-w-0">
              <b>{translateServerText(name)}</b>
              <div className="num text-sm text-muted">
                {earned_at
                  ? t("Earned {day}", { day: dayOfMoment(earned_at) })
                  : `${translateServerText(rule)} ${reachedText(slug, figureText(reached), figureText(wanted))}`}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
