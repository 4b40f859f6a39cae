import {
  figureText,
  LEAGUE_GROUP,
  LEAGUE_LEVELS,
  LEAGUE_MOVES,
  LEAGUE_POINTS_A_QUESTION,
  type League,
  type LeagueRow,
  leagues,
  privacy,
} from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Medal } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Tile } from "../../ui/tile.tsx";

const GuardianAsk = lazyWithRetry(async () => (await import("../../pieces/guardian-ask.tsx")).GuardianAsk);

/** The weekly league: how to join it, or the student's group of this week. */
export function LeagueView() {
  const league = useQuery({ ...read(leagues.read), staleTime: 0 });
  return (
    <Await query={league}>
      {(league) => (
        <div className="stack gap-6">
          {league.state === "out" ? <Join league={league} /> : <Week league={league} />}
          {league.last && <LastWeek last={league.last} />}
          <p className="text-muted">
            {t(
              "You get {n} points for each question you answer right the first time you see it. Practice mode and exam mode both count. If you use a hint, the question does not count.",
              { n: LEAGUE_POINTS_A_QUESTION },
            )}
          </p>
          {league.state !== "out" && <Leave />}
        </div>
      )}
    </Await>
  );
}

function Join({ league }: { league: League }) {
  const join = useCall(leagues.join, [leagues.read]);
  const comeOfAge = useCall(privacy.consent, [privacy.read]);
  const busy = join.isPending || comeOfAge.isPending;
  const problem = join.error ?? comeOfAge.error;
  const joinAsAdult = () => comeOfAge.mutate({ who: "adult" }, { onSuccess: () => join.mutate({}) });
  return (
    <section className="card stack" aria-labelledby="join-league">
      <div className="flex items-start gap-4">
        <Tile icon={Medal} tone="sun" />
        <div className="stack gap-1">
          <h2 id="join-league">{t("Join the weekly league")}</h2>
          <p className="text-muted">
            {t(
              "From Monday to Sunday, you are in a group of up to {n} students at a similar level. They will see you as {name}, with your points. You can leave at any time.",
              { n: LEAGUE_GROUP, name: league.shown_as },
            )}
          </p>
        </div>
      </div>
      {!league.is_verified ? (
        <p>{t("Verify your email address first. Then you can join the league.")}</p>
      ) : (
        <>
          {league.needs_guardian && (
            <details>
              <summary className="min-h-12 content-center font-bold">{t("I am under 18")}</summary>
              <GuardianAsk />
            </details>
          )}
          <div>
            <Button disabled={busy} onClick={league.needs_guardian ? joinAsAdult : () => join.mutate({})}>
              {league.needs_guardian ? t("I am 18 or older. Join the league") : t("Join the league")}
            </Button>
          </div>
        </>
      )}
      {problem && (
        <p className="text-danger" role="alert">
          {problem.message}
        </p>
      )}
    </section>
  );
}

function Week({ league: { state, level, days_left, rank, points, rows } }: { league: League }) {
  const tiles = [
    { shown: rank === null ? "–" : figureText(rank), label: t("Rank this week") },
    { shown: figureText(points), label: t("Points") },
    { shown: figureText(days_left), label: t("{n, plural, one {Day left} other {Days left}}", { n: days_left }) },
    { shown: `${level}/${LEAGUE_LEVELS}`, label: t("Level") },
  ];
  return (
    <>
      <section className="card deep own-place" aria-label={t("Your league week")}>
        {tiles.map(({ shown, label }) => (
          <div key={label}>
            <b className="num">{shown}</b>
            <span>{label}</span>
          </div>
        ))}
      </section>
      {state === "waiting" ? (
        <section className="card">
          <EmptyState
            title={t("You are not in a group this week yet")}
            action={
              <Link className={buttonClass()} to={paths.practiceTests}>
                {t("Go to practice tests")}
              </Link>
            }
          >
            {t("You will join a group when you earn your first points this week.")}
          </EmptyState>
        </section>
      ) : (
        <div className="stack gap-3">
          <Rows rows={rows} label={t("Your group")} />
          <p className="text-sm text-muted">
            {t("At the end of the week, the top {n} students move up a level.", { n: LEAGUE_MOVES })}
          </p>
        </div>
      )}
    </>
  );
}

function Rows({ rows, label }: { rows: readonly LeagueRow[]; label: string }) {
  return (
    <ol className="card lines ranked" aria-label={label}>
      {rows.map(({ rank, name, initials, points, is_me }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may look alike; their order is all that tells them apart.
        <li key={at} className={clsx(is_me && "mine")} aria-current={is_me || undefined}>
          <span className="rank num">{figureText(rank)}</span>
          <span className="avatar" aria-hidden="true">
            {initials}
          </span>
          <div className="min-w-0 flex-1">
            <b>{name}</b> {is_me && <Chip tone="ok">{t("You")}</Chip>}
          </div>
          <b className="num">
            {figureText(points)} <span className="sr-only">{t("points")}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}

function LastWeek({ last: { place, members, points, moved, top } }: { last: NonNullable<League["last"]> }) {
  return (
    <section className="stack gap-3" aria-labelledby="last-league">
      <h2 id="last-league">{t("Your last league week")}</h2>
      <p>
        {t("Your rank was {place} out of {members}, with {points} points.", {
          place,
          members,
          points: figureText(points),
        })}{" "}
        {moved > 0 ? t("You moved up a level.") : moved < 0 ? t("You moved down a level.") : null}
      </p>
      <Rows rows={top} label={t("Top three")} />
    </section>
  );
}

function Leave() {
  const leave = useCall(leagues.leave, [leagues.read]);
  return (
    <div className="stack justify-items-start gap-1">
      <Button tone="quiet" disabled={leave.isPending} onClick={() => leave.mutate({})}>
        {t("Leave the league")}
      </Button>
      <p className="text-sm text-muted">{t("We will hide you straight away and delete your league points.")}</p>
    </div>
  );
}
