import { exams, questionForm, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { DuplicatesNote } from "./duplicates-note.tsx";
import { LivePreview } from "./live-preview.tsx";
import { QuestionFields } from "./question-fields.tsx";

interface QuestionDialogProps {
  editing: StaffQuestion | "new" | null;
  onClose: () => void;
}

/** The form of a question, new or known; it closes only when the server has taken it. */
export function QuestionDialog({ editing, onClose }: QuestionDialogProps) {
  const isNew = editing === "new";
  return (
    <Dialog open={editing !== null} onClose={onClose} title={isNew ? t("Add question") : t("Edit question")}>
      {editing && <QuestionForm question={isNew ? null : editing} onClose={onClose} />}
    </Dialog>
  );
}

const texts = [
  "question_body",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "option_e",
  "answer_explanation",
  "why_a",
  "why_b",
  "why_c",
  "why_d",
  "why_e",
] as const;
export type TypedTexts = Partial<Record<(typeof texts)[number], string>>;

function QuestionForm({ question, onClose }: { question: StaffQuestion | null; onClose: () => void }) {
  const creation = useQuery(read(exams.creationData));
  const stale = [questions.list, questions.tiles, questions.read, questions.history];
  const add = useCall(questions.add, stale);
  const edit = useCall(questions.edit, stale);
  const [typed, setTyped] = useState<TypedTexts>({});
  const form = useForm({
    schema: questionForm,
    submit: async (values) => {
      if (question) await edit.mutateAsync({ ...values, question_id: question.id });
      else await add.mutateAsync(values);
      toast({ title: (question ? questions.edit : questions.add).message ?? "" });
      onClose();
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
    if (texts.some((name) => name === field.name)) setTyped((before) => ({ ...before, [field.name]: field.value }));
    // The right answer's field goes, and what stood in it.
    if (field.name === "correct_answer")
      setTyped((before) => ({ ...before, [`why_${field.value.toLowerCase()}`]: "" }));
  };
  return (
    <Await query={creation}>
      {(creation) => (
        <div onInput={note}>
          <Form form={form} className="stack gap-5">
            <QuestionFields creation={creation} question={question} />
            <DuplicatesNote typed={typed} except={question?.id ?? null} />
            <LivePreview typed={typed} question={question} />
            <div className="bank-foot">
              <Button tone="plain" onClick={onClose}>
                {t("Cancel")}
              </Button>
              <SubmitButton wide={false} busy={t("Saving...")}>
                {t("Save question")}
              </SubmitButton>
            </div>
          </Form>
        </div>
      )}
    </Await>
  );
}
