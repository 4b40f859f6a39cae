import { useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { onPreferenceChange, setTextSize, textSize } from "../../lib/preferences.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { keepShowAnswers } from "./running-test.ts";
import type { TestRun, TestStep } from "./test-run.ts";

interface TestSettingsProps {
  open: boolean;
  onClose: () => void;
  run: TestRun;
  step: (step: TestStep) => void;
}

/** This device's test settings, stored for the next test. */
export function TestSettings({ open, onClose, run, step }: TestSettingsProps) {
  const size = useSyncExternalStore(onPreferenceChange, textSize);
  const showAnswers = (on: boolean) => {
    keepShowAnswers(on);
    step({ type: "show-answers", on });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("Test settings")}>
      <div className="stack gap-5">
        <div className="stack gap-2">
          <p className="label">{t("Text size")}</p>
          <Segmented
            label={t("Text size")}
            choices={[
              { value: "small", label: t("Small") },
              { value: "medium", label: t("Medium") },
              { value: "large", label: t("Large") },
            ]}
            chosen={size}
            onChoose={setTextSize}
          />
        </div>
        {run.mode === "practice" && (
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-brand"
              checked={run.showAnswers}
              onChange={(event) => showAnswers(event.target.checked)}
            />
            {t("Show the answer straight after each choice")}
          </label>
        )}
      </div>
    </Dialog>
  );
}
