// Which build files a screen needs, read from the bundler's manifest.
import type { Manifest } from "vite";
import { type ScreenRow, type ShellName, screenTable } from "../src/app/screen-table.ts";
import { staffScreenTable, staffSignInScreens } from "../src/app/staff-screen-table.ts";

export const allScreens: readonly ScreenRow[] = [...screenTable, ...staffSignInScreens, ...staffScreenTable];

export const ENTRY = "src/entry.ts";

/** A shared file by the name that assignChunks gave it. */
export function shared(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((key) => key.startsWith("_") && manifest[key]!.name === name);
  if (!key) throw new Error(`There is no ${name} in the build.`);
  return key;
}

const frames: Record<ShellName, readonly string[]> = {
  none: [],
  bare: ["signed-in"],
  candidate: ["signed-in", "frame"],
  staff: ["signed-in", "staff"],
};

/** The shell's files, which surround a screen before it is loaded. */
export const shellChunks = (manifest: Manifest, { shell, path }: Pick<ScreenRow, "shell" | "path">): string[] => [
  ENTRY,
  shared(manifest, "app"),
  ...(path.startsWith("/admin") ? frames.staff : frames[shell]).map((name) => shared(manifest, name)),
];

export function screenKey(manifest: Manifest, { file }: Pick<ScreenRow, "file">): string {
  const key = `src/features/${file}-screen.tsx`;
  if (!manifest[key]) throw new Error(`The table of screens names ${key}, which is not in the build.`);
  return key;
}

/** Parts of the build with all their static imports. */
export function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

export const scriptsOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].map((key) => manifest[key]!.file);

export const stylesOf = (manifest: Manifest, keys: Iterable<string>): string[] => [
  ...new Set([...keys].flatMap((key) => manifest[key]!.css ?? [])),
];
