import { useLayoutEffect } from "react";
import { stepOfKey } from "./test-keys.ts";
import type { TestRun, TestStep } from "./test-run.ts";

interface Listening {
  run: TestRun;
  step: (step: TestStep) => void;
  now: () => string;
}

/** Elements that handle these keys themselves. */
const pressable = "a, button, summary";

/**
 * Listens on the full page, but not during typing or under an open dialog. When an answer is shown, Enter also
 * continues, even from the last question, and Escape returns to the question. It listens from the moment the question
 * is drawn: a slow phone runs other effects long after somebody has read it and pressed a key.
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
