import { t, translateServerText } from "./i18n.ts";

/** The server names a device in English: "Chrome on Android". */
export function deviceWords(device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system
    ? t("{browser} on {system}", { browser: translateServerText(browser), system: translateServerText(system) })
    : translateServerText(browser);
}
