import { profile } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { deviceWords } from "../../lib/device-words.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { type Session, SessionList } from "../../pieces/session-list.tsx";
import { Await } from "../../ui/await.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

export function SessionsCard({ hasPassword }: { hasPassword: boolean }) {
  const sessions = useQuery(read(profile.sessions));
  const [ending, setEnding] = useState<Session | null>(null);
  const close = () => setEnding(null);
  return (
    <section className="card stack gap-3">
      <h2>{t("Where you are signed in")}</h2>
      <Await query={sessions}>{(sessions) => <SessionList sessions={sessions} onEnd={setEnding} />}</Await>
      <Dialog open={ending !== null} onClose={close} title={t("Sign out another device")} decision>
        {ending && <EndSession session={ending} hasPassword={hasPassword} onEnded={close} />}
      </Dialog>
    </section>
  );
}

interface EndSessionProps {
  session: Session;
  hasPassword: boolean;
  onEnded: () => void;
}

/** Somebody who found this phone unlocked must not be able to sign its owner out elsewhere. */
function EndSession({ session, hasPassword, onEnded }: EndSessionProps) {
  const queries = useQueryClient();
  const session_uuid = session.uuid;
  const device = deviceWords(session.device);
  const form = useForm({
    schema: profile.endSession.body!,
    submit: async ({ password }) => {
      await call(profile.endSession, { session_uuid, password });
      await queries.invalidateQueries({ queryKey: read(profile.sessions).queryKey });
      toast({ title: t("Signed out on {device}", { device }) });
      onEnded();
    },
    onFailure: (description) =>
      toast({ title: t("We could not sign out that device"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      {hasPassword ? (
        <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      ) : (
        <p>
          {t(
            "You can do this for five minutes after signing in with Google. If it has been longer, sign out and sign in again.",
          )}
        </p>
      )}
      <SubmitButton>{t("Sign out on {device}", { device })}</SubmitButton>
    </Form>
  );
}
