// `npm run e2e`: the journeys in a real browser. With `--first` only the first journey of every feature, as in npm
// test. If no browser is found, one is installed, or one line says what to do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { systemBrowser } from "../e2e/testing/browser.ts";
import { firstJourneys } from "./first-journeys.ts";

const root = path.resolve(import.meta.dirname, "..");
const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
  "cli.js",
);

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const hasBrowser = () => Boolean(systemBrowser) || existsSync(chromium.executablePath());

/** Debian and similar systems have Chromium as a package. Elsewhere Playwright installs its own. */
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

/** The journeys of npm test, in a file as the runner expects. */
function writeFirstJourneysFile(): string {
  const { stdout, status } = spawnSync(process.execPath, [playwright, "test", "--list", "--reporter=list"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The browser tests cannot be listed: ${stdout}`);
  const file = path.join(root, ".cache/first-journeys.txt");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, firstJourneys(stdout).join("\n"));
  return file;
}

const given = process.argv.slice(2);
const asked = given.flatMap((arg) => (arg === "--first" ? ["--test-list", writeFirstJourneysFile()] : [arg]));
process.exit(run(process.execPath, [playwright, "test", ...asked]) ? 0 : 1);
