// Programs that a proof runs beside the servers. They come from Debian's packages, never from npm. A missing program is
// installed if we are allowed to, and reported otherwise.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const packages = { nginx: "nginx-light", pgbouncer: "pgbouncer" } as const;

/** Ends the proof with one line if a program is missing and cannot be installed. */
export function needProgram(name: keyof typeof packages): void {
  if (!runs(name)) install(packages[name]);
  if (!runs(name)) missing(name, packages[name]);
}

function runs(name: string): boolean {
  try {
    execFileSync(name, ["-V"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const POSTGRES = "/usr/lib/postgresql";
const OLDEST = 15;

/** The folder of the newest PostgreSQL server's programs. */
export function postgresPrograms(): string {
  if (fittingVersions().length === 0) install("postgresql");
  const fitting = fittingVersions();
  if (fitting.length === 0) missing(`a PostgreSQL server, ${OLDEST} or newer, in ${POSTGRES}`, "postgresql");
  return path.join(POSTGRES, String(Math.max(...fitting)), "bin");
}

const fittingVersions = (): number[] =>
  (existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : []).filter(
    (version) => version >= OLDEST && existsSync(path.join(POSTGRES, String(version), "bin/initdb")),
  );

/** Debian asks this program whether an installed service may be started. It must not: the proof starts its own. */
const STARTS_NOTHING = "/usr/sbin/policy-rc.d";
const APT_GET = "/usr/bin/apt-get";

function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  console.log(`installing ${name} from Debian's packages`);
  const isOurs = !existsSync(STARTS_NOTHING);
  if (isOurs) writeFileSync(STARTS_NOTHING, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]])
      execFileSync(APT_GET, ["--quiet", ...args], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
  } catch {
    // A program that needs it says so.
  } finally {
    if (isOurs) rmSync(STARTS_NOTHING);
  }
}

function missing(what: string, name: string): never {
  console.error(`This proof needs ${what}: apt-get install ${name}`);
  process.exit(1);
}
