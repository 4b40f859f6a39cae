import { type FieldFrame, FieldNotes, useField } from "./field.tsx";

interface PicksProps extends FieldFrame {
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** A few choices side by side, each one tap. The form reads the first chosen one. */
export function Picks({ name, label, hint, error, choices, chosen, onChoose }: PicksProps) {
  const field = useField({ name, hint, error });
  const { "aria-describedby": describedBy } = field.control;
  return (
    <fieldset className="field" aria-labelledby={`${field.id}-label`} aria-describedby={describedBy}>
      <span className="label" id={`${field.id}-label`}>
        {label}
      </span>
      <input type="hidden" name={name} value={chosen[0] ?? ""} />
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="pick"
            aria-pressed={chosen.includes(value)}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <FieldNotes id={field.id} hint={hint} error={field.error} />
    </fieldset>
  );
}
