import { figureText, type LeaderboardRow } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

const places = ["first", "second", "third"];

/** The first three, read in their order and drawn with the first in the middle. */
export function Podium({ rows }: { rows: readonly LeaderboardRow[] }) {
  return (
    <div className="card pb-0!">
      <ol className="podium" aria-label={t("Top three")}>
        {rows.map(({ rank, name, initials, points, is_me, is_demo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may look alike; their order is all that tells them apart.
          <li key={at} className={places[at]} aria-current={is_me || undefined}>
            <span className="avatar" aria-hidden="true">
              {initials}
            </span>
            <span className="name">
              {name}
              {is_me && ` (${t("You")})`}
              {is_demo && !is_me && <span className="text-sm font-normal text-muted">{t("demo")}</span>}
            </span>
            <div className="block">
              <div className="weave" />
              <b className="num">{rank}</b>
              <small className="num">
                {figureText(points)}
                <br />
                {t("points")}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
