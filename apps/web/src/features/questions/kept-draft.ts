// What is typed into the form of a question is kept on the device until it is saved or thrown away.

export interface Draft {
  at: string;
  values: Record<string, string>;
}

const keyOf = (questionId: string | null) => `question-draft:${questionId ?? "new"}`;

/** A device that keeps nothing is no reason to stop somebody from writing. */
const tried = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

export const keptDraft = (questionId: string | null): Draft | null =>
  tried(() => JSON.parse(localStorage.getItem(keyOf(questionId)) ?? "null") as Draft | null);

export const keepDraft = (questionId: string | null, values: Record<string, string>): void =>
  void tried(() =>
    localStorage.setItem(keyOf(questionId), JSON.stringify({ at: new Date().toISOString(), values } satisfies Draft)),
  );

export const dropDraft = (questionId: string | null): void =>
  void tried(() => localStorage.removeItem(keyOf(questionId)));

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== "file" && element.type !== "checkbox") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

export function valuesIn(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsIn(form)) {
    const isChoice = control instanceof HTMLInputElement && control.type === "radio";
    if (control.name && (!isChoice || control.checked)) values[control.name] = control.value;
  }
  return values;
}

/** Puts the kept values back as if they were typed, so that everything that listens to the form hears of them. */
export function putBack(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controlsIn(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === "radio") {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value !== value) {
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
      own?.set?.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      // A select tells of its change alone; the preview listens to what is put in.
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
