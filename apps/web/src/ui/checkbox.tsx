import type { InputHTMLAttributes } from "react";
import { type FieldFrame, FieldNotes, useField } from "./field.tsx";

type CheckboxProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "type">;

export function Checkbox({ name, label, hint, error, ...rest }: CheckboxProps) {
  const field = useField({ name, hint, error });
  return (
    <div className="field">
      <label className="check" htmlFor={field.id}>
        <input type="checkbox" {...rest} {...field.control} />
        <span>{label}</span>
      </label>
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </div>
  );
}
