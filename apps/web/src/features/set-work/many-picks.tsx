import { useId } from "react";
import { FieldNotes } from "../../ui/field.tsx";

interface ManyPicksProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Several of many choices, each one tap. */
export function ManyPicks({ label, choices, chosen, onChoose, error }: ManyPicksProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="pick"
            aria-pressed={chosen.includes(value)}
            onClick={() =>
              onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          >
            {label}
          </button>
        ))}
      </div>
      <FieldNotes id={id} {...(error && { error })} />
    </fieldset>
  );
}
