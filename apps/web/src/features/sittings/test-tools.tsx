import { Calculator, Flag } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { onPreferenceChange, setTextSize, type TextSize, textSize, textSizes } from "../../lib/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { questionAt, replyTo, type TestRun, type TestStep } from "./test-run.ts";

interface TestToolsProps {
  run: TestRun;
  step: (step: TestStep) => void;
  calculating: boolean;
  onCalculate: () => void;
}

export function TestTools({ run, step, calculating, onCalculate }: TestToolsProps) {
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
      <Button tone="plain" aria-expanded={calculating} aria-label={t("Calculator")} onClick={onCalculate}>
        <Calculator className="icon" aria-hidden="true" />
        <span className="tool-word">{t("Calculator")}</span>
      </Button>
      <TextSizeButton />
    </div>
  );
}

const nameOf = (size: TextSize): string => ({ small: t("small"), medium: t("medium"), large: t("large") })[size];

function TextSizeButton() {
  const size = useSyncExternalStore(onPreferenceChange, textSize);
  const next = textSizes[(textSizes.indexOf(size) + 1) % textSizes.length]!;
  return (
    <Button
      tone="plain"
      aria-label={t("Aa, text size: {size}", { size: nameOf(size) })}
      onClick={() => setTextSize(next)}
    >
      Aa
    </Button>
  );
}
