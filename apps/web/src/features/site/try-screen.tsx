import { SAMPLE_ROUNDS, site } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { useHydrated } from "../../lib/hydrated.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PathDrawing } from "../../ui/path-drawing.tsx";
import { SitePage } from "./site-page.tsx";
import { TryQuestion } from "./try-question.tsx";
import { TryResultView } from "./try-result-view.tsx";
import { isOver, startTry, stepTry } from "./try-run.ts";

export function TryScreen() {
  usePageTitle(t("Try 10 questions"));
  const [started, setStarted] = useState(0);
  return (
    <SitePage path={paths.home}>
      <div className="wrap max-w-[760px] py-8 md:py-12">
        {started === 0 ? (
          <Invitation onStart={() => setStarted(1)} />
        ) : (
          <TenQuestions key={started} round={(started - 1) % SAMPLE_ROUNDS} onAgain={() => setStarted(started + 1)} />
        )}
      </div>
    </SitePage>
  );
}

function Invitation({ onStart }: { onStart: () => void }) {
  const ready = useHydrated();
  return (
    <div className="stack justify-items-start gap-5">
      <PathDrawing width={200} className="not-short" />
      <h1 className="wrap-anywhere">{t("Try 10 questions first")}</h1>
      <p className="text-lg text-muted">
        {t(
          "Answer ten real practice questions from several subjects. You do not need an account or a card, and there is nothing to install.",
        )}
      </p>
      <ul className="stack list-disc gap-2 pl-5">
        <li>{t("Choose an answer. You will see straight away if it is right, with an explanation.")}</li>
        <li>{t("Take your time. There is no time limit.")}</li>
        <li>{t("You will see your score at the end. If you register, we will save it for you.")}</li>
      </ul>
      <Button large disabled={!ready} data-waiting={ready ? undefined : ""} onClick={onStart}>
        {t("Start")}
      </Button>
    </div>
  );
}

function TenQuestions({ round, onAgain }: { round: number; onAgain: () => void }) {
  const sample = useQuery({ ...read(site.sample, { round }), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Await query={sample} failed={t("We could not load the questions.")}>
      {({ exams, subjects }) =>
        exams.length > 0 ? (
          <Run questions={exams} subjects={subjects} onAgain={onAgain} />
        ) : (
          <EmptyState title={t("No questions here yet")}>
            {t("There are no questions here yet. Please come back soon.")}
          </EmptyState>
        )
      }
    </Await>
  );
}

type RunProps = { questions: Parameters<typeof startTry>[0]; subjects: readonly string[]; onAgain: () => void };

function Run({ questions, subjects, onAgain }: RunProps) {
  const [run, step] = useReducer(stepTry, questions, startTry);
  if (isOver(run)) return <TryResultView run={run} onAgain={onAgain} />;
  return <TryQuestion run={run} subject={subjects[run.at] ?? null} onStep={step} />;
}
