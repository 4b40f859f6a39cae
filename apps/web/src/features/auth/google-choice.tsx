import { auth } from "@sabiprep/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { config } from "../../lib/config.ts";
import { WindowBlocked } from "../../lib/google.ts";
import { useHydrated } from "../../lib/hydrated.ts";
import { t } from "../../lib/i18n.ts";
import { GoogleButton } from "../../pieces/google-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { enter } from "./enter.ts";

/**
 * The prerendered page does not know whether there is a client id. The server writes it into the attribute. Without
 * one, this part is hidden until the script removes it.
 */
export function GoogleChoice({ keep = false }: { keep?: boolean }) {
  const ready = useHydrated();
  const [blocked, setBlocked] = useState(false);
  if (ready && !config.google_client_id) return null;
  return (
    <div className="stack gap-4 data-[client='']:hidden" data-client={config.google_client_id ?? ""}>
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        {t("Or continue with")}
        <span className="h-px flex-1 bg-line" />
      </p>
      <GoogleButton
        onToken={async (token) => enter(await call(auth.google, { token, keep }), keep)}
        onFailure={(problem) => {
          const isBlocked = problem instanceof WindowBlocked;
          setBlocked(isBlocked);
          if (isBlocked) return;
          toast({
            title: t("Login failed!"),
            description: t("Unable to login with the selected Google account"),
            destructive: true,
          });
        }}
      >
        {t("Google")}
      </GoogleButton>
      {blocked && <p role="alert">{t("Your browser blocked the Google window. Please press the button again.")}</p>}
    </div>
  );
}
