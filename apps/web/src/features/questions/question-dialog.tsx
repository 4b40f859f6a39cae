import { ApiError, exams, questionForm, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { WritingDialog } from "../../ui/writing-dialog.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { DuplicatesNote } from "./duplicates-note.tsx";
import { LivePreview } from "./live-preview.tsx";
import { KEY, OTHER_EXAM, QuestionFields } from "./question-fields.tsx";
import { type TypedTexts, textFields } from "./typed-texts.ts";

interface QuestionDialogProps {
  editing: StaffQuestion | "new" | null;
  onClose: () => void;
}

/** The form of a question, new or known; it closes only when the server has taken it, or when who wrote it says so. */
export function QuestionDialog({ editing, onClose }: QuestionDialogProps) {
  const question = editing === "new" ? null : editing;
  return (
    <WritingDialog
      open={editing !== null}
      onClose={onClose}
      title={question ? t("Edit question") : t("Add question")}
      draftKey={`question-draft:${question?.id ?? "new"}`}
    >
      {({ cancel, saved }) => <QuestionForm question={question} onCancel={cancel} onSaved={saved} />}
    </WritingDialog>
  );
}

interface QuestionFormProps {
  question: StaffQuestion | null;
  onCancel: () => void;
  onSaved: () => void;
}

const doneWords = (question: StaffQuestion | null, stage: StaffQuestion["stage"], wanted: string) => {
  if (wanted === "ACTIVE" && stage === "review") return t("Sent to review");
  return (question ? questions.edit : questions.add).message ?? "";
};

function QuestionForm({ question, onCancel, onSaved }: QuestionFormProps) {
  const creation = useQuery(read(exams.creationData));
  const stale = [questions.list, questions.tiles, questions.read, questions.history];
  const add = useCall(questions.add, stale);
  const edit = useCall(questions.edit, stale);
  const [typed, setTyped] = useState<TypedTexts>({});
  const [right, setRight] = useState(question ? question.accepted.join("") || "A" : "");
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
      toast({ title: doneWords(question, saved.question.stage, values.status) });
      onSaved();
    },
    onFailure: (message) =>
      toast({
        title: question ? t("We could not save the question") : t("We could not add the question"),
        description: message,
        destructive: true,
      }),
  });
  const note = (event: React.FormEvent) => {
    const field = event.target as HTMLInputElement;
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
            {question && isChanged && (
              <ChangedMeanwhile
                questionId={question.id}
                opened={question}
                onSeen={(edited_at) => {
                  seen.current = edited_at;
                }}
              />
            )}
            <QuestionFields creation={creation} question={question} chosen={right} onChoose={setRight} />
            <DuplicatesNote typed={typed} except={id} />
            <div className="bank-foot">
              <Button tone="plain" onClick={onCancel}>
                {t("Cancel")}
              </Button>
              <SubmitButton wide={false} busy={t("Saving...")}>
                {isChanged ? t("Replace it with mine") : t("Save question")}
              </SubmitButton>
            </div>
          </Form>
          <LivePreview typed={typed} question={question} right={right} />
        </div>
      )}
    </Await>
  );
}
