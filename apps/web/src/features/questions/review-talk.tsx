import {
  type AnyEndpoint,
  ApiError,
  type DataOf,
  questionPublishers,
  questions,
  type StaffQuestion,
  staff,
} from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMayIn } from "../../lib/staff-role.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { QuestionToJudge } from "./question-to-judge.tsx";
import { kindNames, stageNames } from "./question-words.ts";

type Comments = DataOf<typeof questions.read>["comments"];

/** Colleagues' comments on a question, and the next step until it is live. */
export function ReviewTalk({ question, comments }: { question: StaffQuestion; comments: Comments }) {
  const role = useQuery(read(staff.profile)).data?.role;
  const mayIn = useMayIn();
  const stale = [questions.read, questions.list, questions.tiles, questions.history];
  const move = useCall(questions.move, stale);
  const comment = useCall(questions.comment, stale);
  const nativeRead = useCall(questions.nativeRead, stale);
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState<string | undefined>();
  const publishes = questionPublishers.some((one) => one === role);
  const isBusy = move.isPending || comment.isPending || nativeRead.isPending;

  async function act(carryOut: () => Promise<unknown>, done: string) {
    try {
      await carryOut();
      setWords("");
      setMissing(undefined);
      toast({ title: done });
    } catch (problem) {
      if (problem instanceof ApiError && problem.errors.comment) return setMissing(problem.errors.comment[0]);
      toast({ title: t("That did not work"), description: (problem as Error).message, destructive: true });
    }
  }
  const go = (to: "draft" | "review" | "live") =>
    act(
      () => move.mutateAsync({ question_id: question.id, to, comment: words }),
      {
        live: t("Published"),
        review: t("Sent for review"),
        draft: question.stage === "review" ? t("Returned") : t("The question is a draft again"),
      }[to],
    );

  const { stage } = question;
  return (
    <div className="stack gap-5">
      {stage === "review" && <QuestionToJudge question={question} />}
      <div className="row gap-2">
        <span className="text-muted">{t("Stage")}</span>
        <Chip tone={stage === "live" ? "ok" : "mid"}>{stageNames()[stage]}</Chip>
        {question.native_review && <Chip tone="mid">{t("Needs a native speaker")}</Chip>}
        {question.is_live && stage !== "live" && (
          <span className="text-sm text-muted">{t("Students still see the version before this change.")}</span>
        )}
      </div>
      {stage !== "retired" && mayIn(questions.assign, question.subject_id) && (
        <ReviewerChoice question={question} stale={stale} />
      )}
      <ol className="stack gap-3">
        {comments.map((said) => (
          <li key={said.uuid} className="stack gap-1 border-l-4 border-line pl-3">
            <span className="text-sm text-muted">
              <b>{kindNames()[said.kind]}</b> · {said.staff_name} · {t("Version {no}", { no: said.revision })} ·{" "}
              {momentOf(said.created_at)}
            </span>
            {said.body && <p className="wrap-anywhere">{said.body}</p>}
          </li>
        ))}
        {comments.length === 0 && <li className="text-muted">{t("No comments yet.")}</li>}
      </ol>
      {mayIn(questions.comment, question.subject_id) && (
        <TextArea
          name="comment"
          label={t("Comment")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          {...(missing && { error: missing })}
        />
      )}
      {mayIn(questions.move, question.subject_id) && (
        <div className="row">
          {stage === "draft" && (
            <Button disabled={isBusy} onClick={() => go("review")}>
              {t("Send for review")}
            </Button>
          )}
          {publishes && stage !== "live" && stage !== "retired" && (
            <Button disabled={isBusy} tone={stage === "draft" ? "plain" : "solid"} onClick={() => go("live")}>
              {t("Publish")}
            </Button>
          )}
          {stage === "review" && (
            <Button disabled={isBusy} tone="plain" onClick={() => go("draft")}>
              {t("Return to author")}
            </Button>
          )}
          {publishes && stage === "live" && (
            <Button disabled={isBusy} tone="plain" onClick={() => go("draft")}>
              {t("Unpublish")}
            </Button>
          )}
          {publishes && question.native_review && (
            <Button
              disabled={isBusy}
              tone="plain"
              onClick={() =>
                act(
                  () =>
                    nativeRead.mutateAsync({ question_id: question.id, revision: question.revision, comment: words }),
                  t("Checked by a native speaker"),
                )
              }
            >
              {t("Checked by a native speaker")}
            </Button>
          )}
          {stage === "retired" && (
            <Button disabled={isBusy} tone="plain" onClick={() => go("draft")}>
              {t("Restore as a draft")}
            </Button>
          )}
          <Button
            tone="quiet"
            disabled={isBusy || words.trim() === ""}
            onClick={() =>
              act(() => comment.mutateAsync({ question_id: question.id, body: words }), t("Comment added"))
            }
          >
            {t("Comment only")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The reviewer, who gets an email. */
function ReviewerChoice({ question, stale }: { question: StaffQuestion; stale: AnyEndpoint[] }) {
  const reviewers = useQuery(read(questions.reviewers)).data ?? [];
  const assign = useCall(questions.assign, [...stale, questions.desk]);
  const give = async (reviewer_id: string | null) => {
    try {
      await assign.mutateAsync({ question_id: question.id, reviewer_id });
      toast({ title: reviewer_id ? (questions.assign.message ?? "") : t("No reviewer") });
    } catch (problem) {
      toast({ title: t("That did not work"), description: (problem as Error).message, destructive: true });
    }
  };
  return (
    <Select
      name="reviewer"
      label={t("Reviewer")}
      prompt={t("Any reviewer")}
      choices={reviewers.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      value={question.reviewer?.uuid ?? ""}
      disabled={assign.isPending}
      onChange={(event) => void give(event.target.value || null)}
    />
  );
}
