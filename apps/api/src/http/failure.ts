// The one error of the house: a feature calls fail(), one handler turns it into the envelope.
import { type ErrorCode, type FieldErrors, statusOfCode } from "@sabiprep/contract";

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

export function fail(code: ErrorCode, message: string, errors?: FieldErrors): never {
  throw new Failure(code, message, errors ? { errors } : {});
}

/** One field is wrong: its message is the envelope's message too. */
export const failField = (field: string, message: string): never => fail("validation", message, { [field]: [message] });
