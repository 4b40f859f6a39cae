import { t } from "../../lib/i18n.ts";

export type Mode = "practice" | "exam";

const modes = () => [
  {
    mode: "practice" as const,
    name: t("Practice"),
    about: t("No clock. See the answer and why after each choice if you like."),
  },
  {
    mode: "exam" as const,
    name: t("Exam"),
    about: t("The real clock, free movement, flags. Answers are shown after you submit."),
  },
];

export function ModeChoice({ chosen, onChoose }: { chosen: Mode; onChoose: (mode: Mode) => void }) {
  return (
    <fieldset className="stack gap-2">
      <legend className="label mb-2">{t("Mode")}</legend>
      {modes().map(({ mode, name, about }) => (
        <label key={mode} className="mode">
          <input type="radio" name="mode" value={mode} checked={mode === chosen} onChange={() => onChoose(mode)} />
          <span>
            <b>{name}</b>
            <span className="block text-sm text-muted">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
