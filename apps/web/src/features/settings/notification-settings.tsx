import type { CandidateSettings } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { secureAddressMessage, subscribeToPush, unsubscribeFromPush } from "./push-browser.ts";
import { SelectRow, SwitchRow } from "./switch-row.tsx";
import type { SettingsChange } from "./use-settings.ts";

interface SettingsPartProps {
  settings: CandidateSettings;
  onChange: (wanted: SettingsChange) => Promise<void>;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

export function NotificationSettings({ settings, onChange }: SettingsPartProps) {
  return (
    <section id="notifications" className="card stack gap-2" aria-labelledby="notifications-title">
      <h2 id="notifications-title">{t("Notifications")}</h2>
      <ul>
        <SwitchRow
          label={t("Study reminders")}
          hint={t("Your planned sessions, and a nudge if you take a few days off")}
          on={settings.study_reminders}
          onChange={(study_reminders) => onChange({ study_reminders })}
        />
        <SwitchRow
          label={t("Test reminders")}
          hint={t("Tests you have not finished, and your exam when it is near")}
          on={settings.test_reminders}
          onChange={(test_reminders) => onChange({ test_reminders })}
        />
        <SwitchRow
          label={t("Achievement alerts")}
          hint={t("When you earn a badge")}
          on={settings.achievement_alerts}
          onChange={(achievement_alerts) => onChange({ achievement_alerts })}
        />
        <SwitchRow
          label={t("Weekly reports")}
          hint={t("A short summary of your week, every Sunday afternoon")}
          on={settings.weekly_reports}
          onChange={(weekly_reports) => onChange({ weekly_reports })}
        />
        <SwitchRow
          label={t("Question of the day")}
          hint={t("A reminder each morning")}
          on={settings.daily_question}
          onChange={(daily_question) => onChange({ daily_question })}
        />
        <SwitchRow
          label={t("News from us")}
          hint={t("Updates about your exam or your plan")}
          on={settings.messages}
          onChange={(messages) => onChange({ messages })}
        />
        <SwitchRow
          label={t("Email notifications")}
          hint={t("We always email you about your password and payments")}
          on={settings.email_notifications}
          onChange={(email_notifications) => onChange({ email_notifications })}
        />
        <PushRow settings={settings} onChange={onChange} />
        <SwitchRow
          label={t("Quiet hours")}
          hint={t("During these hours, new notifications show only under the bell")}
          on={settings.quiet_hours}
          onChange={(quiet_hours) => onChange({ quiet_hours })}
        />
        {settings.quiet_hours && (
          <>
            <SelectRow
              label={t("Quiet from")}
              value={String(settings.quiet_from)}
              choices={hours}
              onChange={(hour) => onChange({ quiet_from: Number(hour) })}
            />
            <SelectRow
              label={t("Quiet until")}
              value={String(settings.quiet_until)}
              choices={hours}
              onChange={(hour) => onChange({ quiet_until: Number(hour) })}
            />
          </>
        )}
      </ul>
    </section>
  );
}

/** The browser's permission comes first: a switch that is on but can show nothing would be a lie. */
function PushRow({ settings, onChange }: SettingsPartProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  async function toggle(push_notifications: boolean) {
    setRefusal(null);
    const problem = push_notifications ? await subscribeToPush() : await unsubscribeFromPush();
    if (problem) setRefusal(problem);
    else await onChange({ push_notifications });
  }
  return (
    <SwitchRow
      label={t("Push notifications")}
      hint={
        refusal ? (
          <span role="alert" className="text-danger">
            {refusal}
          </span>
        ) : window.isSecureContext ? (
          t("On this device, even when the app is closed")
        ) : (
          secureAddressMessage()
        )
      }
      on={settings.push_notifications}
      onChange={(on) => void toggle(on)}
    />
  );
}
