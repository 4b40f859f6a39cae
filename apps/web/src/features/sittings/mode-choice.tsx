import { t } from "../../lib/i18n.ts";

export type Mode = "practice" | "exam";

const modes = () => [
  {
    mode: "practice" as const,
    name: t("Practice"),
    about: t("No time limit. You can see the answer, and why, after each question."),
  },
  {
    mode: "exam" as const,
    name: t("Exam"),
    about: t("Timed like the real exam. You can move around and flag questions. You see the answers after you submit."),
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
