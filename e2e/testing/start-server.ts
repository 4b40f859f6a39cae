// The server of the journeys, of the sources as they are: nobody is held back by limits, and what goes wrong is told.
import { type RunningServer, startServer as startAny } from "../../scripts/start-server.ts";

export type { RunningServer };

export const startServer = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startAny({ HOST: "127.0.0.1", RATE_LIMITS: "off", LOG_LEVEL: "warn", ...env });
