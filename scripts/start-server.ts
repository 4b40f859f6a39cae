// The real server for a proof or a bench, from the current sources: outdated builds are made again first.
import { type RunningServer, startServer as startBuilt } from "../apps/api/src/testing/start-server.ts";
import { buildAll } from "./build.ts";

export type { RunningServer };

export async function startServer(env?: Record<string, string>, nodeFlags?: string[]): Promise<RunningServer> {
  await buildAll();
  return startBuilt(env, nodeFlags);
}
