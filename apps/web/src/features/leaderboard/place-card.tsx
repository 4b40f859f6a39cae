import { figureText, type LeaderboardPlace } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

/** The candidate's own place, always visible. */
export function PlaceCard({ place }: { place: LeaderboardPlace }) {
  const { rank, members, points, tests, average_score } = place;
  const tiles = [
    {
      shown: rank === null ? "–" : figureText(rank),
      label: rank === null ? t("Rank") : t("Rank out of {n}", { n: figureText(members) }),
    },
    { shown: figureText(points), label: t("Total points") },
    { shown: figureText(tests), label: t("Tests taken") },
    { shown: average_score === null ? "–" : `${average_score}%`, label: t("Average score") },
  ];
  return (
    <section className="card deep own-place" aria-label={t("Your place")}>
      {tiles.map(({ shown, label }) => (
        <div key={label}>
          <b className="num">{shown}</b>
          <span>{label}</span>
        </div>
      ))}
    </section>
  );
}
