import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { t } from "../lib/i18n.ts";
import { onShownFrom, shownFrom } from "../lib/last-known.ts";
import { paths } from "../lib/paths.ts";
import { momentOf } from "../lib/when.ts";
import { Banner } from "../ui/banner.tsx";

/**
 * The work is safe and the statistics are the last known ones, so the message is friendly and not red. Renders nothing
 * while the server answers.
 */
export function NoNetworkNote() {
  const since = useSyncExternalStore(onShownFrom, shownFrom, shownFrom);
  if (since === null) return null;
  return (
    <div className="no-network mb-6">
      <Banner tone="mid" icon={CloudOff} role="status">
        <b>{t("You are offline.")}</b>{" "}
        {t("These are your results from {when}.", { when: momentOf(new Date(since).toISOString()) })}{" "}
        <Link to={paths.offline}>{t("Tests and packs on this device")}</Link>
      </Banner>
    </div>
  );
}
