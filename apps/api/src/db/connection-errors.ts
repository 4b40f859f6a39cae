// Errors that mean "the database cannot be reached or cannot write right now". The caller may try again.
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01", // admin shutdown
  "57P02", // crash shutdown
  "57P03", // cannot connect now
  "57P05", // idle session timeout
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "25006", // read only: a standby that is not promoted yet
  "53100", // disk full
  "53300", // too many connections
]);

/** A pooler reports all its own errors with this code. PostgreSQL itself names the routine that failed. */
const isOfPooler = ({ code, routine }: { code?: string; routine?: string }) => code === "08P01" && !routine;

const sayings =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|has encountered a connection error|was closed and is not queryable/;

export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Both the driver and the system put their codes on the error.
  const coded = error as { code?: string; routine?: string; message: string };
  return awayCodes.has(coded.code ?? "") || isOfPooler(coded) || sayings.test(coded.message);
}
