import { staffPasskeys } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, send } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { createPasskey, hasPasskeys } from "../../lib/passkey.ts";
import { read } from "../../lib/query.ts";
import { PasskeyList } from "../../pieces/passkey-list.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Adding and removing are important actions, so the screens' own dialog asks for the password. */
export function StaffPasskeys({ hasSecondStep }: { hasSecondStep: boolean }) {
  const queries = useQueryClient();
  const { data: mine } = useQuery(read(staffPasskeys.list));
  const [busy, setBusy] = useState(false);
  const canAdd = hasPasskeys();
  if (!mine || (!canAdd && mine.length === 0)) return null;

  async function change(work: () => Promise<{ message: string }>, failed: string) {
    setBusy(true);
    try {
      toast({ title: (await work()).message });
    } catch (problem) {
      toast({ title: failed, description: (problem as Error).message, destructive: true });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: read(staffPasskeys.list).queryKey });
    }
  }

  const add = async () =>
    send(staffPasskeys.add, { credential: await createPasskey(await call(staffPasskeys.begin, {})) });

  return (
    <section className="card stack gap-3">
      <h2>{t("Passkeys")}</h2>
      <p className="text-muted">
        {hasSecondStep
          ? t("A passkey replaces your password and the code. If you change your password, we remove your passkeys.")
          : t("Set up two-step sign-in first. Then you can add a passkey.")}
      </p>
      <PasskeyList
        passkeys={mine}
        onRemove={({ uuid }) =>
          change(() => send(staffPasskeys.remove, { passkey_uuid: uuid }), t("We could not remove the passkey"))
        }
      />
      {canAdd && hasSecondStep && (
        <Button
          tone="plain"
          className="justify-self-start"
          disabled={busy}
          onClick={() => change(add, t("We could not add the passkey"))}
        >
          {t("Add a passkey")}
        </Button>
      )}
    </section>
  );
}
