import { ApiError } from "@sabiprep/contract";

/** The network or the server was away for a moment. The same call may succeed the next time. */
export const isTransient = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === "network" || error.status >= 502);
