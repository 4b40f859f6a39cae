import { type DataOf, groupMessages } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Mails } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { call, send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";

/** A message to everyone, or to an exam, a class or a plan. The recipients are counted first, then it is sent. */
export function MessageGroup() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        <Mails className="icon" aria-hidden="true" />
        {t("Message a group")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("Message a group")}>
        {open && <Message onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const typed = z.object({
  exam_type_id: z.string(),
  class_level_id: z.string(),
  plan: z.string(),
  title: groupMessages.send.body!.def.shape.title,
  body: groupMessages.send.body!.def.shape.body,
});
type MessageDraft = z.output<typeof typed>;
type RecipientCount = DataOf<typeof groupMessages.count>;

const groupIn = ({ exam_type_id, class_level_id, plan }: MessageDraft) => ({
  exam_type_id: exam_type_id || null,
  class_level_id: class_level_id || null,
  plan: plan || null,
});

function Message({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const choices = useQuery(read(groupMessages.choices));
  /** The message and the number of recipients. It is reset as soon as anything in the form changes. */
  const [ready, setReady] = useState<(MessageDraft & RecipientCount) | null>(null);
  const form = useForm({
    schema: typed,
    submit: async (values) => {
      if (!ready) return setReady({ ...values, ...(await call(groupMessages.count, groupIn(values))) });
      const { people, title, body } = ready;
      const { message } = await send(groupMessages.send, { ...groupIn(ready), title, body, people });
      await queries.invalidateQueries();
      toast({ title: message });
      onDone();
    },
    onFailure: (message) => {
      setReady(null);
      toast({ title: t("We could not send the message"), description: message, destructive: true });
    },
  });
  const named = (rows: { uuid: string; name: string }[]) =>
    rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
  return (
    <div className="stack gap-6">
      <Await query={choices}>
        {({ exams, class_levels, plans, left_today }) => (
          <div onInput={() => setReady(null)}>
            <Form form={form}>
              <p className="text-muted">
                {t(
                  "The message shows under the bell. We also email it to students who accept emails. You can send {n, plural, one {# more} other {# more}} today.",
                  {
                    n: left_today,
                  },
                )}
              </p>
              <Select name="exam_type_id" label={t("Exam")} prompt={t("All exams")} choices={named(exams)} />
              <Select
                name="class_level_id"
                label={t("Class")}
                prompt={t("All classes")}
                choices={named(class_levels)}
              />
              <Select
                name="plan"
                label={t("Plan")}
                prompt={t("All plans")}
                choices={plans.map(({ slug, name }) => ({ value: slug, label: name }))}
              />
              <TextField name="title" label={t("Title")} maxLength={120} />
              <TextArea name="body" label={t("Message")} rows={5} maxLength={2000} />
              <p role="status">
                {ready &&
                  t("{people, plural, one {# person} other {# people}} will get it, {mail} of them also by email.", {
                    people: ready.people,
                    mail: ready.by_mail,
                  })}
              </p>
              <SubmitButton tone={ready ? "solid" : "plain"} busy={t("Please wait...")}>
                {ready
                  ? t("Send to {people, plural, one {# person} other {# people}}", { people: ready.people })
                  : t("Check how many people will get it")}
              </SubmitButton>
            </Form>
          </div>
        )}
      </Await>
      <Sent />
    </div>
  );
}

function Sent() {
  const [page, setPage] = useState(1);
  const sent = useQuery(read(groupMessages.list, { page })).data;
  if (!sent || sent.total === 0) return null;
  const group = ({ exam, class_level, plan }: (typeof sent.items)[number]) =>
    [exam, class_level, plan].filter(Boolean).join(", ") || t("Everyone");
  return (
    <section className="stack gap-3">
      <h3>{t("Sent messages")}</h3>
      <ul className="stack gap-3">
        {sent.items.map((message) => (
          <li key={message.uuid}>
            <b className="wrap-anywhere">{message.title}</b>
            <p className="num text-sm text-muted">
              {t("{group} · {reached} of {people} · {when}", {
                group: group(message),
                reached: message.reached,
                people: message.people,
                when: momentOf(message.created_at),
              })}
            </p>
          </li>
        ))}
      </ul>
      {sent.total > sent.per_page && (
        <nav className="row justify-between" aria-label={t("Pages of messages")}>
          <Button tone="plain" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("Newer")}
          </Button>
          <Button tone="plain" disabled={page * sent.per_page >= sent.total} onClick={() => setPage(page + 1)}>
            {t("Older")}
          </Button>
        </nav>
      )}
    </section>
  );
}
