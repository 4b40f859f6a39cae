// Two actions for any question: bookmark it for later, and report a problem with it.
import { reports, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck, Flag } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { useIdle } from "../lib/idle.ts";
import { read, useCall } from "../lib/query.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { toast } from "../ui/toast.tsx";

interface QuestionActionsProps {
  questionId: string;
  sessionId: string;
}

export function QuestionActions({ questionId, sessionId }: QuestionActionsProps) {
  return (
    <div className="no-print row gap-1">
      <BookmarkButton questionId={questionId} />
      <ReportButton questionId={questionId} sessionId={sessionId} />
    </div>
  );
}

function BookmarkButton({ questionId }: { questionId: string }) {
  const ids = useQuery({ ...read(revision.bookmarkIds), enabled: useIdle() });
  const stale = [revision.bookmarkIds, revision.bookmarks];
  const keep = useCall(revision.bookmark, stale);
  const forget = useCall(revision.forget, stale);
  const kept = ids.data?.includes(questionId) ?? false;
  const Icon = kept ? BookmarkCheck : Bookmark;
  return (
    <Button
      tone="quiet"
      aria-pressed={kept}
      disabled={keep.isPending || forget.isPending}
      onClick={() =>
        kept ? forget.mutate({ question_id: questionId }) : keep.mutate({ question_id: questionId, note: null })
      }
    >
      <Icon className="icon" aria-hidden="true" />
      {kept ? t("Bookmarked") : t("Bookmark")}
    </Button>
  );
}

const reasons = () => [
  { type: "wrong_answer" as const, label: t("The answer shown as correct is wrong") },
  { type: "content_issue" as const, label: t("The question or picture is unclear") },
  { type: "technical_bug" as const, label: t("It does not show properly") },
];

/** One tap on a reason sends the report. The question is included automatically. */
function ReportButton({ questionId, sessionId }: QuestionActionsProps) {
  const [open, setOpen] = useState(false);
  const send = useCall(reports.submit, [reports.mine]);

  async function report(type: ReturnType<typeof reasons>[number]["type"], description: string) {
    await send.mutateAsync({ type, description, question_id: questionId, session_id: sessionId });
    setOpen(false);
    toast({
      title: t("Report Submitted"),
      description: t("Thank you for your report. We'll review it and get back to you soon."),
    });
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Flag className="icon" aria-hidden="true" />
        {t("Report")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("What is wrong with this question?")}>
        <div className="stack gap-3">
          {reasons().map(({ type, label }) => (
            <Button
              key={type}
              tone="plain"
              wide
              disabled={send.isPending}
              onClick={() => report(type, label).catch(() => {})}
            >
              {label}
            </Button>
          ))}
          {send.isError && (
            <p className="text-danger" role="alert">
              {send.error.message}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
