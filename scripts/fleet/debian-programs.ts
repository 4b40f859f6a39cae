// Programs a proof runs beside the servers. They come from Debian's packages, never from npm, and the proof says which is missing.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const packages = { nginx: "nginx-light", pgbouncer: "pgbouncer" } as const;

/** Ends the proof with one line where a program is not there. */
export function needProgram(name: keyof typeof packages): void {
  try {
    execFileSync(name, ["-V"], { stdio: "ignore" });
  } catch {
    missing(name, packages[name]);
  }
}

const POSTGRES = "/usr/lib/postgresql";
const OLDEST = 15;

/** The folder of the newest PostgreSQL server's programs. */
export function postgresPrograms(): string {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const fitting = versions.filter(
    (version) => version >= OLDEST && existsSync(path.join(POSTGRES, String(version), "bin/initdb")),
  );
  if (fitting.length === 0) missing(`a PostgreSQL server, ${OLDEST} or newer, in ${POSTGRES}`, "postgresql");
  return path.join(POSTGRES, String(Math.max(...fitting)), "bin");
}

function missing(what: string, name: string): never {
  console.error(`This proof needs ${what}: apt-get install ${name}`);
  process.exit(1);
}
