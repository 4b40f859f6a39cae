import type { StaffQuestion } from "@sabiprep/contract";
import { useFormState } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { FieldNotes } from "../../ui/field.tsx";

export const OTHER_EXAM = "other_exam";

/** One question may be used in several exams. The server knows which of them offer the subject. */
export function OtherExams({ exams, main, question }: OtherExamsProps) {
  const error = useFormState()?.errors.other_exam_ids?.[0];
  const before = new Set(question?.exam_types.map(({ uuid }) => uuid));
  return (
    <fieldset className="full field">
      <legend className="label pb-1.5">{t("Also used in")}</legend>
      {main === "" && <p className="text-muted">{t("Choose the exam type first.")}</p>}
      <div className="row">
        {exams
          .filter(({ uuid }) => uuid !== main)
          .map(({ uuid, name }) => (
            <label key={uuid} className="check">
              <input
                type="checkbox"
                name={OTHER_EXAM}
                value={uuid}
                disabled={main === ""}
                defaultChecked={before.has(uuid)}
              />
              <span>{name}</span>
            </label>
          ))}
      </div>
      <FieldNotes id="other-exams" error={error} />
    </fieldset>
  );
}

interface OtherExamsProps {
  exams: { uuid: string; name: string }[];
  main: string;
  question: StaffQuestion | null;
}
