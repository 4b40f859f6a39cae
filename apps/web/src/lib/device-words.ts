import { t, told } from "./i18n.ts";

/** The server names a device in English: "Chrome on Android". */
export function deviceWords(device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system ? t("{browser} on {system}", { browser: told(browser), system: told(system) }) : told(browser);
}
