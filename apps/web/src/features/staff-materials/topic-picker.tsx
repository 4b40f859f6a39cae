import { t } from "../../lib/i18n.ts";

interface TopicPickerProps {
  topics: readonly { uuid: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The topics whose weak results lead to an offer of this material. */
export function TopicPicker({ topics, chosen, onChange }: TopicPickerProps) {
  if (topics.length === 0) return null;
  const toggle = (uuid: string) =>
    onChange(chosen.includes(uuid) ? chosen.filter((one) => one !== uuid) : [...chosen, uuid]);
  return (
    <fieldset className="stack gap-2">
      <legend className="label mb-2">{t("Recommend after low scores in")}</legend>
      <div className="row gap-2">
        {topics.map(({ uuid, name }) => (
          <button
            key={uuid}
            type="button"
            className="pick"
            aria-pressed={chosen.includes(uuid)}
            onClick={() => toggle(uuid)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
