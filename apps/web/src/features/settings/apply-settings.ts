// Applies a candidate's settings to this device. Screens and the first paint read them from here, so they also work
// offline.
import type { CandidateSettings, Language } from "@sabiprep/contract";
import { currentLocale, type Locale, setLocale } from "../../lib/i18n.ts";
import { prefer, setTheme } from "../../lib/preferences.ts";

const codes: Record<Language, Locale> = { english: "en", yoruba: "yo", igbo: "ig", hausa: "ha" };

export async function applySettings(settings: CandidateSettings): Promise<void> {
  setTheme(settings.dark_mode === null ? "system" : settings.dark_mode ? "dark" : "light");
  mark("motion", settings.animations_enabled);
  mark("games", settings.game_elements);
  prefer("auto-save", settings.auto_save ? null : "off");
  prefer("sound", settings.sound_effects ? "on" : null);
  prefer("data-saver", settings.data_saver ? "on" : null);
  const code = codes[settings.language];
  prefer("language", code === "en" ? null : code);
  if (code !== currentLocale()) await setLocale(code);
}

function mark(name: "motion" | "games", on: boolean) {
  prefer(name, on ? null : "off");
  if (on) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = "off";
}
