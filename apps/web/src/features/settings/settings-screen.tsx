import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { DataCard } from "./data-card.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { PreferenceSettings, PreferencesWaiting } from "./preference-settings.tsx";
import { PrivacySettings } from "./privacy-settings.tsx";
import { SupportCard } from "./support-card.tsx";
import { useSettings } from "./use-settings.ts";
import "./settings.css";

export function SettingsScreen() {
  usePageTitle(t("Settings"));
  const { query, change, tryChange, problem } = useSettings();
  const ready = query.data !== undefined;
  useShownPart(ready);
  return (
    <div className="stack gap-6">
      <div>
        <h1>{t("Settings")}</h1>
        <p className="text-muted">{t("We save every change straight away, on all your devices.")}</p>
      </div>
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
      <Await query={query} waiting={<PreferencesWaiting />}>
        {({ settings }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="stack gap-6">
              <PreferenceSettings settings={settings} onChange={tryChange} />
              <NotificationSettings settings={settings} onChange={tryChange} />
            </div>
            <div className="stack gap-6">
              <PrivacySettings settings={settings} onChange={change} />
              <SupportCard />
              <DataCard />
            </div>
          </div>
        )}
      </Await>
      {!query.isPending && (
        <footer className="text-center text-sm text-muted">
          {t("{site} version {version}", { site: config.site_name, version: config.version })}
        </footer>
      )}
    </div>
  );
}

/** The profile's buttons link to a part of this page, which exists only once the settings are loaded. */
function useShownPart(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}
