import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

interface SwitchRowProps {
  label: string;
  hint?: ReactNode;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A switch with immediate effect. On and off differ by position and by a tick, not only by colour. */
export function SwitchRow({ label, hint, on, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <li className="setting">
      <label htmlFor={id}>
        <b className="block">{label}</b>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <span className="switch">
        <input
          className="covering"
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of its own checkbox.
          role="switch"
          checked={on}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden="true">
          <Check />
        </span>
      </span>
    </li>
  );
}

interface SelectRowProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  id?: string;
}

export function SelectRow<Value extends string>({ label, hint, value, choices, onChange, id }: SelectRowProps<Value>) {
  const made = useId();
  const own = id ?? made;
  return (
    <li className="setting setting-select">
      <label htmlFor={own}>
        <b className="block">{label}</b>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </label>
      <select
        id={own}
        className="input"
        value={value}
        // The list contains only these values.
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </li>
  );
}
