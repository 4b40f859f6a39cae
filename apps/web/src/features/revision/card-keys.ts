// The keys of a card are the same as in a test: a letter chooses, N and Enter continue.
import { type OptionLetter, optionLetters } from "@sabiprep/exam";
import { useLayoutEffect } from "react";

interface CardKeys {
  /** The letters that can be chosen now. */
  letters: readonly OptionLetter[];
  onChoose: (letter: OptionLetter) => void;
  onGoOn: (() => void) | null;
}

/** Listens from the moment the card is drawn, as the test does (use-test-keys.ts). */
export function useCardKeys({ letters, onChoose, onGoOn }: CardKeys) {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector("dialog[open]"))
        return;
      const onButton = event.target instanceof Element && event.target.closest("a, button, summary");
      const name = event.key.toUpperCase();
      const letter = optionLetters.find((one) => one === name && letters.includes(one));
      const goesOn = onGoOn && (name === "N" || (name === "ENTER" && !onButton));
      if (!letter && !goesOn) return;
      event.preventDefault();
      if (letter) onChoose(letter);
      else onGoOn?.();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
