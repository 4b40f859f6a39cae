// What is pressed beside a form's texts goes into the one somebody was in last.
import { type RefObject, useEffect, useRef } from "react";

export type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: unknown, names: readonly string[]): element is TextBox =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && names.includes(element.name);

const isField = (element: unknown): element is TextBox =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== "";

/** The text somebody was in last; nothing where that is none of these. */
export function useTextBoxNow(inside: RefObject<HTMLElement | null>, names: readonly string[]): () => TextBox | null {
  const last = useRef<TextBox | null>(null);
  useEffect(() => {
    const form = inside.current?.closest("form");
    const note = (event: FocusEvent) => {
      if (isField(event.target)) last.current = event.target;
    };
    form?.addEventListener("focusin", note);
    return () => form?.removeEventListener("focusin", note);
  }, [inside]);
  return () => (last.current?.isConnected && isText(last.current, names) ? last.current : null);
}

/** The text of these somebody was in last, else the first of them. */
export function useLastTextBox(inside: RefObject<HTMLElement | null>, names: readonly string[]): () => TextBox | null {
  const last = useRef<TextBox | null>(null);
  useEffect(() => {
    const form = inside.current?.closest("form");
    const note = (event: FocusEvent) => {
      if (isText(event.target, names)) last.current = event.target;
    };
    form?.addEventListener("focusin", note);
    return () => form?.removeEventListener("focusin", note);
  }, [inside, names]);
  return () => {
    const first = inside.current?.closest("form")?.querySelector<TextBox>(`[name="${names[0]}"]`) ?? null;
    return last.current?.isConnected ? last.current : first;
  };
}

/** As if it were typed, so that the preview and the kept draft hear of it. */
export function typeInto(box: TextBox, text: string, caret: number): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
  box.setSelectionRange(caret, caret);
}
