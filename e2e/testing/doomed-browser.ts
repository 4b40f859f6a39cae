// A separate Chromium on its own profile, which can be killed as in a power cut: the whole process group at the same
// time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, systemBrowser } from "./browser.ts";

const STARTED_WITHIN_MS = 60_000;

export interface DoomedBrowser {
  browser: Browser;
  kill: () => Promise<void>;
}

export const newProfile = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-profile-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
};

export async function launchOn(profile: string): Promise<DoomedBrowser> {
  const portFile = path.join(profile, "DevToolsActivePort");
  rmSync(portFile, { force: true });
  // The lock of the killed browser would stop the next one from starting.
  for (const lock of ["SingletonLock", "SingletonCookie", "SingletonSocket"])
    rmSync(path.join(profile, lock), { force: true });
  const flags = [
    "--headless=new",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "--hide-crash-restore-bubble",
  ];
  const child = spawn(systemBrowser ?? chromium.executablePath(), [...browserFlags, ...flags, "about:blank"], {
    detached: true,
    stdio: "ignore",
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    process.kill(-child.pid!, "SIGKILL");
    await gone;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
    return { browser, kill };
  } catch (problem) {
    await kill();
    throw problem;
  }
}

async function portIn(file: string): Promise<string> {
  const until = Date.now() + STARTED_WITHIN_MS;
  while (Date.now() < until) {
    try {
      const [port] = readFileSync(file, "utf8").split("\n");
      if (port) return port;
    } catch {
      // Not written yet.
    }
    await wait(50);
  }
  throw new Error("The browser did not start.");
}
