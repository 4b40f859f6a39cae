// The browser the journeys run in: the system's Chromium where there is one, else the one Playwright installed.
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
