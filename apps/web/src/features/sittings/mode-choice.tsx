import { t } from "../../lib/i18n.ts";

export type Mode = "practice" | "exam";

const modes = () => [
  {
    mode: "practice" as const,
    name: t("Practice"),
    about: t("There is no time limit. You can see the answer and the explanation after each question."),
  },
  {
    mode: "exam" as const,
    name: t("Exam"),
    about: t(
      "This test is timed like the real exam. You can move around and flag questions. You will see the answers after you submit.",
    ),
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
