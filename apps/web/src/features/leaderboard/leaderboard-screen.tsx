import {
  FASTEST_SECONDS_A_QUESTION,
  type LeaderboardPlace,
  leaderboard,
  POINTS_A_PAPER_QUESTION,
  POINTS_A_QUESTION,
} from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { BoardView } from "./board-view.tsx";
import { PlaceCard } from "./place-card.tsx";
import "../../styles/leaderboard.css";

const tabs = () => [
  { id: "overall", label: t("Overall") },
  { id: "week", label: t("This Week") },
  { id: "subject", label: t("By Subject") },
  { id: "league", label: t("League") },
];

// Few candidates see it, and a result shows the same later. As a static import, every screen would load it. Its space
// is reserved meanwhile.
const JoinCard = lazyWithRetry(
  async () => (await import("../../pieces/join-card.tsx")).JoinCard,
  <div className="card min-h-60" />,
);

const LeagueView = lazyWithRetry(
  async () => (await import("./league-view.tsx")).LeagueView,
  <div className="card min-h-60" />,
);

export function LeaderboardScreen() {
  usePageTitle(t("Leaderboard"));
  const place = useQuery(read(leaderboard.place));
  return (
    <div className="stack gap-6">
      <div className="row justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Leaderboard")}</h1>
          <p className="text-muted">{t("Only exam-mode tests count, and each question counts once.")}</p>
          {place.data?.state === "in" && (
            <p className="text-sm text-muted">{t("You appear as {name}", { name: place.data.shown_as })}</p>
          )}
        </div>
        {place.data?.state === "in" && <HideMe />}
      </div>
      <Await query={place}>{(place) => <Boards place={place} />}</Await>
    </div>
  );
}

function HideMe() {
  const leave = useCall(leaderboard.leave, [leaderboard.place, leaderboard.board]);
  return (
    <Button tone="quiet" disabled={leave.isPending} onClick={() => leave.mutate({})}>
      <Eye className="icon" aria-hidden="true" />
      {t("Hide me")}
    </Button>
  );
}

function Boards({ place }: { place: LeaderboardPlace }) {
  const [params, setParams] = useSearchParams();
  const tab = tabs().find(({ id }) => id === params.get("board"))?.id ?? "overall";
  const subject = place.subjects.find(({ slug }) => slug === params.get("subject")) ?? place.subjects[0];
  const go = (to: Record<string, string>) => setParams(to, { replace: true });
  return (
    <>
      {tab !== "league" && <PlaceCard place={place} />}
      {tab !== "league" && place.state === "to_ask" && (
        <JoinCard place={place} title={t("Appear on the leaderboard?")} />
      )}
      {tab !== "league" && (place.state === "out" || place.state === "none") && (
        <JoinCard place={place} title={t("You do not appear on the leaderboard")} asked />
      )}
      <Tabs label={t("Leaderboard")} tabs={tabs()} chosen={tab} onChoose={(board) => go({ board })}>
        {tab === "overall" && <BoardView which={{ board: "overall" }} podium empty={<Nobody />} />}
        {tab === "week" && (
          <BoardView
            which={{ board: "week" }}
            empty={<Nobody title={t("Nobody is on this week's leaderboard yet")} />}
          />
        )}
        {tab === "league" && <LeagueView />}
        {tab === "subject" && subject && (
          <div className="stack gap-6">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row. */}
            <div className="row gap-2" role="group" aria-label={t("Subject")}>
              {place.subjects.map(({ uuid, slug, name }) => (
                <button
                  key={uuid}
                  type="button"
                  className="pick"
                  aria-pressed={uuid === subject.uuid}
                  onClick={() => go({ board: "subject", subject: slug })}
                >
                  {slug === "english" ? t("English") : name}
                </button>
              ))}
            </div>
            <BoardView
              which={{ board: "subject", subject_id: subject.uuid }}
              podium
              empty={<Nobody title={t("Nobody is on the {name} leaderboard yet", { name: subject.name })} />}
            />
          </div>
        )}
      </Tabs>
      {tab !== "league" && <Rules />}
    </>
  );
}

function Nobody({ title = t("Nobody is on the leaderboard yet") }: { title?: string }) {
  return (
    <section className="card">
      <EmptyState
        title={title}
        action={
          <Link className={buttonClass()} to={paths.practiceTests}>
            {t("Go to practice tests")}
          </Link>
        }
      >
        {t("Finish a test in exam mode and choose to appear here. You could be first.")}
      </EmptyState>
    </section>
  );
}

/** The rules are shown where the points are. */
function Rules() {
  return (
    <details className="card">
      <summary className="py-2.5 font-bold">{t("How we count points")}</summary>
      <ul className="list-disc space-y-1 pt-3 pl-5 text-muted">
        <li>
          {t(
            "In exam mode you get {n} points for each correct answer. If a question has four options, a wrong answer costs a third of that. Points are only for the leaderboard. They do not change your marks.",
            {
              n: POINTS_A_QUESTION,
            },
          )}
        </li>
        <li>{t("A question counts only the first time you see it. Practice and retakes earn no points.")}</li>
        <li>
          {t("Past papers are the same for everyone, so a correct answer there earns {n} points.", {
            n: POINTS_A_PAPER_QUESTION,
          })}
        </li>
        <li>
          {t(
            "If you take two exams at the same time, we count that time only once. If a score looks too good for the time taken, our team checks it first.",
          )}
        </li>
        <li>{t("You appear only after you verify your email address.")}</li>
        <li>
          {t(
            "A test does not count on the leaderboard if you finish it offline or spend less than {n} seconds on each question.",
            {
              n: FASTEST_SECONDS_A_QUESTION,
            },
          )}
        </li>
        <li>{t("Students with equal points share a rank. A week runs from Monday to Sunday, Lagos time.")}</li>
      </ul>
    </details>
  );
}
