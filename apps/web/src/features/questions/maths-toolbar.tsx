import { type KeyboardEvent, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { typeInto, useLastTextBox } from "./last-text-box.ts";
import { type Construct, constructs, insertConstruct } from "./maths-constructs.ts";

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Inserts common formulas into the text that was focused last. The arrow keys move from sign to sign. */
export function MathsToolbar({ names }: { names: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const lastBox = useLastTextBox(bar, names);

  function write(construct: Construct) {
    const box = lastBox();
    if (!box) return;
    const from = box.selectionStart ?? box.value.length;
    const { text, caret } = insertConstruct(box.value, from, box.selectionEnd ?? from, construct);
    typeInto(box, text, caret);
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  }

  return (
    <div ref={bar} className="full maths-bar" role="toolbar" aria-label={t("Maths")} onKeyDown={walk}>
      {constructs(t).map((construct, at) => (
        <button
          key={construct.name}
          type="button"
          className="pick"
          tabIndex={at === 0 ? 0 : -1}
          title={construct.name}
          // The text keeps its focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(construct)}
        >
          {construct.face}
          <span className="sr-only"> {construct.name}</span>
        </button>
      ))}
    </div>
  );
}
