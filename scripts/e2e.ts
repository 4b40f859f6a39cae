// `npm run e2e`: the journeys in a real browser. Where none is found, one is installed, or one line says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { systemBrowser } from "../e2e/testing/browser.ts";

const root = path.resolve(import.meta.dirname, "..");
const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
  "cli.js",
);

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const hasBrowser = () => Boolean(systemBrowser) || existsSync(chromium.executablePath());

/** Debian and its kin have Chromium as a package; elsewhere Playwright brings its own. */
function installBrowser(): boolean {
  const asRoot = process.getuid?.() === 0;
  if (asRoot && existsSync("/usr/bin/apt-get"))
    return (
      run("apt-get", ["update", "-q"]) && run("apt-get", ["install", "-yq", "--no-install-recommends", "chromium"])
    );
  return run(process.execPath, [playwright, "install", "chromium"]);
}

if (!hasBrowser() && !installBrowser()) {
  console.error("No browser for the browser tests: install Chromium (Debian: apt-get install chromium) and try again.");
  process.exit(1);
}
process.exit(run(process.execPath, [playwright, "test", ...process.argv.slice(2)]) ? 0 : 1);
