import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { lazyWhenIdle } from "../../ui/lazy-with-retry.tsx";
import { Palette, PaletteLegend } from "./palette.tsx";
import { answeredCount, type TestRun, type TestStep } from "./test-run.ts";

const KeyCard = lazyWhenIdle(async () => (await import("./key-card.tsx")).KeyCard);

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
          label={t("Question list")}
          from={section.from}
          count={section.count}
          onGo={(to) => step({ type: "go", to })}
        />
        <Button tone="plain" wide onClick={() => step({ type: "review" })}>
          {t("Review and submit")}
        </Button>
        <PaletteLegend />
      </div>
      <KeyCard run={run} />
    </aside>
  );
}
