// The user PostgreSQL runs as. It refuses root, so root becomes "nobody". Where the kernel allows it, this happens
// inside a user namespace and the files stay root's. Otherwise the folder is given to that user.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, lchownSync, readdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";

const nobody = 65534;
const namespaceCommand = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`];

export type IdentityName = "self" | "namespace" | "nobody";
export type Identity = { name: IdentityName; prefix: string[]; owner: number | undefined; runsAs: number | undefined };

export const identities: Record<IdentityName, Identity> = {
  self: { name: "self", prefix: [], owner: undefined, runsAs: undefined },
  namespace: { name: "namespace", prefix: namespaceCommand, owner: 0, runsAs: undefined },
  nobody: { name: "nobody", prefix: [], owner: nobody, runsAs: nobody },
};

/** initdb needs a user with a name. A container's arbitrary user number has none. */
function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** In the order they are tried. The identity that already owns the folder comes first. */
export function identitiesToTry(folder: string): Identity[] {
  if (process.getuid?.() !== 0) {
    return hasName() ? [identities.self] : [{ ...identities.namespace, owner: undefined }, identities.self];
  }
  const isNobodys = statSync(folder, { throwIfNoEntry: false })?.uid === nobody;
  return isNobodys ? [identities.nobody, identities.namespace] : [identities.namespace, identities.nobody];
}

const ownEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("PG"))),
  LC_ALL: "C",
});

function commandOf(identity: Identity, file: string, args: string[]) {
  const [first = file, ...rest] = [...identity.prefix, file, ...args];
  const options: SpawnOptions = { env: ownEnvironment(), windowsHide: true };
  if (process.platform !== "win32") options.cwd = "/";
  if (identity.runsAs !== undefined) Object.assign(options, { uid: identity.runsAs, gid: identity.runsAs });
  return { file: first, args: rest, options };
}

export function startAs(identity: Identity, file: string, args: string[], options: SpawnOptions): ChildProcess {
  const command = commandOf(identity, file, args);
  return spawn(command.file, command.args, { ...command.options, ...options });
}

/** Runs the program to its end. `ok` is also false when it could not be started. */
export function runAs(identity: Identity, file: string, args: string[]): { ok: boolean; output: string } {
  const command = commandOf(identity, file, args);
  const done = spawnSync(command.file, command.args, { ...command.options, encoding: "utf8", timeout: 120_000 });
  const output = `${done.stdout ?? ""}${done.stderr ?? ""}`.trim() || (done.error?.message ?? "");
  return { ok: done.status === 0, output };
}

export function canWrite(identity: Identity, folder: string): boolean {
  if (identity.name !== "self") return runAs(identity, "/bin/sh", ["-c", 'cd "$1" && test -w .', "sh", folder]).ok;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isTheirs = (identity: Identity, file: string): boolean =>
  identity.owner === undefined || statSync(file).uid === identity.owner;

/** Gives a file, or a folder with everything in it, to the user PostgreSQL runs as. */
export function giveTo(identity: Identity, file: string): void {
  const { owner } = identity;
  if (owner === undefined || isTheirs(identity, file)) return;
  const inside = statSync(file).isDirectory() ? readdirSync(file, { recursive: true, encoding: "utf8" }) : [];
  for (const name of inside) lchownSync(path.join(file, name), owner, owner);
  chownSync(file, owner, owner);
}
