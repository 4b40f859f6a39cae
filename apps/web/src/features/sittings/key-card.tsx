import { Keyboard } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { optionsOf } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { MountOnce } from "../../ui/lazy-with-retry.tsx";
import { KeyDrill } from "./key-drill.tsx";
import { questionAt, type TestRun } from "./test-run.ts";

/** The keyboard keys of a test, and a link to practise them. */
export function KeyCard({ run }: { run: TestRun }) {
  const [drilling, setDrilling] = useState(false);
  return (
    <div className="card stack gap-3">
      <h2 className="text-base">{t("Keyboard keys, as in the JAMB exam")}</h2>
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
      <MountOnce wanted={drilling}>
        <KeyDrill open={drilling} onClose={() => setDrilling(false)} />
      </MountOnce>
    </div>
  );
}
