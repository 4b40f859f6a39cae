import { type DataOf, questions } from "@sabiprep/contract";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { useLongList } from "../../lib/long-list.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useCall } from "../../lib/query.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { WritingDialog } from "../../ui/writing-dialog.tsx";
import { BankNavigation } from "./bank-navigation.tsx";
import "./questions.css";

const { before: _, ...narrowing } = questions.passages.query!.def.shape;
type Passage = DataOf<typeof questions.passages>["items"][number];

export function PassagesScreen() {
  usePageTitle(t("Passages"));
  const { list, filter, change, more } = useLongList(questions.passages, narrowing, "before");
  const { typed, setTyped } = useTypedSearch(filter.search ?? "", (text) =>
    change({ search: text || undefined }, true),
  );
  const [editing, setEditing] = useState<Passage | "new" | null>(null);
  const [deleting, setDeleting] = useState<Passage | null>(null);
  return (
    <div className="stack gap-4">
      <div className="row justify-between gap-4">
        <h1>{t("Passages")}</h1>
        <Button onClick={() => setEditing("new")}>
          <Plus className="icon" aria-hidden="true" />
          {t("Add passage")}
        </Button>
      </div>
      <BankNavigation />
      <TextField
        name="search"
        type="search"
        label={<span className="sr-only">{t("Search passages")}</span>}
        placeholder={t("Search by title or text")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Await query={list}>
        {({ pages }) => (
          <>
            {pages[0]!.items.length === 0 && <EmptyState title={t("No passages found")} />}
            {pages
              .flatMap(({ items }) => items)
              .map((passage) => (
                <article key={passage.uuid} className="card stack gap-0 py-3!">
                  <div className="row gap-x-3 gap-y-0">
                    <h2 className="text-lg">{passage.title}</h2>
                    <span className="num me-auto text-sm text-muted">
                      {t("{n, plural, one {# question} other {# questions}}", { n: passage.questions })}
                    </span>
                    <Button tone="quiet" onClick={() => setEditing(passage)}>
                      <Pencil className="icon" aria-hidden="true" />
                      {t("Edit")}
                      <span className="sr-only">{passage.title}</span>
                    </Button>
                    {passage.unused && (
                      <Button tone="quiet" className="text-danger" onClick={() => setDeleting(passage)}>
                        <Trash2 className="icon" aria-hidden="true" />
                        {t("Delete")}
                        <span className="sr-only">{passage.title}</span>
                      </Button>
                    )}
                  </div>
                  <details>
                    <summary className="font-semibold">{t("Read the passage")}</summary>
                    <StoredMarkup className="question mt-3" markup={passage.body} />
                  </details>
                </article>
              ))}
            {more && (
              <Button tone="line" disabled={list.isFetchingNextPage} onClick={more}>
                {t("Show more")}
              </Button>
            )}
          </>
        )}
      </Await>
      <WritingDialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing === "new" ? t("Add passage") : t("Edit passage")}
        draftKey={`passage-draft:${editing === "new" ? "new" : (editing?.uuid ?? "")}`}
      >
        {({ saved }) => <PassageForm passage={editing === "new" ? null : editing} onSaved={saved} />}
      </WritingDialog>
      <DeletePassage passage={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

/** Only a passage that no question ever used can be deleted. All others are part of some test. */
function DeletePassage({ passage, onClose }: { passage: Passage | null; onClose: () => void }) {
  const remove = useCall(questions.removePassage, [questions.passages]);
  const carryOut = async (passage_id: string) => {
    try {
      await remove.mutateAsync({ passage_id });
      toast({ title: questions.removePassage.message ?? "" });
    } catch (problem) {
      toast({ title: t("We could not delete it"), description: (problem as Error).message, destructive: true });
    }
    onClose();
  };
  return (
    <Dialog
      decision
      open={passage !== null}
      onClose={onClose}
      title={t("Delete passage")}
      foot={
        <>
          <Button tone="plain" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button tone="danger" onClick={() => passage && void carryOut(passage.uuid)}>
            {t("Delete")}
          </Button>
        </>
      }
    >
      <p>{t("No questions use this passage. You cannot undo this.")}</p>
    </Dialog>
  );
}

function PassageForm({ passage, onSaved }: { passage: Passage | null; onSaved: () => void }) {
  const add = useCall(questions.addPassage, [questions.passages]);
  const edit = useCall(questions.editPassage, [questions.passages, questions.list]);
  const form = useForm({
    schema: questions.addPassage.body!,
    submit: async (values) => {
      if (passage) await edit.mutateAsync({ ...values, passage_id: passage.uuid });
      else await add.mutateAsync(values);
      toast({ title: (passage ? questions.editPassage : questions.addPassage).message ?? "" });
      onSaved();
    },
  });
  return (
    <Form form={form}>
      <TextField name="title" label={t("Title")} defaultValue={passage?.title} />
      <TextArea
        name="body_source"
        label={t("Passage")}
        rows={12}
        defaultValue={passage?.body_source}
        hint={
          passage && t("Every question on this passage gets a new version. Tests already started keep the old text.")
        }
      />
      <SubmitButton busy={t("Saving...")}>{t("Save passage")}</SubmitButton>
    </Form>
  );
}
