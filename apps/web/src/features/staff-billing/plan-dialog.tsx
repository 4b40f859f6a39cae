import { billingStaff, planColors, type StaffPlan } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { newPlan, planForm, planIn } from "./plan-form.ts";

interface PlanDialogProps {
  plan: StaffPlan | "new" | null;
  onClose: () => void;
}

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const title = plan === "new" ? t("Add plan") : plan ? t("Edit {plan}", { plan: plan.name }) : "";
  return (
    <Dialog open={plan !== null} onClose={onClose} title={title}>
      {plan && <PlanFields plan={plan === "new" ? null : plan} onClose={onClose} />}
    </Dialog>
  );
}

const colorNames = () => ({ green: t("Green"), gold: t("Gold"), blue: t("Blue"), red: t("Red") });

const text = (value: number | null): string => (value === null ? "" : String(value));
const inNaira = (kobo: number | null): string => (kobo === null ? "" : String(kobo / 100));

function PlanFields({ plan, onClose }: { plan: StaffPlan | null; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: planForm,
    submit: async (typed) => {
      const body = planIn(typed);
      const { message } = plan
        ? await send(billingStaff.changePlan, { slug: plan.slug, ...body })
        : await send(billingStaff.addPlan, body);
      await queries.invalidateQueries({ queryKey: read(billingStaff.plans).queryKey.slice(0, 1) });
      toast({ title: message });
      onClose();
    },
  });
  const shown = plan ?? newPlan;
  const isFree = plan?.slug === "free";
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name")} defaultValue={shown.name} maxLength={40} />
      <Select
        name="color"
        label={t("Colour")}
        choices={planColors.map((color) => ({ value: color, label: colorNames()[color] }))}
        defaultValue={shown.color}
      />
      <TextArea
        name="features"
        label={t("Features, one per line")}
        defaultValue={shown.features.join("\n")}
        rows={5}
        hint={t("Students see this. Make sure it matches the limits below.")}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Price name="monthly_kobo" label={t("Monthly, ₦")} kobo={shown.monthly_kobo} readOnly={isFree} />
        <Price name="quarterly_kobo" label={t("Quarterly, ₦")} kobo={shown.quarterly_kobo} readOnly={isFree} />
        <Price name="yearly_kobo" label={t("Yearly, ₦")} kobo={shown.yearly_kobo} readOnly={isFree} />
      </div>
      <p className="text-sm text-muted">
        {t(
          "Leave a price empty to stop selling that period. New prices apply to new buyers. Current subscribers keep their price.",
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Count name="tests_a_month" label={t("Practice tests per month")} value={shown.tests_a_month} none />
        <Count name="mocks_a_month" label={t("Full mocks per month")} value={shown.mocks_a_month} none />
        <Count name="questions_per_test" label={t("Questions per test")} value={shown.questions_per_test} />
        <Count
          name="most_questions_per_test"
          label={t("Maximum questions per test")}
          value={shown.most_questions_per_test}
        />
        <Count name="questions_a_day" label={t("New questions per day")} value={shown.questions_a_day} />
        <Count name="seats" label={t("Study partners")} value={shown.seats} />
      </div>
      <Checkbox name="all_years" label={t("Includes every year of past questions")} defaultChecked={shown.all_years} />
      <Checkbox name="is_active" label={t("Available to buy")} defaultChecked={shown.is_active} />
      <SubmitButton>{plan ? t("Save plan") : t("Add plan")}</SubmitButton>
    </Form>
  );
}

interface PriceProps {
  name: string;
  label: string;
  kobo: number | null;
  readOnly: boolean;
}

function Price({ name, label, kobo, readOnly }: PriceProps) {
  return <TextField name={name} label={label} defaultValue={inNaira(kobo)} inputMode="decimal" readOnly={readOnly} />;
}

function Count({
  name,
  label,
  value,
  none = false,
}: {
  name: string;
  label: string;
  value: number | null;
  none?: boolean;
}) {
  return (
    <TextField
      name={name}
      label={label}
      defaultValue={text(value)}
      inputMode="numeric"
      {...(none && { hint: t("Leave empty for no limit") })}
    />
  );
}
