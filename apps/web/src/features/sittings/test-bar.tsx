import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Palette, PaletteLegend } from "./palette.tsx";
import { isLast, mayGoOn, type TestRun, type TestStep } from "./test-run.ts";

interface TestBarProps {
  run: TestRun;
  step: (step: TestStep) => void;
  section: { from: number; count: number };
  /** Behind the answer panel, which has its own button to continue. */
  covered: boolean;
  onNext: () => void;
}

/** At the bottom of the screen, in the same place for every question. */
export function TestBar({ run, step, section, covered, onNext }: TestBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <nav className="test-move" aria-label={t("Move between questions")} inert={covered} aria-hidden={covered}>
        <Button tone="plain" disabled={run.at === 0} onClick={() => step({ type: "previous" })}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Previous")}
        </Button>
        <Button tone="plain" className="btn-palette" aria-label={t("Question list")} onClick={() => setOpen(true)}>
          <LayoutGrid className="icon" aria-hidden="true" />
        </Button>
        <Button className="btn-next" disabled={!mayGoOn(run)} onClick={onNext}>
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
            label={t("Question list")}
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
