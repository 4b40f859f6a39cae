// Formulas are drawn with our own font. With any other a browser may leave out the root sign and keep brackets small, which
// makes another formula of it; so until the font is there, and where it cannot be had, a formula is written as a line of text.
import mathFont from "@sabiprep/markup/sabiprep-math.woff2?url";
import { useEffect, useSyncExternalStore } from "react";

const FAMILY = "SabiPrep Math";

let drawn = false;
let asked = false;
const listeners = new Set<() => void>();

/** Old browsers know no MathML at all; for them the line of text stays. */
const canDraw = () => "MathMLElement" in globalThis && "fonts" in document;

async function fetchFont(): Promise<void> {
  if (asked || !canDraw()) return;
  asked = true;
  try {
    document.fonts.add(await new FontFace(FAMILY, `url("${mathFont}")`).load());
    drawn = true;
    for (const tell of listeners) tell();
  } catch {
    // No network, or a full phone: the next formula asks again.
    asked = false;
  }
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** Whether formulas can be drawn; asks for the font where there is one to draw. */
export function useMathFont(needed: boolean): boolean {
  const ready = useSyncExternalStore(
    listen,
    () => drawn,
    () => false,
  );
  useEffect(() => {
    if (!needed || ready) return;
    fetchFont();
    addEventListener("online", fetchFont);
    return () => removeEventListener("online", fetchFont);
  }, [needed, ready]);
  return ready;
}
