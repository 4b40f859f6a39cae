import { Calculator, Flag, Settings2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { questionAt, replyTo, type TestRun, type TestStep } from "./test-run.ts";

const TestSettings = lazyWithRetry(async () => (await import("./test-settings.tsx")).TestSettings);

interface TestToolsProps {
  run: TestRun;
  step: (step: TestStep) => void;
  calculating: boolean;
  /** Null if no calculator is needed. */
  onCalculate: (() => void) | null;
}

export function TestTools({ run, step, calculating, onCalculate }: TestToolsProps) {
  const [setting, setSetting] = useState(false);
  const { flagged } = replyTo(run, questionAt(run));
  return (
    <div className="test-tools flex gap-2">
      <Button
        tone={flagged ? "sun" : "plain"}
        aria-pressed={flagged}
        aria-label={t("Flag")}
        onClick={() => step({ type: "flag" })}
      >
        <Flag className="icon" aria-hidden="true" />
        <span className="tool-word">{flagged ? t("Flagged") : t("Flag")}</span>
      </Button>
      {onCalculate && (
        <Button tone="plain" aria-expanded={calculating} aria-label={t("Calculator")} onClick={onCalculate}>
          <Calculator className="icon" aria-hidden="true" />
          <span className="tool-word">{t("Calculator")}</span>
        </Button>
      )}
      <Button tone="plain" aria-label={t("Test settings")} onClick={() => setSetting(true)}>
        <Settings2 className="icon" aria-hidden="true" />
      </Button>
      <MountOnce wanted={setting}>
        <TestSettings open={setting} onClose={() => setSetting(false)} run={run} step={step} />
      </MountOnce>
    </div>
  );
}
