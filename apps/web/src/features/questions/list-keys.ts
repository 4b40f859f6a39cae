// J and K move through a list from anywhere on its page. The card of a question handles its own keys.
import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

const steps: Record<string, number> = { j: 1, k: -1 };

export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>("article") ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      const next = at < 0 ? cards[0] : cards[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", walk);
    return () => document.removeEventListener("keydown", walk);
  }, [list]);
}
