// "Chrome on Android": enough for a candidate to recognise a device in a list, and no more.
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
  [/iPhone|iPad/, "iPhone or iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? "A browser";
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
