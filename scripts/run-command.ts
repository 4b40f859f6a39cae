// Starts other commands for the scripts beside this file, on the same Node, and returns how they ended.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

/** Runs a package's command or a file of ours. Its output is printed and also returned. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const script = /\.(ts|mjs|js)$/.test(name)
    ? path.resolve(root, name)
    : realpathSync(path.join(root, "node_modules/.bin", name));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on("data", (bytes: Buffer) => {
        output += bytes;
        to.write(bytes);
      });
    }
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}
