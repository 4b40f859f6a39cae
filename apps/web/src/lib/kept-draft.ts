// Text typed into a long form is kept on the device until it is saved or discarded.

export interface Draft {
  at: string;
  values: Record<string, string>;
}

/** A form edits one item, new or existing: "question-draft:new", "passage-draft:<id>". */
export type DraftKey = `${"question" | "passage" | "material"}-draft:${string}`;

/** A device without storage must not stop anyone from writing. */
const tried = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

export const keptDraft = (key: DraftKey): Draft | null =>
  tried(() => JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null);

export const keepDraft = (key: DraftKey, values: Record<string, string>): void =>
  void tried(() => localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values } satisfies Draft)));

export const dropDraft = (key: DraftKey): void => void tried(() => localStorage.removeItem(key));

/** Checkboxes are stored by value, because several may share one name. */
const nameOf = (control: Control) =>
  isTick(control) && control.name ? `${control.name}=${control.value}` : control.name;

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Without files, which no page may restore, and without boxes that only reflect another field. */
const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && element.type !== "file" && element.dataset.shows === undefined),
  );

export function valuesIn(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsIn(form)) {
    const isChoice = control instanceof HTMLInputElement && control.type === "radio";
    if (!control.name || (isChoice && !control.checked)) continue;
    values[nameOf(control)] = isTick(control) ? String(control.checked) : control.value;
  }
  return values;
}

/** Restores the stored values as if they were typed, so that all listeners on the form are notified. */
export function putBack(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsIn(form)) {
    const value = values[nameOf(control)];
    if (value === undefined) continue;
    if (isTick(control)) {
      if (String(control.checked) !== value) control.click();
    } else if (control instanceof HTMLInputElement && control.type === "radio") {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value !== value) {
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
      own?.set?.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      // A select fires only a change event, but the preview listens to input events.
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
