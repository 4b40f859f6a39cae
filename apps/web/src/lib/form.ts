// A form checked by the schema of the call it makes. Fields are uncontrolled, so text typed before the script was
// loaded is kept.
import { ApiError, type FieldErrors, fallbackMessage, type Schema } from "@sabiprep/contract";
import { createContext, type FormEvent, useContext, useRef, useState } from "react";
import type * as z from "zod/mini";

export interface FormState {
  errors: FieldErrors;
  /** An error that belongs to no field. */
  failure: string | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

export interface FormOptions<S extends Schema> {
  schema: S;
  submit: (values: z.output<S>) => Promise<void>;
  /** Called at every refusal by the server, for the notification shown with it. */
  onFailure?: (message: string) => void;
  /** Shows a field's error during the first typing, not only after the first try to send. */
  live?: boolean;
  /** Empties the fields once the form was sent, for a form that stays on the screen. */
  clears?: boolean;
}

export function useForm<S extends Schema>(options: FormOptions<S>): FormState {
  const { schema, submit, onFailure, live = false, clears = false } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const parsed = schema.safeParse(valuesOf(form));
    setFailure(null);
    if (!parsed.success) return refuse(form, errorsOf(parsed.error));
    setErrors({});
    sending.current = true;
    setBusy(true);
    try {
      await submit(parsed.data as z.output<S>);
      if (clears) form.reset();
    } catch (error) {
      const message = error instanceof ApiError ? error.message : fallbackMessage.unexpected;
      if (error instanceof ApiError && refuse(form, error.errors)) onFailure?.(message);
      else {
        setFailure(message);
        onFailure?.(message);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** Shows the errors of fields in this form and focuses the first. Returns false when there is none. */
  function refuse(form: HTMLFormElement, found: FieldErrors): boolean {
    setErrors(found);
    const first = [...form.elements].find((element) => found[element.getAttribute("name") ?? ""]?.length);
    if (first instanceof HTMLElement) first.focus();
    return first !== undefined;
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLElement).getAttribute("name");
    if (!name || !(live || Object.keys(errors).length > 0)) return;
    const parsed = schema.safeParse(valuesOf(event.currentTarget));
    const now = parsed.success ? {} : errorsOf(parsed.error);
    setErrors((before) =>
      Object.fromEntries(
        [...new Set([...Object.keys(before), name])]
          .map((field) => [field, (field === name || before[field]) && now[field]] as const)
          .filter((entry): entry is readonly [string, string[]] => Boolean(entry[1])),
      ),
    );
  }

  return { errors, failure, busy, onSubmit, onChange };
}

const FormContext = createContext<FormState | null>(null);
export const FormProvider = FormContext.Provider;

export const useFormState = (): FormState | null => useContext(FormContext);

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "checkbox") values[element.name] = element.checked;
    else if (element instanceof HTMLInputElement && element.type === "radio") {
      if (element.checked) values[element.name] = element.value;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )
      if (element.name) values[element.name] = element.value;
  }
  return values;
}

function errorsOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
