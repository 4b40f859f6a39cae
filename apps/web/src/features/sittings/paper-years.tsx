import { type DataOf, exams, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { fetchAhead } from "../../lib/fetch-ahead.ts";
import { t } from "../../lib/i18n.ts";
import { paths, testPath } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { type Mode, ModeChoice } from "./mode-choice.tsx";
import { originLine } from "./paper-line.ts";
import { type StartTest, useStartTest } from "./start-test.ts";

const PlanRefusal = lazyWithRetry(async () => (await import("./plan-refusal.tsx")).PlanRefusal);

type NamedRow = { uuid: string; name: string };
type Year = DataOf<typeof exams.years>["years"][number];

/** Shown on a tile when a paper has no duration of its own. */
const USUAL_MINUTES = 180;
const USUAL_QUESTIONS = 60;

export function PaperYears({ exam, subject }: { exam: NamedRow; subject: NamedRow }) {
  useEffect(() => fetchAhead(() => preloadScreen(paths.test)), []);
  const years = useQuery(read(exams.years, { exam_id: exam.uuid, subject_id: subject.uuid }));
  const starting = useStartTest();
  const [chosen, setChosen] = useState<Year | null>(null);
  return (
    <Await query={years}>
      {({ years }) =>
        years.length === 0 ? (
          <EmptyState title={t("No papers for this subject yet")}>
            {t("For now, you can take practice tests in this subject.")}
          </EmptyState>
        ) : (
          <>
            <p className="num text-muted">
              {t("Choose a year, {first} to {last}", { first: years.at(-1)!.year, last: years[0]!.year })}
            </p>
            {years.some(({ unlocked }) => !unlocked) && <Upgrade count={years.length} />}
            <section className="years" aria-label={t("Years")}>
              {years.map((year) => (
                <YearTile
                  key={year.year}
                  year={year}
                  exam={exam}
                  subject={subject}
                  onStart={() => {
                    starting.dismiss();
                    setChosen(year);
                  }}
                  onUnlock={() =>
                    starting.refuse({
                      code: "premium",
                      message: t("You need Premium or Pro for the {year} series. Every second year is free.", {
                        year: year.year,
                      }),
                    })
                  }
                />
              ))}
            </section>
            <Dialog
              open={chosen !== null && !starting.refusal}
              onClose={() => setChosen(null)}
              title={
                chosen
                  ? t("{exam} {subject}, {year} series", { exam: exam.name, subject: subject.name, year: chosen.year })
                  : ""
              }
            >
              {chosen && <StartPaper year={chosen} exam={exam} subject={subject} starting={starting} />}
            </Dialog>
            <MountOnce wanted={starting.refusal !== null}>
              <PlanRefusal refusal={starting.refusal} onClose={starting.dismiss} />
            </MountOnce>
          </>
        )
      }
    </Await>
  );
}

function Upgrade({ count }: { count: number }) {
  return (
    <div className="card upgrade">
      <div className="weave" />
      <div className="flex-1 basis-64">
        <h2>{t("Unlock all {n} years", { n: count })}</h2>
        <p className="text-muted">{t("Premium unlocks every year of every subject, from ₦2,500 a month.")}</p>
      </div>
      <Link className={buttonClass({ tone: "sun" })} to={paths.subscriptions}>
        {t("See plans")}
      </Link>
    </div>
  );
}

interface YearTileProps {
  year: Year;
  exam: NamedRow;
  subject: NamedRow;
  onStart: () => void;
  onUnlock: () => void;
}

function YearTile({ year, exam, subject, onStart, onUnlock }: YearTileProps) {
  const open = useQuery(read(sittings.open)).data?.find(
    (sitting) =>
      sitting.year === year.year && sitting.exam.uuid === exam.uuid && sitting.subject?.uuid === subject.uuid,
  );
  return (
    <article className={year.unlocked ? "year" : "year year-locked"}>
      <h2 className="num flex flex-wrap items-center justify-between gap-x-2 text-2xl">
        {year.year}
        {!year.unlocked && <Lock className="icon text-sun-ink" aria-hidden="true" />}
        {open && <Chip tone="info">{t("Started")}</Chip>}
        {!open && year.best_score !== null && (
          <Chip tone="ok" icon={Check}>
            {t("Best {n}%", { n: year.best_score })}
          </Chip>
        )}
      </h2>
      <p className="num text-sm text-muted">
        {t("{n} mins", { n: year.duration_minutes || USUAL_MINUTES })}
        <br />
        {t("{n} questions", { n: year.questions || USUAL_QUESTIONS })}
      </p>
      <p className="text-sm text-muted">{originLine(year.source, year.year)}</p>
      {open ? (
        <Link className={buttonClass()} to={testPath(open.uuid)}>
          {t("Continue")}
          <span className="sr-only"> {year.year}</span>
        </Link>
      ) : year.unlocked ? (
        <Button tone="line" onClick={onStart}>
          {year.times_done > 0 ? t("Retake") : t("Start")}
          <span className="sr-only"> {year.year}</span>
        </Button>
      ) : (
        <Button tone="plain" onClick={onUnlock}>
          {t("Unlock")}
          <span className="sr-only"> {year.year}</span>
        </Button>
      )}
    </article>
  );
}

interface StartPaperProps {
  year: Year;
  exam: NamedRow;
  subject: NamedRow;
  starting: StartTest;
}

function StartPaper({ year, exam, subject, starting }: StartPaperProps) {
  const [mode, setMode] = useState<Mode>("exam");
  return (
    <div className="stack gap-5">
      <p>
        {originLine(year.source, year.year)}.{" "}
        {t("{n} questions. Past papers do not use up your tests.", { n: year.questions || USUAL_QUESTIONS })}
      </p>
      <ModeChoice chosen={mode} onChoose={setMode} />
      {starting.failure && (
        <p className="field-error" role="alert">
          {starting.failure}
        </p>
      )}
      <Button
        large
        disabled={starting.busy}
        onClick={() =>
          starting.start({
            what: "test",
            input: { exam_id: exam.uuid, subject_id: subject.uuid, year: year.year, mode },
          })
        }
      >
        {starting.busy ? t("Starting...") : t("Start Test")}
      </Button>
    </div>
  );
}
