// Formulas are drawn with our own font. With any other font a browser may leave out the root sign and keep brackets
// small, which changes the formula. So until the font is loaded, or if it cannot be loaded, a formula is a line of
// text.
import mathFont from "@sabiprep/markup/sabiprep-math.woff2?url";
import { useEffect, useSyncExternalStore } from "react";

const FAMILY = "SabiPrep Math";

let drawn = false;
let asked = false;
const listeners = new Set<() => void>();

/** Old browsers do not support MathML. They keep the line of text. */
const canDraw = () => "MathMLElement" in globalThis && "fonts" in document;

async function fetchFont(): Promise<void> {
  if (asked || !canDraw()) return;
  asked = true;
  try {
    document.fonts.add(await new FontFace(FAMILY, `url("${mathFont}")`).load());
    drawn = true;
    for (const tell of listeners) tell();
  } catch {
    // No network, or a full phone. The next formula tries again.
    asked = false;
  }
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** Whether formulas can be drawn. Loads the font if there is one to draw. */
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
