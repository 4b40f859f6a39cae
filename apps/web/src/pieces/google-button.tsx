import { type FormEvent, useEffect, useRef, useState } from "react";
import { config } from "../lib/config.ts";
import { askGoogle, loadGoogle } from "../lib/google.ts";
import { sendHeld } from "../lib/held-form.ts";
import { t } from "../lib/i18n.ts";
import { Button } from "../ui/button.tsx";

interface GoogleButtonProps {
  children: string;
  /** Called with a token of the chosen account. */
  onToken: (token: string) => Promise<void>;
  /** Called with any error, at Google's or in `onToken`. */
  onFailure: (problem: unknown) => void;
}

/**
 * Only on pages whose policy allows Google's script, and only if a client id is configured. It is a form, so that a tap
 * before the app is loaded is held and acted on later (lib/held-form.ts).
 */
export function GoogleButton({ children, onToken, onFailure }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A script that does not load is reported when the button is pressed, where it matters.
    if (config.google_client_id && !config.google_by_code) loadGoogle().catch(() => null);
    sendHeld(form.current);
  }, []);

  async function press(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const token = await askGoogle();
      if (token) await onToken(token);
    } catch (problem) {
      onFailure(problem);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" onSubmit={press}>
      <Button type="submit" tone="plain" large wide disabled={busy}>
        <GoogleSign />
        {busy ? t("Signing in...") : children}
      </Button>
    </form>
  );
}

function GoogleSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M5.1 8A8 8 0 0 1 17.7 6.3" stroke="#EA4335" />
      <path d="M5.1 16A8 8 0 0 1 5.1 8" stroke="#FBBC05" />
      <path d="M17.1 18.1A8 8 0 0 1 5.1 16" stroke="#34A853" />
      <path d="M12 12H20A8 8 0 0 1 17.1 18.1" stroke="#4285F4" />
    </svg>
  );
}
