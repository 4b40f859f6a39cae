import { calendar, type DataOf } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { calendarDay } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

type ExamDate = DataOf<typeof calendar.list>["items"][number];

/** Exam dates that every candidate sees beside their own. */
export function CalendarDesk() {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<ExamDate | "new" | null>(null);
  const list = useQuery(read(calendar.list, { page }));
  const remove = useCall(calendar.remove, [calendar.list]);
  return (
    <section className="stack">
      <Button className="justify-self-start" onClick={() => setOpen("new")}>
        <CalendarPlus className="icon" aria-hidden="true" />
        {t("Add a date")}
      </Button>
      <Await query={list}>
        {({ items, total, per_page }) =>
          total === 0 ? (
            <EmptyState title={t("No dates yet")}>
              {t("Dates you add show on every student's dashboard with a countdown.")}
            </EmptyState>
          ) : (
            <>
              <ul className="card desk-list">
                {items.map((date) => (
                  <li key={date.uuid} className="flex-wrap">
                    <div className="min-w-0 flex-1 basis-56">
                      <b className="block">{date.name}</b>
                      <span className="text-sm text-muted">
                        {[span(date), date.exam_name, date.note].filter(Boolean).join(" · ")}
                      </span>
                    </div>
                    <Button tone="plain" onClick={() => setOpen(date)}>
                      {t("Edit")}
                    </Button>
                    <Button
                      tone="plain"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate({ exam_date_id: date.uuid })}
                      aria-label={t("Remove {name}", { name: date.name })}
                    >
                      {t("Remove")}
                    </Button>
                  </li>
                ))}
              </ul>
              {total > per_page && (
                <div className="row">
                  <Button tone="plain" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t("Newer")}
                  </Button>
                  <Button tone="plain" disabled={page * per_page >= total} onClick={() => setPage(page + 1)}>
                    {t("Older")}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Await>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open === "new" ? t("Add a date") : t("Edit")}>
        {open && <DateForm date={open === "new" ? null : open} onDone={() => setOpen(null)} />}
      </Dialog>
    </section>
  );
}

const span = ({ starts_on, ends_on }: ExamDate) =>
  ends_on ? `${calendarDay(starts_on)} – ${calendarDay(ends_on)}` : calendarDay(starts_on);

const body = calendar.create.body!;
/** An empty last day means a single day. */
const dateForm = z.extend(body, { ends_on: z.union([z.literal(""), body.def.shape.ends_on]) });

function DateForm({ date, onDone }: { date: ExamDate | null; onDone: () => void }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: dateForm,
    submit: async (typed) => {
      const body = { ...typed, ends_on: typed.ends_on || null, exam_type_id: typed.exam_type_id || null };
      const { message } = date
        ? await send(calendar.update, { exam_date_id: date.uuid, ...body })
        : await send(calendar.create, body);
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name")} defaultValue={date?.name} placeholder={t("UTME starts")} />
      <TextField name="starts_on" label={t("First day")} type="date" defaultValue={date?.starts_on} />
      <TextField name="ends_on" label={t("Last day (optional)")} type="date" defaultValue={date?.ends_on ?? ""} />
      <TextField name="note" label={t("Note")} defaultValue={date?.note ?? ""} />
      <SubmitButton>{t("Save")}</SubmitButton>
    </Form>
  );
}
