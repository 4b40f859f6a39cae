// The server for the journeys, from the current sources: it has no limits, and errors are reported.
import { type RunningServer, startServer as startAny } from "../../scripts/start-server.ts";

export type { RunningServer };

export const startServer = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startAny({ HOST: "127.0.0.1", RATE_LIMITS: "off", LOG_LEVEL: "warn", ...env });
