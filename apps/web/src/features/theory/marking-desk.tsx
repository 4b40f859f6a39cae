import { ApiError, type MarkingTask, markingDesk, type NextMarkingTask } from "@sabiprep/contract";
import { useRef, useState } from "react";
import { send } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { MarkingGuide } from "./marking-guide.tsx";
import { useMarkingKeys } from "./marking-keys.ts";
import { isTicked, NO_TICKS, openBands, ROWS_AT_ONCE, rowsOf, scoreOf, toggle } from "./marking-rows.ts";
import { Fold } from "./marking-steps.tsx";
import { QuestionPaper } from "./question-paper.tsx";

interface MarkingDeskProps {
  task: MarkingTask;
  progress: NextMarkingTask["progress"];
  onMarked: () => void;
  /** The answer has gone to another marker, or its guide has changed. */
  onLost: (why: string) => void;
}

/** One answer with its guide beside it. It is drawn again for each answer, so no tick moves to the next one. */
export function MarkingDesk({ task, progress, onMarked, onLost }: MarkingDeskProps) {
  const { question, guide, model_html, kind } = task;
  const rows = rowsOf(guide, question.parts);
  const [ticks, setTicks] = useState(kind === "query" ? (task.earlier[0]?.ticks ?? NO_TICKS) : NO_TICKS);
  const [comments, setComments] = useState<Record<string, string>>(
    kind === "query" ? (task.earlier[0]?.comments ?? {}) : {},
  );
  const [from, setFrom] = useState(0);
  const [referNote, setReferNote] = useState<string | null>(null);
  const [reply, setReply] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { score, max } = scoreOf(guide, question.parts, ticks);

  const save = async () => {
    const open = openBands(guide, ticks);
    if (open.length > 0) return setProblem(t("Choose a level for {marks} first.", { marks: open.join(", ") }));
    if (kind === "query" && !reply.trim()) return setProblem(t("Write an answer for the student."));
    if (referNote !== null && !referNote.trim()) return setProblem(t("Say why a moderator should decide."));
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(markingDesk.mark, {
        ...{ task_id: task.uuid, guide_key: task.guide_key, ticks, refer_note: referNote, reply: reply || null },
        comments: Object.fromEntries(Object.entries(comments).filter(([, text]) => text.trim())),
      });
      onMarked();
    } catch (error) {
      isSending.current = false;
      setBusy(false);
      const message = error instanceof ApiError ? error.message : String(error);
      if (error instanceof ApiError && error.status === 409) onLost(message);
      else setProblem(message);
    }
  };
  const press = (number: number) => {
    const row = number <= ROWS_AT_ONCE ? rows[from + number - 1] : undefined;
    if (row) setTicks(toggle(ticks, row));
  };
  const more = () => setFrom(from + ROWS_AT_ONCE < rows.length ? from + ROWS_AT_ONCE : 0);
  useMarkingKeys({ onNumber: press, onMore: more, onNext: save });

  const comment = (atom: string, text: string | null) => {
    const { [atom]: _, ...others } = comments;
    setComments(text === null ? others : { ...others, [atom]: text });
  };
  return (
    <div className="marking-desk">
      <header className="row flex-wrap justify-between gap-3">
        <h1>{t("Question {n}", { n: question.number })}</h1>
        <p className="num text-muted" role="status">
          {t("{done} marked by you · {left} more waiting", { done: progress.done, left: progress.left })}
        </p>
      </header>
      <div className="stack gap-4">
        {task.query && <QueryWords query={task.query} />}
        <AnswerSheet answer={task.answer} />
        <Fold title={t("The question")}>
          <QuestionPaper question={question} />
        </Fold>
        <Fold title={t("The model answer")}>
          <StoredMarkup className="note" markup={model_html} />
        </Fold>
      </div>
      <section className="card stack gap-3" aria-labelledby="marking-guide">
        <div className="row justify-between">
          <h2 id="marking-guide">{t("The guide")}</h2>
          <output className="num font-bold" aria-live="polite">
            {t("{score} of {max}", { score, max })}
          </output>
        </div>
        <ReferNotes task={task} />
        <MarkingGuide {...{ task, rows, from, ticks, comments }} onTick={setTicks} onComment={comment} />
        {kind === "query" && (
          <label className="stack gap-1">
            <span className="font-bold">{t("Your answer to the student")}</span>
            <textarea
              className="input"
              rows={3}
              maxLength={500}
              value={reply}
              onChange={({ target }) => setReply(target.value)}
            />
          </label>
        )}
        {kind === "marking" && <Refer note={referNote} onChange={setReferNote} />}
        {problem && <p role="alert">{problem}</p>}
        <div className="row flex-wrap gap-3">
          <Button large disabled={isBusy} onClick={save}>
            {t("Save and next")}
          </Button>
          <p className="hint">
            {rows.length > ROWS_AT_ONCE
              ? t("Keys: 1 to 9 tick, 0 shows the next marks, N or Enter saves.")
              : t("Keys: 1 to 9 tick, N or Enter saves.")}
          </p>
        </div>
        <p className="sr-only" aria-live="polite">
          {t("{n} ticked", { n: rows.filter((row) => isTicked(ticks, row)).length })}
        </p>
      </section>
    </div>
  );
}

function QueryWords({ query }: { query: NonNullable<MarkingTask["query"]> }) {
  return (
    <section className="card stack gap-2" aria-labelledby="query-words">
      <h2 id="query-words">
        {query.atom ? t("The student asks about {mark}", { mark: query.atom }) : t("The student asks about the mark")}
      </h2>
      <p className="theory-own">{query.words}</p>
    </section>
  );
}

/** What markers wrote to the moderator. */
const ReferNotes = ({ task: { earlier } }: { task: MarkingTask }) =>
  earlier
    .filter(({ refer_note }) => refer_note)
    .map(({ refer_note }) => (
      <p key={refer_note} className="theory-own">
        {refer_note}
      </p>
    ));

function Refer({ note, onChange }: { note: string | null; onChange: (note: string | null) => void }) {
  return (
    <div className="stack gap-1">
      <label className="tap-row">
        <input
          type="checkbox"
          checked={note !== null}
          onChange={({ target }) => onChange(target.checked ? "" : null)}
        />
        <span>{t("A moderator should decide")}</span>
      </label>
      {note !== null && (
        <input
          className="input"
          value={note}
          maxLength={500}
          aria-label={t("Why a moderator should decide")}
          placeholder={t("Why?")}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
