import { ApiError, exams, questionForm, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { DraftNote } from "./draft-note.tsx";
import { DuplicatesNote } from "./duplicates-note.tsx";
import { dropDraft, keepDraft, valuesIn } from "./kept-draft.ts";
import { LivePreview } from "./live-preview.tsx";
import { KEY, OTHER_EXAM, QuestionFields } from "./question-fields.tsx";
import { type TypedTexts, textFields } from "./typed-texts.ts";

interface QuestionDialogProps {
  editing: StaffQuestion | "new" | null;
  onClose: () => void;
}

/** The form of a question, new or known; it closes only when the server has taken it, or when who wrote it says so. */
export function QuestionDialog({ editing, onClose }: QuestionDialogProps) {
  const isNew = editing === "new";
  const [isTyped, setTyped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setTyped(false);
    setLeaving(false);
    onClose();
  };
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isTyped]);
  const close = () => (isTyped ? setLeaving(true) : leave());
  return (
    <>
      <Dialog open={editing !== null} onClose={close} title={isNew ? t("Add question") : t("Edit question")}>
        {editing && (
          <QuestionForm
            question={isNew ? null : editing}
            onTyped={() => setTyped(true)}
            onCancel={close}
            onSaved={leave}
          />
        )}
      </Dialog>
      <Dialog
        decision
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t("Leave without saving?")}
        foot={
          <>
            <Button tone="plain" onClick={() => setLeaving(false)}>
              {t("Go on writing")}
            </Button>
            <Button tone="danger" onClick={leave}>
              {t("Leave")}
            </Button>
          </>
        }
      >
        <p>{t("What you have typed is kept on this device and offered again when you open this form.")}</p>
      </Dialog>
    </>
  );
}

interface QuestionFormProps {
  question: StaffQuestion | null;
  onTyped: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

const doneWords = (question: StaffQuestion | null, stage: StaffQuestion["stage"], wanted: string) => {
  if (wanted === "ACTIVE" && stage === "review") return t("Sent to review");
  return (question ? questions.edit : questions.add).message ?? "";
};

function QuestionForm({ question, onTyped, onCancel, onSaved }: QuestionFormProps) {
  const creation = useQuery(read(exams.creationData));
  const stale = [questions.list, questions.tiles, questions.read, questions.history];
  const add = useCall(questions.add, stale);
  const edit = useCall(questions.edit, stale);
  const [typed, setTyped] = useState<TypedTexts>({});
  const holder = useRef<HTMLDivElement>(null);
  const id = question?.id ?? null;
  /** What this writer has seen of the question; a newer change is shown to them before it is written over. */
  const seen = useRef(question ? (question.edited_at ?? "") : null);
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    schema: questionForm,
    submit: async (typed) => {
      const ticked = holder.current?.querySelectorAll<HTMLInputElement>(`input[name=${OTHER_EXAM}]:checked`) ?? [];
      const values = { ...typed, other_exam_ids: [...ticked].map(({ value }) => value) };
      const send = () =>
        question
          ? edit.mutateAsync({ ...values, question_id: question.id, seen_edited_at: seen.current })
          : add.mutateAsync(values);
      const saved = await send().catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.code === "changed_meanwhile") setChanged(true);
        throw problem;
      });
      dropDraft(id);
      toast({ title: doneWords(question, saved.question.stage, values.status) });
      onSaved();
    },
    onFailure: (message) =>
      toast({
        title: question ? t("Question not saved") : t("Question not added"),
        description: message,
        destructive: true,
      }),
  });
  const note = (event: React.FormEvent) => {
    const field = event.target as HTMLInputElement;
    if (!field.name) return;
    onTyped();
    const whole = holder.current?.querySelector("form");
    if (whole) keepDraft(id, valuesIn(whole));
    if (textFields.some((name) => name === field.name))
      setTyped((before) => ({ ...before, [field.name]: field.value }));
    // The right answer's field goes, and what stood in it.
    if (field.name === KEY) setTyped((before) => ({ ...before, [`why_${field.value.toLowerCase()}`]: "" }));
  };
  return (
    <Await query={creation}>
      {(creation) => (
        <div ref={holder} className="bank-write" onInput={note}>
          <Form form={form} className="stack gap-5">
            <DraftNote questionId={id} form={() => holder.current?.querySelector("form") ?? null} />
            {question && isChanged && (
              <ChangedMeanwhile
                questionId={question.id}
                opened={question}
                onSeen={(edited_at) => {
                  seen.current = edited_at;
                }}
              />
            )}
            <QuestionFields creation={creation} question={question} />
            <DuplicatesNote typed={typed} except={id} />
            <div className="bank-foot">
              <Button tone="plain" onClick={onCancel}>
                {t("Cancel")}
              </Button>
              <SubmitButton wide={false} busy={t("Saving...")}>
                {isChanged ? t("Save mine over it") : t("Save question")}
              </SubmitButton>
            </div>
          </Form>
          <LivePreview typed={typed} question={question} />
        </div>
      )}
    </Await>
  );
}
