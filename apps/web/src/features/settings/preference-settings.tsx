import { type CandidateSettings, type Language, languages } from "@sabiprep/contract";
import { useEffect } from "react";
import { t } from "../../lib/i18n.ts";
import { SelectRow, SwitchRow } from "./switch-row.tsx";
import type { SettingsChange } from "./use-settings.ts";

/** Each language under its own name, so that its readers find it. */
const names: Record<Language, string> = { english: "English", yoruba: "Yorùbá", igbo: "Igbo", hausa: "Hausa" };

const themes = ["device", "light", "dark"] as const;
type ThemeChoice = (typeof themes)[number];
const themeName = (choice: ThemeChoice): string =>
  ({ device: t("Same as device"), light: t("Off"), dark: t("On") })[choice];
const darkMode: Record<ThemeChoice, boolean | null> = { device: null, light: false, dark: true };

type Preferences = Pick<
  CandidateSettings,
  "dark_mode" | "language" | "auto_save" | "sound_effects" | "animations_enabled" | "data_saver" | "game_elements"
>;

interface PreferenceSettingsProps {
  settings: Preferences;
  onChange: (wanted: SettingsChange) => Promise<void>;
}

let spokenAgain = false;

export function PreferenceSettings({ settings, onChange }: PreferenceSettingsProps) {
  const theme = themes.find((choice) => darkMode[choice] === settings.dark_mode) ?? "device";
  // A new language renders every screen again. The list stays where it was.
  useEffect(() => {
    if (spokenAgain) document.getElementById("language")?.focus();
    spokenAgain = false;
  }, []);
  return (
    <section id="preferences" className="card stack gap-2" aria-labelledby="preferences-title">
      <h2 id="preferences-title">{t("Preferences")}</h2>
      <ul>
        <SelectRow
          label={t("Dark mode")}
          value={theme}
          choices={themes.map((value) => ({ value, label: themeName(value) }))}
          onChange={(choice) => void onChange({ dark_mode: darkMode[choice] })}
        />
        <SelectRow
          id="language"
          label={t("Language")}
          hint={t(
            "Native speakers have not checked our Yoruba, Igbo and Hausa yet. Questions stay in the language of the exam.",
          )}
          value={settings.language}
          choices={languages.map((value) => ({ value, label: names[value] }))}
          onChange={(language) => {
            spokenAgain = true;
            void onChange({ language });
          }}
        />
        <SwitchRow
          label={t("Auto-save")}
          hint={t("If this is off, we send your answers only when you leave or finish the test")}
          on={settings.auto_save}
          onChange={(auto_save) => void onChange({ auto_save })}
        />
        <SwitchRow
          label={t("Sound effects")}
          hint={t("A soft click when you choose an answer")}
          on={settings.sound_effects}
          onChange={(sound_effects) => void onChange({ sound_effects })}
        />
        <SwitchRow
          label={t("Animations")}
          on={settings.animations_enabled}
          onChange={(animations_enabled) => void onChange({ animations_enabled })}
        />
        <SwitchRow
          label={t("Data saver")}
          hint={t("Load question pictures only when you ask for them")}
          on={settings.data_saver}
          onChange={(data_saver) => void onChange({ data_saver })}
        />
        <SwitchRow
          label={t("Game elements")}
          hint={t("Streaks, points and achievements")}
          on={settings.game_elements}
          onChange={(game_elements) => void onChange({ game_elements })}
        />
      </ul>
    </section>
  );
}

const unknown: Preferences = {
  dark_mode: null,
  language: "english",
  auto_save: false,
  sound_effects: false,
  animations_enabled: false,
  data_saver: false,
  game_elements: false,
};

/** The labels are known before the values. They show immediately, and the switches follow with the settings. */
export const PreferencesWaiting = () => (
  <div className="settings-waiting grid gap-6 lg:grid-cols-2" data-waiting>
    <p className="sr-only" role="status">
      {t("Loading...")}
    </p>
    <div inert>
      <PreferenceSettings settings={unknown} onChange={async () => {}} />
    </div>
  </div>
);
