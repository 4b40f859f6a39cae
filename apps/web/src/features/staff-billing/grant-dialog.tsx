import { billingStaff, type StaffPlan } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";

interface GrantDialogProps {
  open: boolean;
  onClose: () => void;
  plans: readonly StaffPlan[];
}

export function GrantDialog({ open, onClose, plans }: GrantDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Grant a plan")}>
      <GrantFields plans={plans} onClose={onClose} />
    </Dialog>
  );
}

const given = z.object({
  ...billingStaff.grant.body!.def.shape,
  days: z.string().check(z.regex(/^\d{1,4}$/, { error: "Enter a number of days" })),
});

function GrantFields({ plans, onClose }: Omit<GrantDialogProps, "open">) {
  const queries = useQueryClient();
  const form = useForm({
    schema: given,
    submit: async (typed) => {
      const { message } = await send(billingStaff.grant, { ...typed, days: Number(typed.days) });
      await queries.invalidateQueries();
      toast({ title: message });
      onClose();
    },
  });
  const paid = plans.filter(({ slug }) => slug !== "free");
  return (
    <Form form={form}>
      <TextField name="email" type="email" label={t("Student's email")} autoComplete="off" />
      <Select
        name="plan"
        label={t("Plan")}
        prompt={t("Choose a plan")}
        choices={paid.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TextField name="days" label={t("Days")} inputMode="numeric" defaultValue="30" />
      <TextArea name="reason" label={t("Reason")} rows={3} hint={t("We save this in the audit log with your name.")} />
      <SubmitButton>{t("Grant plan")}</SubmitButton>
    </Form>
  );
}
