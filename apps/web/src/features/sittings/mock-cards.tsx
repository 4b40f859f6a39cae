import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Clock, CopyCheck, University } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Scene } from "../../ui/scene.tsx";
import { Tile } from "../../ui/tile.tsx";
import { choiceOf, type Mock, type Mocks } from "./mock-choice.ts";
import type { StartTest } from "./start-test.ts";

/** Loaded later, after the content people read and press. */
const MockDialog = lazyWithRetry(async () => (await import("./mock-dialog.tsx")).MockDialog);
const PATH = "M690 292l34 34c62-5 46-52 112-62s100 6 134-22 30-34 78-42";

/** `of` is the full UTME, or the screening tests of single universities. */
export function MockCards({ of, starting }: { of: "utme" | "institutions"; starting: StartTest }) {
  const mocks = useQuery(read(sittings.mocks));
  const [chosen, setChosen] = useState<Mock | null>(null);
  return (
    <Await query={mocks}>
      {(all) => (
        <>
          {of === "utme" ? (
            all.mocks
              .filter(({ slug }) => slug === "utme")
              .map((mock) => (
                <UtmeCard key={mock.slug} mock={mock} all={all} starting={starting} onChange={() => setChosen(mock)} />
              ))
          ) : (
            <InstitutionCards mocks={all.mocks.filter(({ institution }) => institution)} onStart={setChosen} />
          )}
          <MountOnce wanted={chosen !== null}>
            <MockDialog mock={chosen} all={all} onClose={() => setChosen(null)} starting={starting} />
          </MountOnce>
        </>
      )}
    </Await>
  );
}

interface UtmeCardProps {
  mock: Mock;
  all: Mocks;
  starting: StartTest;
  /** Opens the choice of subjects. */
  onChange: () => void;
}

/** With the student's own subjects it starts in one tap. */
function UtmeCard({ mock, all, starting, onChange }: UtmeCardProps) {
  const { mine, isReady } = choiceOf(mock, all);
  const names = [...mock.parts.filter(({ subject }) => subject), ...mine].map(({ name }) => name);
  const start = () =>
    isReady
      ? starting.start({ what: "mock", input: { slug: mock.slug, subjects: mine.map(({ uuid }) => uuid) } })
      : onChange();
  const left = useQuery(read(sittings.allowance)).data?.mocks_left;
  return (
    <article className="card deep mock-card stack gap-5">
      <Scene path={PATH} />
      <div className="stack gap-2">
        <h2 className="text-2xl">{translateServerText(mock.name)}</h2>
        <p className="text-on-deep-2">
          {t(
            "You answer {items} questions on four subjects in {minutes} minutes, with the eight JAMB keys. You get one free mock each month.",
            {
              items: mock.items,
              minutes: mock.minutes,
            },
          )}
        </p>
        {mock.best_score !== null && <p className="num font-bold">{t("Best {n}%", { n: mock.best_score })}</p>}
        {isReady && <p>{t("Your subjects: {names}.", { names: names.join(", ") })}</p>}
        {left != null && (
          <p className="num font-bold">
            {t("{n, plural, one {# mock} other {# mocks}} left this month", { n: left })}.{" "}
            {left > 0 && t("Your first answer uses one mock. The clock starts straight away.")}
          </p>
        )}
      </div>
      <div>
        {left === 0 ? (
          <Link className={buttonClass({ tone: "sun", large: true })} to={paths.pastQuestions}>
            {t("Take a past paper")}
          </Link>
        ) : (
          <div className="row gap-3">
            <Button tone="sun" large disabled={starting.busy} onClick={start}>
              {starting.busy ? t("Starting...") : t("Start the mock")}
            </Button>
            {isReady && (
              <Button tone="ghost" large onClick={onChange}>
                {t("Other subjects")}
              </Button>
            )}
          </div>
        )}
        {starting.failure && (
          <p className="mt-3" role="alert">
            {starting.failure}
          </p>
        )}
      </div>
    </article>
  );
}

function InstitutionCards({ mocks, onStart }: { mocks: Mock[]; onStart: (mock: Mock) => void }) {
  if (mocks.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="institutions">
      <h2 id="institutions">{t("Screening tests by institution")}</h2>
      <div className="card-grid">
        {mocks.map((mock) => (
          <article key={mock.slug} className="card test-card">
            <div className="flex items-center gap-3">
              <Tile icon={University} tone="info" />
              <h3>{mock.name}</h3>
            </div>
            <p className="row num gap-4 text-sm text-muted">
              <span className="flex items-center gap-1.5">
                <CopyCheck className="icon" aria-hidden="true" />
                {t("{n} questions", { n: mock.items })}
              </span>
              <span className="flex items-center gap-1.5">
                <Clock className="icon" aria-hidden="true" />
                {t("{n} min", { n: mock.minutes })}
              </span>
              {mock.best_score !== null && <b>{t("Best {n}%", { n: mock.best_score })}</b>}
            </p>
            {mock.aggregate && (
              <p className="text-sm">
                {t("Aggregate: UTME {utme}, screening {screening}, O'level {olevel} out of 100.", mock.aggregate)}
              </p>
            )}
            {mock.unverified && (
              <p className="text-sm text-muted">
                {t(
                  "Universities change their tests. This one is based on students' reports. The university has not confirmed it.",
                )}
              </p>
            )}
            <Button tone="plain" className="start" onClick={() => onStart(mock)}>
              {t("Start Test")}
              <span className="sr-only">: {mock.name}</span>
            </Button>
          </article>
        ))}
      </div>
    </section>
  );
}
