interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Changes the period or kind of the shown data. To change the content itself, use tabs. */
export function Segmented<Value extends string>({ label, choices, chosen, onChoose }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control.
    <div className="segmented" role="group" aria-label={label}>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}
