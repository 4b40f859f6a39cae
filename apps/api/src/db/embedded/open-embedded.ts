import { createHmac } from "node:crypto";
import { makeServingRole, servingRole } from "../serving-role.ts";
import { type ClusterOptions, existingCluster, prepareCluster } from "./cluster.ts";
import { takeOwnership } from "./owner.ts";
import { runningPostmaster } from "./pid-file.ts";
import { askToStop, ensureRunning, stopPostmaster, urlOf } from "./postmaster.ts";

const database = "sabiprep";

/** `url` is the owner's, for migrations and commands. The server works with `servingUrl`. */
export type EmbeddedDatabase = { url: string; servingUrl: string; stop(): Promise<void> };

/** Derived, so nothing is stored. Anyone who can read the owner's password may also know this one. */
export const servingPassword = (ownersPassword: string): string =>
  createHmac("sha256", ownersPassword).update(servingRole).digest("base64url");

/** Opens the embedded PostgreSQL of a data folder as its only owner. */
export async function openEmbedded(options: ClusterOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  const cluster = prepareCluster(options);
  const postmaster = await ensureRunning(cluster, log);
  const stopAtExit = () => askToStop(cluster);
  const owner = await takeOwnership(cluster, postmaster, log, () => {
    process.off("exit", stopAtExit);
    log.error(`another process took over ${cluster.dataDir}. This one stops`);
    process.kill(process.pid, "SIGTERM");
  });
  process.on("exit", stopAtExit);
  const { rowCount } = await owner.client.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await owner.client.query(`create database ${database}`);

  const password = servingPassword(cluster.password);
  await makeServingRole(owner.client, servingRole, password);

  return {
    url: urlOf(cluster, postmaster.port, database),
    servingUrl: urlOf({ password, role: servingRole }, postmaster.port, database),
    async stop() {
      owner.release();
      process.off("exit", stopAtExit);
      await stopPostmaster(cluster, "fast");
      await owner.client.end().catch(() => {});
    },
  };
}

export const holdsEmbedded = (dataDir: string): boolean => existingCluster(dataDir) !== undefined;

/** The address of the database while its server is running, for a command that reads beside the owner process. */
export function runningEmbeddedUrl(dataDir: string): string | undefined {
  const cluster = existingCluster(dataDir);
  const running = cluster && runningPostmaster(cluster.data);
  return running && urlOf(cluster, running.port, database);
}
