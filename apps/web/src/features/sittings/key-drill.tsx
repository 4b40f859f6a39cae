import { useEffect, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const tasks = () => [
  { key: "B", task: t("Choose option B") },
  { key: "N", task: t("Go to the next question") },
  { key: "D", task: t("Choose option D") },
  { key: "P", task: t("Go back to the previous question") },
  { key: "A", task: t("Change your answer to option A") },
  { key: "S", task: t("Ask to submit the test") },
  { key: "R", task: t("Return to the questions without submitting") },
  { key: "C", task: t("Choose option C") },
];

/** Eight presses to learn the eight keys of the exam hall. The test does not change. */
export function KeyDrill({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Learn the keys")}>
      <Drill onClose={onClose} />
    </Dialog>
  );
}

function Drill({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [wrongKey, setWrongKey] = useState<string | null>(null);
  const all = tasks();
  const task = all[at];

  // The focus stays where the dialog put it, so the listener is on the full page.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toUpperCase();
      if (!task || event.ctrlKey || event.metaKey || !/^[A-Z]$/.test(key)) return;
      setWrongKey(key === task.key ? null : key);
      if (key === task.key) setAt(at + 1);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <div className="stack gap-5">
      <div role="status" className="stack gap-2">
        {task ? (
          <>
            <p className="num text-sm text-muted">{t("{n} of {total}", { n: at + 1, total: all.length })}</p>
            <p className="text-xl font-bold">{task.task}</p>
            <p>
              {wrongKey
                ? t("You pressed {key}. The right key is {right}.", { key: wrongKey, right: task.key })
                : t("Press the key for this.")}
            </p>
          </>
        ) : (
          <p className="text-xl font-bold">{t("You know all eight keys.")}</p>
        )}
      </div>
      <div className="row gap-2" aria-hidden="true">
        {["A", "B", "C", "D", "P", "N", "S", "R"].map((key) => (
          <kbd key={key} className="keycap">
            {key}
          </kbd>
        ))}
      </div>
      {!task && <Button onClick={onClose}>{t("Back to the test")}</Button>}
    </div>
  );
}
