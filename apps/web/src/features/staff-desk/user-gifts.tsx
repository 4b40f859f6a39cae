import { billingStaff, progress, type UserDetail } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

/** What staff can give: a plan for some days, or a day that no longer breaks the streak. */
export function UserGifts({ user }: { user: UserDetail }) {
  const may = useMay();
  return (
    <>
      {user.email && may(billingStaff.grant) && <GrantPlan email={user.email} />}
      {may(progress.repairStreak) && <RepairStreak user={user} />}
    </>
  );
}

function GrantPlan({ email }: { email: string }) {
  const plans = useQuery(read(billingStaff.plans));
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: billingStaff.grant.body!,
    submit: async (body) => {
      const { message } = await send(billingStaff.grant, body);
      toast({ title: message });
      await refresh();
    },
  });
  const choices = (plans.data ?? []).filter(({ slug }) => slug !== "free");
  return (
    <section className="stack">
      <h3>{t("Grant a plan")}</h3>
      <Form form={form}>
        <input type="hidden" name="email" value={email} />
        <Select
          name="plan"
          label={t("Plan")}
          prompt={t("Choose a plan")}
          choices={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <TextField name="days" label={t("Days")} type="number" inputMode="numeric" defaultValue={30} />
        <TextField name="reason" label={t("Reason")} hint={t("We save this in the audit log.")} />
        <SubmitButton tone="plain">{t("Grant plan")}</SubmitButton>
      </Form>
    </section>
  );
}

function RepairStreak({ user }: { user: UserDetail }) {
  const form = useForm({
    schema: progress.repairStreak.body!,
    submit: async (body) => {
      const { message } = await send(progress.repairStreak, body);
      toast({ title: message });
    },
  });
  return (
    <section className="stack">
      <h3>{t("Repair a streak")}</h3>
      <Form form={form}>
        <input type="hidden" name="candidate_id" value={user.uuid} />
        <TextField name="day" label={t("Day to repair")} type="date" />
        <TextField name="reason" label={t("Reason")} />
        <SubmitButton tone="plain">{t("Repair")}</SubmitButton>
      </Form>
    </section>
  );
}
