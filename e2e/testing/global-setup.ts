import { startServer } from "./start-server.ts";

/**
 * One server for the whole run. The returned function stops it. If an address is given from outside, it is used as it
 * is.
 */
export default async function globalSetup() {
  if (process.env.E2E_BASE_URL) return;
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
