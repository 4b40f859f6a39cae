import { type DataOf, revision } from "@sabiprep/contract";
import { BookmarkX, NotebookPen } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { useCall } from "../../lib/query.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextArea } from "../../ui/field.tsx";
import { LikeThis } from "./like-this.tsx";
import { ListPages, usePages } from "./list-pages.tsx";

type Bookmark = DataOf<typeof revision.bookmarks>[number];

const stale = [revision.bookmarks, revision.bookmarkIds, revision.plan];

export function BookmarkList() {
  const pages = usePages(revision.bookmarks, ({ created_at }: Bookmark) => ({ before: created_at }));
  return (
    <ListPages
      pages={pages}
      empty={
        <EmptyState
          title={t("Nothing bookmarked yet")}
          action={
            <Link className={buttonClass({})} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          }
        >
          {t("Bookmark questions during a test. You will find them here with their explanations.")}
        </EmptyState>
      }
    >
      {(kept: Bookmark) => <BookmarkCard key={kept.question.uuid} kept={kept} />}
    </ListPages>
  );
}

function BookmarkCard({ kept: { question, subject_name, place, note } }: { kept: Bookmark }) {
  const forget = useCall(revision.forget, stale);
  return (
    <article className="card stack gap-5" aria-label={subject_name}>
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold text-muted">
          {subject_name}
          {question.topic && ` · ${question.topic}`}
        </p>
        <Button tone="quiet" disabled={forget.isPending} onClick={() => forget.mutate({ question_id: question.uuid })}>
          <BookmarkX className="icon" aria-hidden="true" />
          {t("Remove")}
        </Button>
      </div>
      <QuestionBody question={question} folded />
      <AnswerOptions question={question} chosen={null} marked onChoose={() => {}} />
      <Explanation question={question} chosen={null} />
      {place && <LikeThis place={place} subject={subject_name} topic={question.topic} />}
      <Note questionId={question.uuid} note={note} />
    </article>
  );
}

function Note({ questionId, note }: { questionId: string; note: string | null }) {
  const [writing, setWriting] = useState(false);
  const [text, setText] = useState(note ?? "");
  const save = useCall(revision.bookmark, [revision.bookmarks]);
  if (!writing)
    return (
      <div className="stack gap-2">
        {note && <p className="rounded-md bg-canvas p-4 whitespace-pre-wrap">{note}</p>}
        <Button tone="quiet" className="justify-self-start" onClick={() => setWriting(true)}>
          <NotebookPen className="icon" aria-hidden="true" />
          {note ? t("Change the note") : t("Add a note")}
        </Button>
      </div>
    );
  return (
    <div className="stack gap-3">
      <TextArea
        name="note"
        label={t("Your note")}
        rows={3}
        maxLength={2000}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        error={save.error?.message}
      />
      <div className="row gap-2">
        <Button
          disabled={save.isPending}
          onClick={() => save.mutate({ question_id: questionId, note: text }, { onSuccess: () => setWriting(false) })}
        >
          {t("Save")}
        </Button>
        <Button tone="plain" onClick={() => setWriting(false)}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}
