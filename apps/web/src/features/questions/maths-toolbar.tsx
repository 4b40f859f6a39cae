import { type KeyboardEvent, useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { type Construct, constructs, insertConstruct } from "./maths-constructs.ts";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: unknown, names: readonly string[]): element is TextBox =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && names.includes(element.name);

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Writes common formulas into the text one was in last; arrows go from sign to sign. */
export function MathsToolbar({ names }: { names: readonly string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<TextBox | null>(null);
  useEffect(() => {
    const form = bar.current?.closest("form");
    const note = (event: FocusEvent) => {
      if (isText(event.target, names)) last.current = event.target;
    };
    form?.addEventListener("focusin", note);
    return () => form?.removeEventListener("focusin", note);
  }, [names]);

  function write(construct: Construct) {
    const first = bar.current?.closest("form")?.querySelector<TextBox>(`[name="${names[0]}"]`);
    const box = last.current?.isConnected ? last.current : first;
    if (!box) return;
    const from = box.selectionStart ?? box.value.length;
    const { text, caret } = insertConstruct(box.value, from, box.selectionEnd ?? from, construct);
    // As if it were typed, so that the preview and the kept draft hear of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.focus();
    box.setSelectionRange(caret, caret);
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
          // The text keeps its place and its chosen words.
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
