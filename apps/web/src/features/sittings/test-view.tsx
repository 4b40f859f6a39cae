import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { QuestionActions } from "../../pieces/question-actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { latePart } from "../../ui/late-part.tsx";
import type { OpenTest } from "./open-test.ts";
import { Palette, PaletteLegend } from "./palette.tsx";
import { AnswerLine, QuestionPanel } from "./question-panel.tsx";
import { keepShowAnswers, type RunningTest, useRunningTest, useSaverVersion, useTestKeys } from "./running-test.ts";
import { SectionTabs } from "./section-tabs.tsx";
import { SignInOver } from "./sign-in-over.tsx";
import { answeredCount, isLast, mayGoOn, questionAt } from "./test-run.ts";
import { TestSide } from "./test-side.tsx";
import { TestTools } from "./test-tools.tsx";
import { TestTop } from "./test-top.tsx";
import { TroubleNote } from "./trouble-note.tsx";

const CalculatorPanel = latePart(async () => (await import("./calculator-panel.tsx")).CalculatorPanel);
const ReviewPage = latePart(async () => (await import("./review-page.tsx")).ReviewPage);

/** The whole running test: top, question or review page, palette and keys. */
export function TestView({ test, onRefresh }: { test: OpenTest; onRefresh: () => void }) {
  const running = useRunningTest(test);
  const { run, step } = running;
  const { sections } = test.session;
  const section = sections.find(({ from, count }) => run.at >= from && run.at < from + count) ?? sections[0]!;
  usePageTitle(test.session.title);
  useTestKeys(running);
  return (
    <>
      <a className="skip" href="#main">
        {t("Skip to content")}
      </a>
      <TestTop test={test} running={running} />
      <main id="main" className="test-main" tabIndex={-1}>
        {run.stage === "review" ? (
          <ReviewPage run={run} step={step} sections={sections} />
        ) : (
          <div className="test-grid">
            <div className="stack gap-5">
              {sections.length > 1 && <SectionTabs run={run} step={step} sections={sections} chosen={section} />}
              <Question test={test} running={running} section={section} onRefresh={onRefresh} />
            </div>
            <TestSide run={run} step={step} section={section} />
          </div>
        )}
      </main>
      <SignInOver onSignedIn={() => void running.saver.flush(true)} />
    </>
  );
}

interface QuestionProps {
  test: OpenTest;
  running: RunningTest;
  section: { name: string; from: number; count: number };
  onRefresh: () => void;
}

function Question({ test, running, section, onRefresh }: QuestionProps) {
  const { run, step, saver, now } = running;
  const trouble = saver.trouble();
  const [calculating, setCalculating] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useSaverVersion(saver);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question begins at its top and is read out.
  useEffect(() => {
    heading.current?.focus({ preventScroll: first.current });
    if (!first.current) window.scrollTo(0, 0);
    first.current = false;
  }, [run.at]);

  return (
    <section className="stack gap-5" aria-labelledby="question-number">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id="question-number" tabIndex={-1} className="num text-base tracking-normal">
          {t("Question {n} of {total}", { n: run.at - section.from + 1, total: section.count })}
        </h2>
        <TestTools run={run} step={step} calculating={calculating} onCalculate={() => setCalculating(!calculating)} />
      </div>
      {run.mode === "practice" && <ShowAnswers running={running} />}
      {trouble && <TroubleNote trouble={trouble} onRefresh={onRefresh} />}
      <QuestionPanel run={run} step={step} now={now} />
      <AnswerLine
        run={run}
        step={step}
        now={now}
        state={saver.stateOf(questionAt(run).uuid)}
        answered={answeredCount(run)}
      />
      <QuestionActions questionId={questionAt(run).uuid} sessionId={test.session.uuid} />
      <Moves running={running} section={section} />
      {calculating && <CalculatorPanel onClose={() => setCalculating(false)} />}
    </section>
  );
}

function ShowAnswers({ running: { run, step } }: { running: RunningTest }) {
  const change = (on: boolean) => {
    keepShowAnswers(on);
    step({ type: "show-answers", on });
  };
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="checkbox"
        className="size-6 accent-brand"
        checked={run.showAnswers}
        onChange={(event) => change(event.target.checked)}
      />
      {t("Show the answer straight after each choice")}
    </label>
  );
}

function Moves({ running: { run, step }, section }: Pick<QuestionProps, "running" | "section">) {
  const [open, setOpen] = useState(false);
  const go = mayGoOn(run);
  return (
    <>
      {!go && <p className="text-right text-sm text-muted">{t("Choose an answer to go on.")}</p>}
      <nav className="test-move" aria-label={t("Move between questions")}>
        <Button tone="plain" disabled={run.at === 0} onClick={() => step({ type: "previous" })}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Previous")}
        </Button>
        <Button tone="plain" className="btn-palette" aria-label={t("Question palette")} onClick={() => setOpen(true)}>
          <LayoutGrid className="icon" aria-hidden="true" />
        </Button>
        <Button className="btn-next" disabled={!go} onClick={() => step({ type: isLast(run) ? "finish" : "next" })}>
          {isLast(run) ? t("Finish Test") : t("Next")}
          {!isLast(run) && <ArrowRight className="icon" aria-hidden="true" />}
        </Button>
      </nav>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("Questions")}
        foot={
          <Button wide onClick={() => step({ type: "review" })}>
            {t("Review and submit")}
          </Button>
        }
      >
        <div className="stack">
          <Palette
            run={run}
            label={t("Question palette")}
            from={section.from}
            count={section.count}
            onGo={(to) => {
              setOpen(false);
              step({ type: "go", to });
            }}
          />
          <PaletteLegend />
        </div>
      </Dialog>
    </>
  );
}
