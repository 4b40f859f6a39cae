// "Chrome on Android": enough for a candidate to recognise a device in a list, and no more.
import { msg, type Translate } from "../../languages/words.ts";

const browsers: [RegExp, string][] = [
  [/\bOPR\/|Opera Mini|OPiOS/, "Opera"],
  [/\bEdg/, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/UCBrowser/, "UC Browser"],
  [/\bFirefox\/|FxiOS/, "Firefox"],
  [/\bChrome\/|CriOS/, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, msg("iPhone or iPad")],
  [/Windows/, "Windows"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? msg("A browser");
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}

/** For emails. The screens put their own words around the same names. */
export function deviceIn(t: Translate, device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system ? t("{browser} on {system}", { browser: t.told(browser), system: t.told(system) }) : t.told(browser);
}
