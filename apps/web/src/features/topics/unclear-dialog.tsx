import { reports } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Topic } from "./topic.ts";

interface UnclearDialogProps {
  open: boolean;
  onClose: () => void;
  topic: Topic;
  sections: string[];
}

/** Feedback on an unclear lesson is sent to the same desk as reports on questions. */
export function UnclearDialog({ open, onClose, topic, sections }: UnclearDialogProps) {
  const [section, setSection] = useState("");
  const [words, setWords] = useState("");
  const submit = useCall(reports.submit, [reports.mine]);
  const send = () =>
    submit.mutate(
      {
        type: "content_issue",
        subject_id: topic.subject.uuid,
        title: [topic.lesson?.title ?? topic.name, section].filter(Boolean).join(": "),
        description: words,
      },
      {
        onSuccess: () => {
          setWords("");
          onClose();
          toast({ title: t("Thank you. We will look at it.") });
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("What is unclear?")}
      foot={
        <Button disabled={submit.isPending || words.trim() === ""} onClick={send}>
          {t("Send")}
        </Button>
      }
    >
      <div className="stack gap-4">
        <Select
          name="section"
          label={t("Section")}
          value={section}
          onChange={(event) => setSection(event.target.value)}
          choices={[
            { value: "", label: t("The full lesson") },
            ...sections.map((name) => ({ value: name, label: name })),
          ]}
        />
        <TextArea
          name="unclear"
          label={t("What did you not understand?")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {submit.isError && (
          <p className="field-error" role="alert">
            {submit.error.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
