// The data folder of the embedded PostgreSQL: its location, its user and its creation.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseProblem } from "../database-problem.ts";
import type { Log } from "../log.ts";
import { copyBinaries, makeLibraryLinks, packagedBinaries, program } from "./binaries.ts";
import { canWrite, giveTo, type Identity, identitiesToTry, isTheirs, runAs } from "./identity.ts";
import { runningPostmaster } from "./pid-file.ts";

export const superuser = "sabiprep";

export type Cluster = {
  dataDir: string;
  home: string;
  data: string;
  native: string;
  identity: Identity;
  password: string;
  settings: Record<string, string>;
};

export type ClusterOptions = {
  dataDir: string;
  log: Log;
  /** The package's folder and the identities. Only tests set them. */
  native?: string;
  identities?: Identity[];
  settings?: Record<string, string>;
};

/** The folder recorded in the data folder, when the usual one could not be reached. */
function homeOf(dataDir: string): string {
  const note = path.join(dataDir, "postgres-folder");
  return existsSync(note) ? readFileSync(note, "utf8").trim() : path.join(dataDir, "postgres");
}

const dataOf = (home: string) => path.join(home, "data");
const passwordFile = (data: string) => path.join(data, "sabiprep-password");

function makeHome(home: string, identity: Identity): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (!isTheirs(identity, home) && runningPostmaster(dataOf(home))) {
    throw new DatabaseProblem(`Another user's PostgreSQL is running in ${home}. Stop it first.`);
  }
  giveTo(identity, home);
  return home;
}

/**
 * A folder owned by root that "nobody" can reach. It is recorded in the data folder, so that every command finds it.
 */
function homeElsewhere(dataDir: string, identity: Identity, log: Log): string {
  const home = path.join("/var/lib/sabiprep", createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
  mkdirSync(path.dirname(home), { recursive: true, mode: 0o755 });
  makeHome(home, identity);
  if (!canWrite(identity, home)) {
    throw new DatabaseProblem(`Only root can read ${dataDir}. Choose another DATA_DIR or set DATABASE_URL.`);
  }
  writeFileSync(path.join(dataDir, "postgres-folder"), `${home}\n`);
  log.warn(`PostgreSQL does not run as root, and its user cannot read ${dataDir}. Its data is stored in ${home}`);
  return home;
}

function chooseHome(dataDir: string, only: Identity[] | undefined, log: Log): { home: string; identity: Identity } {
  const usual = homeOf(dataDir);
  const identities = only ?? identitiesToTry(usual);
  for (const identity of identities) {
    if (canWrite(identity, makeHome(usual, identity))) return { home: usual, identity };
  }
  const last = identities.at(-1);
  if (!last || last.name === "self" || existsSync(dataOf(usual))) {
    throw new DatabaseProblem(
      `PostgreSQL cannot use its data in ${usual}. Make the user who starts SabiPrep the owner of this folder.`,
    );
  }
  return { home: homeElsewhere(dataDir, last, log), identity: last };
}

function chooseBinaries(native: string, home: string, identity: Identity): { native: string; major: string } {
  const versionOf = (folder: string) => runAs(identity, program(folder, "postgres"), ["--version"]);
  let folder = native;
  try {
    makeLibraryLinks(native);
  } catch {
    folder = copyBinaries(native, home);
  }
  let version = versionOf(folder);
  if (!version.ok && identity.name === "nobody" && folder === native) {
    folder = copyBinaries(native, home);
    version = versionOf(folder);
  }
  const major = /PostgreSQL\D*(\d+)/.exec(version.output)?.[1];
  if (!version.ok || !major) {
    const why = version.output.split("\n")[0] ?? "";
    throw new DatabaseProblem(
      `The embedded PostgreSQL does not run on this machine (${why}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return { native: folder, major };
}

/** A new cluster has a thousand files. One sync of the full file system takes far less time than one for each file. */
function syncOption(settings: Record<string, string>): string[] {
  if (settings.fsync === "off") return ["--no-sync"];
  return process.platform === "linux" ? ["--sync-method=syncfs"] : [];
}

/**
 * Created beside its final place and then moved there in one step, so that an interrupted or doubled first start leaves
 * no partial folder.
 */
function initialise(home: string, native: string, identity: Identity, settings: Record<string, string>): void {
  const making = path.join(home, `making-${randomUUID()}`);
  const password = `${making}-password`;
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  for (const made of [making, password]) giveTo(identity, made);
  try {
    const args = ["-D", making, "-U", superuser, `--pwfile=${password}`, "--auth=scram-sha-256", "-E", "UTF8"];
    const options = ["--locale=C", "--data-checksums", "--no-instructions", ...syncOption(settings)];
    const made = runAs(identity, program(native, "initdb"), [...args, ...options]);
    if (!made.ok) throw new DatabaseProblem(`initdb failed in ${home}: ${made.output.replaceAll("\n", " ")}`);
    renameSync(password, passwordFile(making));
    chmodSync(passwordFile(making), 0o600);
    if (!existsSync(dataOf(home))) renameSync(making, dataOf(home));
  } catch (error) {
    // Another first start won the race. Its folder is as good as ours.
    if (!existsSync(passwordFile(dataOf(home)))) throw error;
  } finally {
    for (const made of [making, password]) rmSync(made, { recursive: true, force: true });
  }
}

function assertMajor(data: string, major: string): void {
  const file = path.join(data, "PG_VERSION");
  const made = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
  if (made === major) return;
  throw new DatabaseProblem(
    `The data in ${data} was created by PostgreSQL ${made}, but this build runs PostgreSQL ${major}: ` +
      "back up with the old build and restore into a new DATA_DIR.",
  );
}

export function prepareCluster(options: ClusterOptions): Cluster {
  const { log, settings = {} } = options;
  const dataDir = path.resolve(options.dataDir);
  const packaged = options.native ?? packagedBinaries();
  mkdirSync(dataDir, { recursive: true });
  const { home, identity } = chooseHome(dataDir, options.identities, log);
  const { native, major } = chooseBinaries(packaged, home, identity);
  const data = dataOf(home);
  if (!existsSync(data)) initialise(home, native, identity, settings);
  assertMajor(data, major);
  return { dataDir, home, data, native, identity, password: readPassword(data), settings };
}

function readPassword(data: string): string {
  const file = passwordFile(data);
  if (!existsSync(file)) throw new DatabaseProblem(`The password file ${file} is missing. Restore it from a backup.`);
  return readFileSync(file, "utf8").trim();
}

/** The data a reader needs to connect to a running server. Nothing is created or changed. */
export function existingCluster(dataDir: string): { data: string; password: string } | undefined {
  const data = dataOf(homeOf(path.resolve(dataDir)));
  return existsSync(data) ? { data, password: readPassword(data) } : undefined;
}
