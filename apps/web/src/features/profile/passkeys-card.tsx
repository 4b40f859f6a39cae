import { type Passkey, passkeys } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { createPasskey, hasPasskeys } from "../../lib/passkey.ts";
import { read } from "../../lib/query.ts";
import { PasskeyList } from "../../pieces/passkey-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

/** Optional. A browser without passkeys shows the card only to remove the passkey of another device. */
export function PasskeysCard({ hasPassword }: { hasPassword: boolean }) {
  const { data: mine } = useQuery(read(passkeys.list));
  const [changing, setChanging] = useState<"new" | Passkey | null>(null);
  const canAdd = hasPasskeys();
  const close = () => setChanging(null);
  if (!mine || (!canAdd && mine.length === 0)) return null;
  return (
    <section className="card stack gap-3">
      <h2>{t("Passkeys")}</h2>
      <p className="text-muted">
        {t("Sign in with your fingerprint, face or screen lock. If you change your password, we remove your passkeys.")}
      </p>
      <PasskeyList passkeys={mine} onRemove={setChanging} />
      {canAdd && (
        <Button tone="plain" className="justify-self-start" onClick={() => setChanging("new")}>
          {t("Add a passkey")}
        </Button>
      )}
      <Dialog open={changing === "new"} onClose={close} title={t("Add a passkey")} decision>
        <AddPasskey hasPassword={hasPassword} onDone={close} />
      </Dialog>
      <Dialog open={changing !== null && changing !== "new"} onClose={close} title={t("Remove this passkey?")} decision>
        {changing !== null && changing !== "new" && (
          <RemovePasskey passkey={changing} hasPassword={hasPassword} onDone={close} />
        )}
      </Dialog>
    </section>
  );
}

interface ChangeProps {
  hasPassword: boolean;
  onDone: () => void;
}

/** Somebody who found this phone unlocked must not be able to add their own fingerprint. */
function AddPasskey({ hasPassword, onDone }: ChangeProps) {
  const queries = useQueryClient();
  const form = useForm({
    schema: passkeys.begin.body!,
    submit: async (proof) => {
      const credential = await createPasskey(await call(passkeys.begin, proof));
      const { message } = await send(passkeys.add, { credential });
      await queries.invalidateQueries({ queryKey: read(passkeys.list).queryKey });
      toast({ title: message });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p>{t("Only add a passkey on your own device. Anyone who can unlock it can then sign in to your account.")}</p>
      <Proof hasPassword={hasPassword} />
      <SubmitButton>{t("Add a passkey")}</SubmitButton>
    </Form>
  );
}

function RemovePasskey({ passkey, hasPassword, onDone }: ChangeProps & { passkey: Passkey }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: passkeys.remove.body!,
    submit: async ({ password }) => {
      const { message } = await send(passkeys.remove, { passkey_uuid: passkey.uuid, password });
      await queries.invalidateQueries({ queryKey: read(passkeys.list).queryKey });
      toast({ title: message });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p>{t("We will also sign out your other devices.")}</p>
      <Proof hasPassword={hasPassword} />
      <SubmitButton tone="danger">{t("Remove")}</SubmitButton>
    </Form>
  );
}

const Proof = ({ hasPassword }: { hasPassword: boolean }) =>
  hasPassword ? (
    <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
  ) : (
    <p>
      {t(
        "You can do this for five minutes after signing in with Google. If it has been longer, sign out and sign in again.",
      )}
    </p>
  );
