// The only list of failure codes. The HTTP status follows from the code, on both sides of the connection.
export const statusOfCode = {
  validation: 400,
  bad_request: 400,
  bad_signature: 400,
  not_allowed: 400,
  email_unverified: 400,
  step_up: 400,
  second_step_needed: 400,
  plan_limit: 402,
  premium: 402,
  unauthenticated: 403,
  unauthorized: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  changed_meanwhile: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  header_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** Messages for each field that has one. The first of them is also the envelope's message. */
export type FieldErrors = Record<string, string[]>;

/**
 * A sentence before its values are inserted. The response contains the English text. A client in another language finds
 * the sentence in its catalogue by `message`. A value that is a day (2026-12-01) is also written in that language.
 */
export interface MessageTemplate {
  message: string;
  values: Record<string, string | number>;
}

/** The two texts that tell a client that its session is over. */
export const UNAUTHENTICATED = "Unauthenticated.";
export const UNAUTHORIZED = "Unauthorized";

/** What the client shows when the server's own message is missing. */
export const fallbackMessage = {
  fields: "Some required fields are still empty!",
  unexpected: "Something went wrong. Please try again!",
  network: "Internal server error. Please try again!",
  silent: "Request failed.",
} as const;
