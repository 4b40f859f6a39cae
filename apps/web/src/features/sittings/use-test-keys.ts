import { useLayoutEffect } from "react";
import { stepOfKey } from "./test-keys.ts";
import type { TestRun, TestStep } from "./test-run.ts";

interface Listening {
  run: TestRun;
  step: (step: TestStep) => void;
  now: () => string;
}

/** Keys that mean something of their own where they are pressed. */
const pressable = "a, button, summary";

/**
 * Listens on the whole page, but not while something is typed and not under an open dialog. Where an answer is shown, Enter goes on too,
 * also from the last question, and Escape gives the question back. Listens from the moment the question is drawn: a slow phone
 * gets round to other effects long after somebody has read it and pressed.
 */
export function useTestKeys({ run, step, now }: Listening, answer: { goOn: () => void; lower: () => void } | null) {
  const { stage } = run;
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest("dialog, textarea, select, [data-own-keys], input:not([type=radio], [type=checkbox])")) return;
      if (document.querySelector("dialog[open]")) return;
      const pressed = stepOfKey(event.key, stage);
      const onAnswer =
        answer && !target.closest(pressable) ? { Enter: answer.goOn, Escape: answer.lower }[event.key] : null;
      if (!pressed && !onAnswer) return;
      event.preventDefault();
      if (!pressed) return onAnswer?.();
      step(pressed.type === "choose" ? { ...pressed, now: now() } : pressed);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
