// JSON lines. Any value that could be a secret or personal data is blanked by its key before it is written.
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

const secretKeys = [
  "password",
  "new_password",
  "confirm_password",
  "token",
  "access_token",
  "authorization",
  "email",
  "phone",
  "secret",
];

export const createLog = (config: Config, to?: DestinationStream): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: { version: config.version },
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `err.config.${key}`]), censor: "…" },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to ?? pino.destination({ dest: 2, sync: false }),
  );
