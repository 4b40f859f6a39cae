import { billing, type Seats, sittings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Tile } from "../../ui/tile.tsx";
import { toast } from "../../ui/toast.tsx";

const stale = [billing.seats, billing.subscription, billing.plans, sittings.allowance];

/** A candidate with Pro can invite a study partner, and a candidate with a code can accept the invitation. */
export function StudyPartner() {
  const seats = useQuery(read(billing.seats));
  return (
    <Await query={seats} waiting={null}>
      {(data) => (
        <section className="card stack gap-4" aria-labelledby="partner">
          <div className="flex items-start gap-4">
            <Tile icon={Users} tone="info" />
            <div className="min-w-0 flex-1">
              <h2 id="partner">{t("Study partner")}</h2>
              <p className="text-muted">{about(data)}</p>
            </div>
          </div>
          {data.partner_of && <EndSeat id={data.partner_of.id} label={t("Leave this plan")} />}
          {data.seats.map((seat) => (
            <Seat key={seat.id} seat={seat} />
          ))}
          {data.seats.length < data.allowed && <OpenSeat />}
          {data.allowed === 0 && !data.partner_of && <JoinForm />}
        </section>
      )}
    </Await>
  );
}

function about({ allowed, partner_of }: Seats): string {
  if (partner_of) return t("You have Premium while {name}'s plan is active.", { name: partner_of.name });
  if (allowed > 0) return t("Your plan includes a study partner. They get Premium while your plan is active.");
  return t("Does a friend have Pro? Ask for their code to get Premium while their plan is active.");
}

function Seat({ seat }: { seat: Seats["seats"][number] }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {seat.partner ? (
        <b className="flex-1">{seat.partner}</b>
      ) : (
        <p className="flex-1">
          {t("Give this code to your study partner:")} <code className="text-lg font-bold break-all">{seat.code}</code>
        </p>
      )}
      <EndSeat id={seat.id} label={seat.partner ? t("Remove study partner") : t("Cancel the code")} />
    </div>
  );
}

function EndSeat({ id, label }: { id: number; label: string }) {
  const end = useCall(billing.endSeat, stale);
  return (
    <div>
      <Button tone="quiet" disabled={end.isPending} onClick={() => end.mutate({ id })}>
        {label}
      </Button>
      <Failure error={end.error} />
    </div>
  );
}

function OpenSeat() {
  const open = useCall(billing.openSeat, [billing.seats]);
  return (
    <div>
      <Button tone="plain" disabled={open.isPending} onClick={() => open.mutate({})}>
        {t("Get a code")}
      </Button>
      <Failure error={open.error} />
    </div>
  );
}

const Failure = ({ error }: { error: Error | null }) =>
  error && (
    <p className="field-error" role="alert">
      {error.message}
    </p>
  );

function JoinForm() {
  const client = useQueryClient();
  const form = useForm({
    schema: billing.joinSeat.body!,
    submit: async ({ code }) => {
      await call(billing.joinSeat, { code });
      await client.invalidateQueries();
      toast({ title: t("You have Premium now") });
    },
  });
  return (
    <Form form={form} className="flex flex-wrap items-end gap-3">
      <TextField name="code" label={t("Your study partner's code")} autoComplete="off" maxLength={20} />
      <SubmitButton tone="plain" wide={false} large={false}>
        {t("Join")}
      </SubmitButton>
    </Form>
  );
}
