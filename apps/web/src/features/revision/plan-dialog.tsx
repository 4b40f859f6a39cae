import { type DataOf, MAX_DAILY_CARDS, MIN_DAILY_CARDS, revision } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

export type RevisionPlan = DataOf<typeof revision.plan>;

interface PlanDialogProps {
  open: boolean;
  plan: RevisionPlan;
  onClose: () => void;
}

/** A form returns only text: an emptied date is null, and a number is converted. */
const typed = (values: Record<string, unknown>): Record<string, unknown> => ({
  exam_date: values.exam_date === "" ? null : values.exam_date,
  daily_cards: Number(values.daily_cards),
});
const schema = z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(typed)), revision.setPlan.body!);

export function PlanDialog({ open, plan, onClose }: PlanDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Your plan")}>
      <PlanForm plan={plan} onDone={onClose} />
    </Dialog>
  );
}

function PlanForm({ plan, onDone }: { plan: RevisionPlan; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema,
    submit: async (wanted) => {
      const { data, message } = await send(revision.setPlan, wanted);
      queries.setQueryData(read(revision.plan).queryKey, data);
      toast({ title: message });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField
        name="exam_date"
        type="date"
        label={t("Exam date")}
        hint={t(
          "Enter the first day of your exam. Without a date, we show each card again just before you are likely to forget it.",
        )}
        defaultValue={plan.exam_date ?? ""}
      />
      <TextField
        name="daily_cards"
        type="number"
        inputMode="numeric"
        min={MIN_DAILY_CARDS}
        max={MAX_DAILY_CARDS}
        label={t("Maximum cards a day")}
        hint={t("20 cards take about 15 minutes.")}
        defaultValue={plan.daily_cards}
      />
      <SubmitButton busy={t("Saving...")}>{t("Save")}</SubmitButton>
    </Form>
  );
}
