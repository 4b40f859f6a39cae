import { ApiError, type CandidateSettings, GUARDIAN_NEEDED, privacy, visibilities } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { ConsentList } from "./consent-list.tsx";
import { SelectRow, SwitchRow } from "./switch-row.tsx";
import type { SettingsChange } from "./use-settings.ts";

const GuardianAsk = lazyWithRetry(async () => (await import("../../pieces/guardian-ask.tsx")).GuardianAsk);

type Visibility = CandidateSettings["profile_visibility"];
const visibilityName = (value: Visibility): string =>
  ({ private: t("Private"), friends: t("Friends"), public: t("Public") })[value];

interface PrivacySettingsProps {
  settings: CandidateSettings;
  onChange: (wanted: SettingsChange) => Promise<void>;
}

export function PrivacySettings({ settings, onChange }: PrivacySettingsProps) {
  const facts = useQuery(read(privacy.read));
  const [waiting, setWaiting] = useState<SettingsChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Visibility to others needs consent first. The change waits until it is given. */
  async function change(wanted: SettingsChange) {
    setProblem(null);
    try {
      await onChange(wanted);
    } catch (failure) {
      if (failure instanceof ApiError && failure.message === t(GUARDIAN_NEEDED)) setWaiting(wanted);
      else setProblem((failure as Error).message);
    }
  }

  return (
    <section id="privacy" className="card stack gap-2" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{t("Privacy")}</h2>
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
      <ul>
        <SelectRow
          label={t("Profile visibility")}
          hint={t(
            "Private: in a challenge, friends see only the first letter of your name. Friends: they see your first name. Public: you are also on the leaderboard.",
          )}
          value={settings.profile_visibility}
          choices={visibilities.map((value) => ({ value, label: visibilityName(value) }))}
          onChange={(profile_visibility) => void change({ profile_visibility })}
        />
        <SwitchRow
          label={t("Share progress")}
          hint={t("Show your points on the leaderboard")}
          on={settings.share_progress}
          onChange={(share_progress) => void change({ share_progress })}
        />
        <SwitchRow
          label={t("Data collection")}
          hint={t("Use your answers, without your name, to work out how hard each question is")}
          on={settings.data_collection}
          onChange={(data_collection) => void change({ data_collection })}
        />
      </ul>
      <p className="text-sm text-muted">
        {t(
          "We use one cookie, and only if you ask to stay signed in. Nobody tracks you here, so there is nothing to reject.",
        )}{" "}
        <a href={publicPath(paths.cookies)}>{t("Cookie policy")}</a>
      </p>
      {facts.data?.guardian?.state === "waiting" && (
        <div className="stack gap-2">
          <h3>{t("Your parent or guardian")}</h3>
          <GuardianAsk />
        </div>
      )}
      {facts.data && <ConsentList consents={facts.data.consents} />}
      <p>
        <Link className="tap" to={paths.profile}>
          {t("Delete Account")}
        </Link>
      </p>
      <ConsentDialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        onGiven={async () => {
          const wanted = waiting;
          setWaiting(null);
          if (wanted) await change(wanted);
        }}
      />
    </section>
  );
}
