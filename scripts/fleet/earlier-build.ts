// The build of an earlier version, made in a separate folder. It runs beside the new one while a fleet is updated.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { root } from "../run-command.ts";

/** `ref` is any git reference: a tag, a branch, a commit. */
export function makeEarlierBuild(ref: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync("git", ["archive", ref], { cwd: root, maxBuffer: 1_073_741_824 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });
  const quietly = { cwd: folder, stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], quietly);
  execFileSync("npm", ["run", "-s", "build"], quietly);
  return folder;
}
