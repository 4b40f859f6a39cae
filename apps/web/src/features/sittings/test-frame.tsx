import { Calculator, Flag, Settings2, X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

const tool = buttonClass({ tone: "plain" });

interface TestFrameProps {
  title: ReactNode;
  line: ReactNode;
  number: ReactNode;
  /** Shown in the place of the clock. */
  clock?: ReactNode;
  children: ReactNode;
}

/** A test before it is loaded: everything is in its place, and nothing in the frame can be pressed. */
export function TestFrame({ title, line, number, clock, children }: TestFrameProps) {
  return (
    <>
      <header className="test-top">
        <div className="test-top-row">
          <span className={buttonClass({ tone: "quiet" })}>
            <X className="icon hidden lg:block" aria-hidden="true" />
            {t("Exit Test")}
          </span>
          <div className="test-title">
            <h1 id="ahead-title">{title}</h1>
            <span className="hidden text-sm text-muted lg:block">{line}</span>
          </div>
          {clock}
        </div>
        <ProgressBar value={0} label="" />
      </header>
      <main className="test-main">
        <div className="test-grid">
          <div className="test-ask">
            <section className="test-ask">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 id="ahead-number" className="num flex-[1_1_6rem] text-base tracking-normal">
                  {number}
                </h2>
                <div className="test-tools flex gap-2" aria-hidden="true">
                  <span className={tool}>
                    <Flag className="icon" />
                    <span className="tool-word">{t("Flag")}</span>
                  </span>
                  <span className={tool}>
                    <Calculator className="icon" />
                    <span className="tool-word">{t("Calculator")}</span>
                  </span>
                  <span className={tool}>
                    <Settings2 className="icon" />
                  </span>
                </div>
              </div>
              {children}
            </section>
          </div>
        </div>
      </main>
    </>
  );
}
