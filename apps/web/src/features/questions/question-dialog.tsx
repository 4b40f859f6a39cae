import { ApiError, type DataOf, exams, questionForm, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { WritingDialog } from "../../ui/writing-dialog.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { DuplicatesNote } from "./duplicates-note.tsx";
import { LivePreview } from "./live-preview.tsx";
import { OTHER_EXAM } from "./other-exams.tsx";
import { KEY, QuestionFields } from "./question-fields.tsx";
import { type TypedTexts, textFields } from "./typed-texts.ts";

interface QuestionDialogProps {
  editing: StaffQuestion | "new" | null;
  onClose: () => void;
}

/**
 * The form of a question, new or existing. It closes only when the server has accepted it, or when the writer confirms.
 */
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
  if (wanted === "ACTIVE" && stage === "review") return t("Sent for review");
  return (question ? questions.edit : questions.add).message ?? "";
};

type Twin = DataOf<typeof questions.likes>["duplicates"][number];

/** So similar that a student would take the two for one question. */
const NEAR_COPY = 90;

/** Unknown if the call fails. Then nothing prevents saving. */
async function nearCopyOf(values: Record<string, unknown>, except: string | null): Promise<Twin | null> {
  const text = (name: string) => String(values[name] ?? "");
  const options = ["a", "b", "c", "d", "e"].map((letter) => text(`option_${letter}`)).filter(Boolean);
  const asked = { question_body: text("question_body"), options, except };
  const { duplicates } = await call(questions.likes, asked).catch(() => ({ duplicates: [] as Twin[] }));
  return duplicates.find(({ likeness, stage }) => likeness >= NEAR_COPY && stage === "live") ?? null;
}

function QuestionForm({ question, onCancel, onSaved }: QuestionFormProps) {
  const creation = useQuery(read(exams.creationData));
  const stale = [questions.list, questions.tiles, questions.read, questions.history];
  const add = useCall(questions.add, stale);
  const edit = useCall(questions.edit, stale);
  const [typed, setTyped] = useState<TypedTexts>({});
  const [right, setRight] = useState(question ? question.accepted.join("") || "A" : "");
  const holder = useRef<HTMLDivElement>(null);
  const id = question?.id ?? null;
  /** The version this writer has seen. A newer change is shown before it is overwritten. */
  const seen = useRef(question ? (question.edited_at ?? "") : null);
  const [isChanged, setChanged] = useState(false);
  /** A nearly equal question that candidates already get. Saving a second one must be deliberate. */
  const [twin, setTwin] = useState<Twin | null>(null);
  const isTwinMeant = useRef(false);
  const form = useForm({
    schema: questionForm,
    submit: async (typed) => {
      const ticked = holder.current?.querySelectorAll<HTMLInputElement>(`input[name=${OTHER_EXAM}]:checked`) ?? [];
      const values = { ...typed, other_exam_ids: [...ticked].map(({ value }) => value) };
      if (values.status === "ACTIVE" && !isTwinMeant.current) {
        const twin = await nearCopyOf(values, id);
        if (twin) return setTwin(twin);
      }
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
    // The field of the correct answer is removed with its text.
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
          <Dialog
            decision
            open={twin !== null}
            onClose={() => setTwin(null)}
            title={t("The bank already has a similar question")}
            foot={
              <>
                <Button tone="plain" onClick={() => setTwin(null)}>
                  {t("Keep editing")}
                </Button>
                <Button
                  onClick={() => {
                    isTwinMeant.current = true;
                    setTwin(null);
                    holder.current?.querySelector("form")?.requestSubmit();
                  }}
                >
                  {t("Save it anyway")}
                </Button>
              </>
            }
          >
            <p className="num">
              {twin && t("{likeness}% similar, {subject}", { likeness: twin.likeness, subject: twin.subject_name })}
            </p>
            {twin && <StoredMarkup markup={twin.question_body} />}
          </Dialog>
          <LivePreview typed={typed} question={question} right={right} />
        </div>
      )}
    </Await>
  );
}
