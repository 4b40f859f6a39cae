// A button beside a form's texts writes into the text that was focused last.
import { type RefObject, useEffect, useRef } from "react";

export type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (element: unknown): element is TextBox =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "";

/** Notes which of the form's texts is focused, if it is one that `counts`. */
function useNoted(inside: RefObject<HTMLElement | null>, counts: (name: string) => boolean): RefObject<TextBox | null> {
  const last = useRef<TextBox | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is the same for as long as the form stands.
  useEffect(() => {
    const form = inside.current?.closest("form");
    const note = ({ target }: FocusEvent) => {
      if (isTextBox(target) && counts(target.name)) last.current = target;
    };
    form?.addEventListener("focusin", note);
    return () => form?.removeEventListener("focusin", note);
  }, [inside]);
  return last;
}

/** The text that was focused last. Nothing if it is none of these. */
export function useTextBoxNow(inside: RefObject<HTMLElement | null>, names: readonly string[]): () => TextBox | null {
  const last = useNoted(inside, () => true);
  return () => (last.current?.isConnected && names.includes(last.current.name) ? last.current : null);
}

/** The one of these texts that was focused last, otherwise the first. */
export function useLastTextBox(inside: RefObject<HTMLElement | null>, names: readonly string[]): () => TextBox | null {
  const last = useNoted(inside, (name) => names.includes(name));
  return () => {
    const first = inside.current?.closest("form")?.querySelector<TextBox>(`[name="${names[0]}"]`) ?? null;
    return last.current?.isConnected ? last.current : first;
  };
}

/** As if it were typed, so that the preview and the stored draft are notified. */
export function typeInto(box: TextBox, text: string, caret: number): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
  box.setSelectionRange(caret, caret);
}
