// The full server for a test, on its own database, called with the same client as the web app.
import { onTestFinished } from "vitest";
import { openDatabase } from "../db/open.ts";
import type { ListenerOptions } from "../http/listener.ts";
import { freshDatabase, quiet } from "./database.ts";
import { openInstance } from "./open-instance.ts";

export async function startApi(
  env: Record<string, string> = {},
  listener: Partial<ListenerOptions> = {},
  readUrl?: string,
) {
  const api = await openInstance(await freshDatabase(), env, { listener, readUrl });
  onTestFinished(api.close);
  return api;
}

export type Api = Awaited<ReturnType<typeof startApi>>;

/** A second instance on the first one's database. Its signals may use another path. */
export async function startBeside(
  first: Api,
  signalsUrl?: string,
  env: Record<string, string> = {},
  readUrl?: string,
): Promise<Api> {
  const database = await openDatabase({
    databaseUrl: first.databaseUrl,
    ownerUrl: first.ownerUrl,
    dataDir: "",
    log: quiet,
  });
  const api = await openInstance(database, env, { signalsUrl, readUrl });
  // Runs in reverse order of the starts, so the second instance ends before the database closes.
  onTestFinished(api.close);
  return api;
}
