import type { DataOf, passkeys, UsedPasskey } from "@sabiprep/contract";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "../lib/hydrated.ts";
import { t } from "../lib/i18n.ts";
import { hasPasskeys, signWithPasskey } from "../lib/passkey.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";

interface PasskeyButtonProps {
  begin: () => Promise<DataOf<typeof passkeys.beginSignIn>>;
  signIn: (credential: UsedPasskey) => Promise<void>;
}

/** Only in browsers that have passkeys. Students and staff sign in with the same button, each with their own calls. */
export function PasskeyButton({ begin, signIn }: PasskeyButtonProps) {
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  if (!ready || !hasPasskeys()) return null;

  async function press() {
    setBusy(true);
    try {
      await signIn(await signWithPasskey(await begin()));
    } catch (problem) {
      toast({ title: t("Login failed!"), description: (problem as Error).message, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="plain" large wide disabled={busy} onClick={press}>
      <Fingerprint className="icon" aria-hidden="true" />
      {busy ? t("Signing in...") : t("Sign in with a passkey")}
    </Button>
  );
}
