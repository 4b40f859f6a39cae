import { ApiError, auth, RESEND_COOLDOWN_SECONDS } from "@sabiprep/contract";
import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useCooldown } from "./use-cooldown.ts";

interface ResendVerificationProps {
  email: string | null;
  /** An email to this address has just been sent. */
  justSent: boolean;
}

export function ResendVerification({ email, justSent }: ResendVerificationProps) {
  const { left, start } = useCooldown(RESEND_COOLDOWN_SECONDS);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins once, with the address.
  useEffect(() => {
    if (justSent) start();
  }, []);

  function refuse(title: string, description: string) {
    setProblem(description);
    toast({ title, description, destructive: true });
  }

  async function resend() {
    setProblem(null);
    if (!email) return refuse(t("Email Required"), t("No email address found. Please try registering again."));
    setBusy(true);
    try {
      await call(auth.resendVerification, { email });
      toast({ title: t("Verification Email Sent"), description: t("Check your inbox at {email}.", { email }) });
      start();
    } catch (failure) {
      const said = failure instanceof ApiError && (failure.status === 400 || failure.status === 429);
      const description = said ? failure.message : t("Failed to resend verification email. Please try again.");
      refuse(t("Failed to Resend Email"), description);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack gap-3">
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
      <Button large wide disabled={busy || left > 0} onClick={resend}>
        {left > 0 ? t("Resend available in {left}s", { left }) : t("Resend Email")}
      </Button>
    </div>
  );
}
