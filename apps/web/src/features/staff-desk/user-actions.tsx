import { type UserDetail, users } from "@sabiprep/contract";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

type OneUser = typeof users.reactivate | typeof users.remove | typeof users.signOut | typeof users.sendReset;

export function UserActions({ user }: { user: UserDetail }) {
  const may = useMay();
  const [asking, setAsking] = useState<"suspend" | "delete" | null>(null);
  const isStopped = user.status === "suspended";
  return (
    <section className="stack">
      <div className="row gap-2">
        <Act user={user} endpoint={users.signOut} label={t("Sign out everywhere")} />
        <Act user={user} endpoint={users.sendReset} label={t("Send reset link")} />
        {isStopped && <Act user={user} endpoint={users.reactivate} label={t("Reactivate")} />}
        {!isStopped && (
          <Button tone="danger" onClick={() => setAsking("suspend")}>
            {t("Suspend")}
          </Button>
        )}
        {may(users.remove) && user.delete_at === null && (
          <Button tone="danger" onClick={() => setAsking("delete")}>
            {t("Delete")}
          </Button>
        )}
      </div>
      {asking === "suspend" && <SuspendForm user={user} onDone={() => setAsking(null)} />}
      {asking === "delete" && (
        <div className="stack">
          <p>
            {t(
              "We will suspend the user now and delete the account in 7 days. Reactivate the user before then to undo this.",
            )}
          </p>
          <Act
            user={user}
            endpoint={users.remove}
            label={t("Delete this user")}
            danger
            onDone={() => setAsking(null)}
          />
        </div>
      )}
      <ExtraTime user={user} />
    </section>
  );
}

interface ActProps {
  user: UserDetail;
  endpoint: OneUser;
  label: string;
  danger?: boolean;
  onDone?: () => void;
}

function Act({ user, endpoint, label, danger = false, onDone }: ActProps) {
  const act = useCall(endpoint);
  const refresh = useRefreshUsers();
  const run = async () => {
    try {
      await act.mutateAsync({ uuid: user.uuid });
      toast({ title: endpoint.message ?? label });
      await refresh();
      onDone?.();
    } catch (problem) {
      toast({ title: label, description: problem instanceof Error ? problem.message : "", destructive: true });
    }
  };
  return (
    <Button tone={danger ? "danger" : "plain"} disabled={act.isPending} onClick={run}>
      {label}
    </Button>
  );
}

function SuspendForm({ user, onDone }: { user: UserDetail; onDone: () => void }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: users.suspend.body!,
    submit: async (body) => {
      const { message } = await send(users.suspend, { uuid: user.uuid, ...body });
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField
        name="reason"
        label={t("Reason")}
        hint={t("We save this in the audit log. The user does not see it.")}
      />
      <SubmitButton tone="danger">{t("Suspend this user")}</SubmitButton>
    </Form>
  );
}

function ExtraTime({ user }: { user: UserDetail }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: users.extraTime.body!,
    submit: async (body) => {
      const { message } = await send(users.extraTime, { uuid: user.uuid, ...body });
      toast({ title: message });
      await refresh();
    },
  });
  return (
    <Form form={form} className="desk-filters">
      <TextField
        name="percent"
        label={t("Extra time (%)")}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        defaultValue={user.extra_time_percent}
      />
      <SubmitButton tone="plain">{t("Set extra time")}</SubmitButton>
    </Form>
  );
}
