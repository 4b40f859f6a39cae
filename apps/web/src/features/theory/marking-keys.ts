// The keys of the marking desk: 1 to 9 tick, 0 shows the next nine rows, N and Enter save and go to the next answer.
import { useLayoutEffect } from "react";

interface MarkingKeys {
  onNumber: (number: number) => void;
  onMore: () => void;
  onNext: () => void;
}

const TYPING = "textarea, select, input:not([type=radio], [type=checkbox])";

export function useMarkingKeys({ onNumber, onMore, onNext }: MarkingKeys) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector("dialog[open]"))
        return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPING)) return;
      const isNext =
        event.key.toUpperCase() === "N" || (event.key === "Enter" && !target.closest("a, button, summary"));
      const isNumber = /^[1-9]$/.test(event.key);
      if (!isNext && !isNumber && event.key !== "0") return;
      event.preventDefault();
      if (isNext) onNext();
      else if (isNumber) onNumber(Number(event.key));
      else onMore();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
