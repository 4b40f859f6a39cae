import { type InputOf, MAX_BULK_FOUND, questionImports, questions } from "@sabiprep/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import type { BulkSelection } from "./bulk-dialog.tsx";
import { exportChosen, exportFound } from "./export-link.ts";
import { figure } from "./question-words.ts";

const BulkDialog = lazyWithRetry(async () => (await import("./bulk-dialog.tsx")).BulkDialog);

interface BulkBarProps {
  chosen: BulkSelection;
  /** The number of questions. With `orMore`, the minimum. */
  many: number;
  orMore: boolean;
  subjectId: string | undefined;
  onDone: (undo: string | null, changed: number) => void;
  onClear: () => void;
}

/** The actions for all chosen questions together. */
export function BulkBar({ chosen, many, orMore, subjectId, onDone, onClear }: BulkBarProps) {
  const stale = [questions.list, questions.tiles];
  const change = useCall(questions.bulkChange, stale);
  const remove = useCall(questions.bulkDelete, stale);
  const may = useMay();
  const [wish, setWish] = useState("");
  const [changing, setChanging] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const one = "question_ids" in chosen ? chosen.question_ids : null;
  const wishes = [
    { value: "live", label: t("Publish") },
    { value: "review", label: t("Send for review") },
    { value: "draft", label: t("Back to draft") },
    ...(one ? [{ value: "delete", label: t("Delete") }] : []),
  ];

  async function carryOut() {
    setDeleting(false);
    setRefusal(null);
    try {
      const input = { ...chosen, to: wish } as InputOf<typeof questions.bulkChange>;
      if (wish === "delete" && one) {
        const { changed } = await remove.mutateAsync({ question_ids: one });
        toast({ title: t("{n, plural, one {# question deleted} other {# questions deleted}}", { n: changed }) });
        onClear();
      } else onDone(null, (await change.mutateAsync(input)).changed);
    } catch (problem) {
      // Shown beside the pressed button, because a toast would cover it.
      setRefusal((problem as Error).message);
    }
  }

  return (
    <section className="bulk-bar" aria-label={t("Selected questions")}>
      <b className="num" role="status">
        {orMore ? t("{count}+ selected", { count: figure(many) }) : t("{count} selected", { count: figure(many) })}
      </b>
      {many > MAX_BULK_FOUND && (
        <span className="text-sm">{t("You can change up to {n} at a time.", { n: figure(MAX_BULK_FOUND) })}</span>
      )}
      <Button onClick={() => setChanging(true)}>{t("Change...")}</Button>
      <Select
        name="bulk"
        label={t("Action")}
        labelHidden
        prompt={t("What do you want to do?")}
        choices={wishes}
        value={wish}
        onChange={(event) => setWish(event.target.value)}
      />
      <Button
        tone="plain"
        disabled={!wish || change.isPending || remove.isPending}
        onClick={() => (wish === "delete" ? setDeleting(true) : void carryOut())}
      >
        {t("Apply")}
      </Button>
      {may(questionImports.export) && (
        <Link
          className={buttonClass({ tone: "plain" })}
          {...(one ? exportChosen(one) : { to: exportFound("found" in chosen ? chosen.found : {}) })}
        >
          {t("Export")}
        </Link>
      )}
      <Button tone="quiet" onClick={onClear}>
        {t("Clear selection")}
      </Button>
      {refusal && (
        <p className="field-error basis-full wrap-anywhere" role="alert">
          {t("No changes made")}. {refusal}
        </p>
      )}
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t("{n, plural, one {Delete # question?} other {Delete # questions?}}", { n: many })}
        decision
        foot={
          <>
            <Button tone="plain" onClick={() => setDeleting(false)}>
              {t("Cancel")}
            </Button>
            <Button tone="danger" onClick={() => void carryOut()}>
              {t("Delete")}
            </Button>
          </>
        }
      >
        <p>
          {t(
            "New tests will not use them. Tests already started keep them, and you can still see them in the history.",
          )}
        </p>
      </Dialog>
      <MountOnce wanted={changing}>
        <BulkDialog
          open={changing}
          chosen={chosen}
          subjectId={subjectId}
          onClose={() => setChanging(false)}
          onDone={(undo, changed) => {
            setChanging(false);
            onDone(undo, changed);
          }}
        />
      </MountOnce>
    </section>
  );
}
