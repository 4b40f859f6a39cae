import { type GuardianRequest, leaderboard, privacy } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, MailQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../lib/api.ts";
import { useForm } from "../lib/form.ts";
import { t } from "../lib/i18n.ts";
import { read, useCall } from "../lib/query.ts";
import { momentOf } from "../lib/when.ts";
import { Await } from "../ui/await.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";

const stale = [privacy.read, leaderboard.place] as const;

/**
 * For candidates under 18, a parent or guardian agrees by email: the address to write to, the email that was sent, and
 * the answer.
 */
export function GuardianAsk() {
  const facts = useQuery(read(privacy.read));
  return <Await query={facts}>{({ guardian }) => <Asked key={guardian?.state} request={guardian} />}</Await>;
}

function Asked({ request }: { request: GuardianRequest | null }) {
  if (request?.state === "waiting") return <Waiting request={request} />;
  if (request?.state === "agreed")
    return (
      <Banner tone="ok" icon={CircleCheck} role="status">
        {t("Your parent or guardian agreed.")}
      </Banner>
    );
  return (
    <div className="stack gap-3">
      <p>{wordsOn(request?.state)}</p>
      <AddressForm />
    </div>
  );
}

const wordsOn = (state: GuardianRequest["state"] | undefined): string => {
  if (state === "declined") return t("Your parent or guardian said no. You can ask someone else who looks after you.");
  if (state === "withdrawn") return t("Consent was withdrawn. You can ask again.");
  if (state === "expired") return t("Your parent or guardian did not answer in time. You can ask again.");
  return t("We will email your parent or guardian a link where they can say yes or no. They do not need an account.");
};

function Waiting({ request }: { request: GuardianRequest }) {
  const [elsewhere, setElsewhere] = useState(false);
  const remind = useCall(privacy.remindGuardian, stale);
  const withdraw = useCall(privacy.withdraw, stale);
  const left = useSecondsUntil(request.resend_at);
  const problem = remind.error ?? withdraw.error;
  return (
    <div className="stack gap-3">
      <Banner icon={MailQuestion} role="status">
        {t("We emailed {email}. They can answer until {day}.", {
          email: request.email ?? "",
          day: momentOf(request.expires_at),
        })}
      </Banner>
      {problem && (
        <p className="text-danger" role="alert">
          {problem.message}
        </p>
      )}
      <div className="row flex-wrap gap-3">
        <Button tone="plain" disabled={remind.isPending || left > 0} onClick={() => remind.mutate({})}>
          {left > 0 ? t("Send again in {left}s", { left }) : t("Send the email again")}
        </Button>
        <Button tone="plain" aria-expanded={elsewhere} onClick={() => setElsewhere(!elsewhere)}>
          {t("Use another email address")}
        </Button>
        <Button tone="quiet" disabled={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          {t("Cancel the request")}
        </Button>
      </div>
      {elsewhere && <AddressForm />}
    </div>
  );
}

function AddressForm() {
  const client = useQueryClient();
  const form = useForm({
    schema: privacy.askGuardian.body!,
    submit: async (values) => {
      await call(privacy.askGuardian, values);
      await Promise.all(stale.map((endpoint) => client.invalidateQueries(read(endpoint))));
    },
  });
  return (
    <Form form={form} className="stack gap-3">
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t("Your parent or guardian's email")}
      />
      <div>
        <SubmitButton large={false} wide={false}>
          {t("Send the email")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function useSecondsUntil(at: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
