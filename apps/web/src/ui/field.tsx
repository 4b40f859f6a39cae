import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { useFormState } from "../lib/form.ts";
import { translateServerText } from "../lib/i18n.ts";

export interface FieldFrame {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Overrides the form's own error for this field. */
  error?: string;
}

/** Connects a control with its label, hint and error. */
export function useField({ name, hint, error }: Pick<FieldFrame, "name" | "hint" | "error">) {
  const id = useId();
  const form = useFormState();
  const shown = error ?? form?.errors[name]?.[0];
  const describedBy = [shown && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return {
    id,
    error: shown,
    control: { id, name, "aria-invalid": shown ? true : undefined, "aria-describedby": describedBy },
  };
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {translateServerText(error)}
        </p>
      )}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

type TextFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, "name">;

export function TextField({ name, label, hint, error, ...rest }: TextFieldProps) {
  const field = useField({ name, hint, error });
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <input className="input" type="text" {...rest} {...field.control} />
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </div>
  );
}

type TextAreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name">;

export function TextArea({ name, label, hint, error, ...rest }: TextAreaProps) {
  const field = useField({ name, hint, error });
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <textarea className="input" {...rest} {...field.control} />
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </div>
  );
}
