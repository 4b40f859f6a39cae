import { Calculator, Flag, Settings2, X } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

const tool = buttonClass({ tone: "plain" });

/**
 * As the page shows a test before the app is there: src/first-paint.ts writes the words, and until then nothing of it is seen.
 * It is for the eyes alone: nothing in it can be pressed, and what reads out would begin again with the app.
 */
export function QuestionAhead() {
  return (
    <div className="question-ahead" aria-hidden="true">
      <header className="test-top">
        <div className="test-top-row">
          <span className={buttonClass({ tone: "quiet" })}>
            <X className="icon hidden lg:block" aria-hidden="true" />
            {t("Exit Test")}
          </span>
          <div className="test-title">
            <h1 id="ahead-title">{"\u00a0"}</h1>
            <span className="hidden text-sm lg:block">{"\u00a0"}</span>
          </div>
        </div>
        <ProgressBar value={0} label="" />
      </header>
      <main className="test-main">
        <div className="test-grid">
          <div className="test-ask">
            <section className="test-ask">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 id="ahead-number" className="num flex-[1_1_6rem] text-base tracking-normal">
                  {t("Question {n} of {total}", { n: "{n}", total: "{total}" })}
                </h2>
                <div className="test-tools flex gap-2">
                  <span className={tool}>
                    <Flag className="icon" aria-hidden="true" />
                    <span className="tool-word">{t("Flag")}</span>
                  </span>
                  <span className={tool}>
                    <Calculator className="icon" aria-hidden="true" />
                    <span className="tool-word">{t("Calculator")}</span>
                  </span>
                  <span className={tool}>
                    <Settings2 className="icon" aria-hidden="true" />
                  </span>
                </div>
              </div>
              <div className="stack gap-5">
                <details className="card passage-above" open>
                  <summary id="ahead-passage-title" className="font-bold" />
                  <div id="ahead-passage" className="stored question mt-3" />
                </details>
                <div className="card ask">
                  <div id="ahead-question" className="stored question" />
                </div>
              </div>
            </section>
          </div>
        </div>
      </main>
    </div>
  );
}
