import type { SelectHTMLAttributes } from "react";
import { type FieldFrame, FieldNotes, useField } from "./field.tsx";

interface Choice {
  value: string;
  label: string;
}

type SelectProps = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "name"> & {
    choices: readonly Choice[];
    /** The first, empty choice, which says what to choose. */
    prompt?: string;
    /** For filters whose meaning is shown beside them. */
    labelHidden?: boolean;
  };

export function Select({ name, label, hint, error, choices, prompt, labelHidden, ...rest }: SelectProps) {
  const field = useField({ name, hint, error });
  return (
    <div className="field">
      <label htmlFor={field.id} className={labelHidden ? "sr-only" : undefined}>
        {label}
      </label>
      <select className="input" {...rest} {...field.control}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </div>
  );
}
