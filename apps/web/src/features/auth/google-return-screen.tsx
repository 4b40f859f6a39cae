import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { type GoogleReturn, googleChannel } from "../../lib/google.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";

/** Google's window after an account was chosen. It notifies the page that opened it, which then closes it. */
export function GoogleReturnScreen() {
  usePageTitle(t("Google"));
  const [search] = useSearchParams();
  useEffect(() => {
    const channel = googleChannel();
    channel.postMessage({ code: search.get("code"), state: search.get("state") } satisfies GoogleReturn);
    channel.close();
    // The code must not be in the history.
    window.history.replaceState(null, "", window.location.pathname);
    window.close();
  }, [search]);
  return <h1 className="p-6 text-lg">{t("You can close this window.")}</h1>;
}
