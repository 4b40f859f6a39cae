import { Keyboard } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { optionsOf } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { latePart, OnceWanted } from "../../ui/late-part.tsx";
import { Palette, PaletteLegend } from "./palette.tsx";
import { answeredCount, questionAt, type TestRun, type TestStep } from "./test-run.ts";

const KeyDrill = latePart(async () => (await import("./key-drill.tsx")).KeyDrill);

interface TestSideProps {
  run: TestRun;
  step: (step: TestStep) => void;
  section: { name: string; from: number; count: number };
}

/** Beside the question on wide screens: the palette and the keys. */
export function TestSide({ run, step, section }: TestSideProps) {
  const left = run.questions.length - answeredCount(run);
  return (
    <aside className="test-side" aria-label={t("Questions and keys")}>
      <div className="card stack">
        <div className="flex items-baseline justify-between">
          <h2>{t("Questions")}</h2>
          <span className="num text-sm text-muted">{t("{n} left", { n: left })}</span>
        </div>
        <Palette
          run={run}
          label={t("Question palette")}
          from={section.from}
          count={section.count}
          onGo={(to) => step({ type: "go", to })}
        />
        <PaletteLegend />
        <Button tone="plain" wide onClick={() => step({ type: "review" })}>
          {t("Review and submit")}
        </Button>
      </div>
      <KeyCard run={run} />
    </aside>
  );
}

function KeyCard({ run }: { run: TestRun }) {
  const [drilling, setDrilling] = useState(false);
  return (
    <div className="card stack gap-3">
      <h2 className="text-base">{t("Keyboard, as in the JAMB hall")}</h2>
      <ul className="key-list">
        <li>
          {optionsOf(questionAt(run)).map(({ letter }) => (
            <kbd key={letter} className="keycap">
              {letter}
            </kbd>
          ))}
          <span className="pl-1">{t("Choose")}</span>
        </li>
        {[
          ["P", t("Previous")],
          ["N", t("Next")],
          ["S", t("Submit")],
          ["R", t("Return")],
        ].map(([key, word]) => (
          <li key={key}>
            <kbd className="keycap">{key}</kbd>
            {word}
          </li>
        ))}
      </ul>
      <Button tone="quiet" className="justify-self-start" onClick={() => setDrilling(true)}>
        <Keyboard className="icon" aria-hidden="true" />
        {t("Learn the keys")}
      </Button>
      <OnceWanted wanted={drilling}>
        <KeyDrill open={drilling} onClose={() => setDrilling(false)} />
      </OnceWanted>
    </div>
  );
}
