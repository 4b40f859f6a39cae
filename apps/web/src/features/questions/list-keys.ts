// J and K move through a list from anywhere on its page. Enter and the down arrow lead from the search to the first
// result. The card of a question handles its own keys.
import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

const isSearching = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("search input[type=search]");

const steps: Record<string, number> = { j: 1, k: -1 };

export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isEntering = isSearching(event.target) && (event.key === "Enter" || event.key === "ArrowDown");
      const step = steps[event.key];
      if (!isEntering && (!step || isTyping(event.target))) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>("article") ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      const next = at < 0 ? cards[0] : cards[at + (step ?? 0)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", walk);
    return () => document.removeEventListener("keydown", walk);
  }, [list]);
}
