// Errors that mean "the database can not be reached or can not write just now": the caller may try again.
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01", // admin shutdown
  "57P02", // crash shutdown
  "57P03", // cannot connect now
  "08000",
  "08003",
  "08006",
  "53100", // disk full
  "53300", // too many connections
]);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    awayCodes.has(code ?? "") || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
