// The whole server for a test, on a database of its own, spoken to with the client the web app uses.
import { onTestFinished } from "vitest";
import { openDatabase } from "../db/open.ts";
import type { ListenerOptions } from "../http/listener.ts";
import { freshDatabase, quiet } from "./database.ts";
import { openInstance } from "./open-instance.ts";

export async function startApi(env: Record<string, string> = {}, listener: Partial<ListenerOptions> = {}) {
  const api = await openInstance(await freshDatabase(), env, { listener });
  onTestFinished(api.close);
  return api;
}

export type Api = Awaited<ReturnType<typeof startApi>>;

/** A second instance on the database of the first, whose signals may take another way. */
export async function startBeside(first: Api, signalsUrl?: string, env: Record<string, string> = {}): Promise<Api> {
  const database = await openDatabase({
    databaseUrl: first.databaseUrl,
    ownerUrl: first.ownerUrl,
    dataDir: "",
    log: quiet,
  });
  const api = await openInstance(database, env, { signalsUrl });
  // Called in the order of the tests' beginnings turned round: the second ends before the database goes.
  onTestFinished(api.close);
  return api;
}
