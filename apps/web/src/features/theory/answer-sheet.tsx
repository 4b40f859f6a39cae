import type { MarkingTask } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { AnswerPhotos } from "./photo-viewer.tsx";

/** What the student wrote, and the photographs of working on paper. */
export function AnswerSheet({ answer }: { answer: MarkingTask["answer"] }) {
  return (
    <section className="card stack gap-3" aria-labelledby="answer-sheet">
      <h2 id="answer-sheet">{t("The answer")}</h2>
      {answer.text && <p className="theory-own">{answer.text}</p>}
      <AnswerPhotos photos={answer.photos} />
    </section>
  );
}
