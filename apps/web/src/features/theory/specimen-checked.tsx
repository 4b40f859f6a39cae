import type { TheoryAttemptTicks, TheoryResponse } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";

const given = (ticks: TheoryAttemptTicks, id: string, kind: string): string =>
  kind === "band" ? String(ticks.bands[id] ?? 0) : ticks.atoms.includes(id) ? t("Yes") : t("No");

/** The student's marks on the sample beside the examiner's. Different marks come first. */
export function SpecimenChecked({ response: { guide, question, specimen } }: { response: TheoryResponse }) {
  if (!guide || !specimen?.checked) return null;
  const { student, student_score, examiner, examiner_score, remark } = specimen.checked;
  const rows = guide.atoms.map((atom) => ({
    atom,
    you: given(student, atom.id, atom.kind),
    examiner: given(examiner, atom.id, atom.kind),
  }));
  const different = rows.filter((row) => row.you !== row.examiner);
  return (
    <section className="card stack gap-4" aria-labelledby="compared">
      <h2 id="compared">
        {t("You gave {you} of {max}. The examiner gave {examiner}.", {
          you: student_score,
          max: question.marks,
          examiner: examiner_score,
        })}
      </h2>
      <p>{remark}</p>
      {different.length === 0 ? (
        <p>{t("You agreed on every mark. Your own marking will be close to an examiner's.")}</p>
      ) : (
        <>
          <h3>{t("Look at these again")}</h3>
          <ul className="stack gap-2">
            {different.map(({ atom, you, examiner }) => (
              <li key={atom.id} className="theory-atom">
                <p>
                  <b className="theory-atom-id">{atom.id}</b> <StoredMarkup inline markup={atom.html} />
                </p>
                <p className="num text-sm text-muted">{t("You: {you}. Examiner: {examiner}.", { you, examiner })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
