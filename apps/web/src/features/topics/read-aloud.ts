// A lesson read aloud by the device's own voice, block by block, with the current block marked. Nothing is downloaded
// for it.
import { type RefObject, useEffect, useRef, useState } from "react";

const BLOCKS = "h3, p, li, tr, figure";
const MARK = "being-read";

export const canReadAloud = (): boolean => typeof speechSynthesis !== "undefined";

/** The spoken text of a block: formulas in words, pictures by their description. */
function spoken(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll("ul, ol")) inner.remove();
  for (const formula of copy.querySelectorAll("math, [role=math]"))
    formula.replaceWith(
      ` ${formula.getAttribute("aria-label") ?? formula.getAttribute("alttext") ?? formula.textContent} `,
    );
  for (const picture of copy.querySelectorAll("img")) picture.replaceWith(` ${picture.alt} `);
  for (const cell of copy.querySelectorAll("td, th")) cell.append(", ");
  return copy.textContent.replaceAll(/\s+/g, " ").trim();
}

type Reading = "off" | "reading" | "paused";

export function useReadAloud(text: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Reading>("off");
  const at = useRef(0);
  // A cancelled voice also fires its end event, so only the newest one continues with the next block.
  const turn = useRef(0);

  // A block inside another is read with the outer one, except in lists, whose points are read one by one.
  const blocks = () =>
    [...(text.current?.querySelectorAll<HTMLElement>(BLOCKS) ?? [])].filter(
      (block) => !block.parentElement?.closest("p, tr, figure") && spoken(block) !== "",
    );
  const mark = (block?: HTMLElement) => {
    for (const marked of text.current?.querySelectorAll(`.${MARK}`) ?? []) marked.classList.remove(MARK);
    block?.classList.add(MARK);
    block?.scrollIntoView({ block: "center" });
  };

  function say() {
    const block = blocks()[at.current];
    if (!block) return stop();
    turn.current += 1;
    const mine = turn.current;
    const words = new SpeechSynthesisUtterance(spoken(block));
    words.lang = "en-NG";
    words.onend = () => {
      if (mine !== turn.current) return;
      at.current += 1;
      say();
    };
    mark(block);
    setState("reading");
    speechSynthesis.speak(words);
  }

  function hush() {
    turn.current += 1;
    speechSynthesis.cancel();
  }

  function stop() {
    hush();
    at.current = 0;
    mark();
    setState("off");
  }

  const play = () => {
    hush();
    say();
  };
  // Cancelled, not paused: some Android voices never continue after a pause. The block starts again.
  const pause = () => {
    hush();
    setState("paused");
  };

  useEffect(() => () => (canReadAloud() ? speechSynthesis.cancel() : undefined), []);
  return { state, play, pause, stop };
}
