import type { MarkingTask } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

/** What the student handed over. Pictures of written pages belong here too. */
export function AnswerSheet({ answer }: { answer: MarkingTask["answer"] }) {
  return (
    <section className="card stack gap-3" aria-labelledby="answer-sheet">
      <h2 id="answer-sheet">{t("The answer")}</h2>
      <p className="theory-own">{answer.text}</p>
    </section>
  );
}
