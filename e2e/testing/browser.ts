// The browser that the journeys run in: the system's Chromium if there is one, otherwise the one that Playwright
// installed.
import { existsSync } from "node:fs";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const systemBrowser = systemBrowsers.find((file) => existsSync(file));

export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchOptions = { executablePath: systemBrowser, args: browserFlags };
