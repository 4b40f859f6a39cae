// The key comes from the environment. Outside production, it comes from a file made at the first start.
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { type Config, ConfigProblem } from "../config.ts";
import { useKeys } from "./vault.ts";

type KeyConfig = Pick<Config, "SECRETS_KEY" | "SECRETS_KEY_OLD" | "DATA_DIR" | "production">;

/** From here on the process can seal and open secrets. */
export function readKeys(config: KeyConfig): void {
  const first = config.SECRETS_KEY ?? (config.production ? missing() : keyInFile(config.DATA_DIR));
  useKeys([first, ...(config.SECRETS_KEY_OLD ?? [])].map((key) => Buffer.from(key, "hex")));
}

function missing(): never {
  throw new ConfigProblem(
    "SECRETS_KEY: required in production, 32 random bytes. Create one with `openssl rand -base64 32` and store it away from the backups",
  );
}

function keyInFile(dataDir: string): string {
  const file = path.join(dataDir, "secrets.key");
  const there = readIfThere(file);
  if (there) return there;
  mkdirSync(dataDir, { recursive: true });
  const making = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = openSync(making, "wx", 0o600);
  writeSync(handle, `${randomBytes(32).toString("hex")}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    // Of two first starts at the same time, only one creates the link, and the file is complete.
    linkSync(making, file);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  } finally {
    rmSync(making, { force: true });
  }
  return readIfThere(file)!;
}

function readIfThere(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw problem;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new ConfigProblem(`${file} does not contain a key. Restore it from a backup`);
  return text;
}
