// This device's display preferences: theme, text size, motion, language and similar. Stored in local storage and
// applied to <html> before the first paint (first-paint.ts reads the same keys).
const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const textSizes = ["small", "medium", "large"] as const;
export type TextSize = (typeof textSizes)[number];

const listeners = new Set<() => void>();
const root = () => document.documentElement;

/** A candidate's settings on this device. A name without a value has its default. */
type Preference = "theme" | "text-size" | "motion" | "language" | "auto-save" | "sound" | "data-saver" | "games";

export function prefer(key: Preference, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still changes the page that is open.
  }
  for (const listener of listeners) listener();
}

export const preferred = (key: Preference): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

const theme = (): Theme => {
  const chosen = preferred("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
};

export const isDark = (): boolean => root().dataset.theme === "dark";

export function setTheme(chosen: Theme) {
  root().dataset.theme = chosen === "system" ? (systemIsDark() ? "dark" : "light") : chosen;
  prefer("theme", chosen === "system" ? null : chosen);
}

export const textSize = (): TextSize => textSizes.find((size) => size === root().dataset.text) ?? "medium";

export function setTextSize(size: TextSize) {
  root().dataset.text = size;
  prefer("text-size", size);
}

export function onPreferenceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A visitor chooses a language by a link to a page in that language, or by continuing from such a page. The device
 * stores the choice.
 */
export function serveLanguageLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a")?.closest<HTMLElement>("[data-language]");
    if (link) prefer("language", link.dataset.language || null);
  });
}

/**
 * One listener handles every theme button, on pages with and without React, and follows changes of the system's theme.
 */
export function serveThemeButtons() {
  const show = () => {
    for (const button of document.querySelectorAll("[data-theme-toggle]"))
      button.setAttribute("aria-pressed", String(isDark()));
  };
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    setTheme(isDark() ? "light" : "dark");
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    if (theme() === "system") setTheme("system");
  });
  onPreferenceChange(show);
  show();
}
