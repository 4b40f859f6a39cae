// The one error of the house: a feature calls fail(), one handler turns it into the envelope.
import { type ErrorCode, type FieldErrors, type MessageTemplate, statusOfCode } from "@sabiprep/contract";
import { inEnglish } from "../languages/words.ts";

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly text: MessageTemplate | undefined;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string | MessageTemplate,
    more: { errors?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(typeof message === "string" ? message : inEnglish(message));
    this.code = code;
    this.text = typeof message === "string" ? undefined : message;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

/** A message with values, so that it can be said in every language: `say("Choose {n} subjects.", { n })`. */
export const say = (message: string, values: MessageTemplate["values"]): MessageTemplate => ({ message, values });

export function fail(code: ErrorCode, message: string | MessageTemplate, errors?: FieldErrors): never {
  throw new Failure(code, message, errors ? { errors } : {});
}

/** Rules of the contract were broken; the first of their messages is the envelope's. */
export function failRules(errors: FieldErrors): never {
  throw new Failure("validation", Object.values(errors)[0]?.[0] ?? "Some fields are not valid", { errors });
}

/** One field is wrong: its message is the envelope's message too. */
export function failField(field: string, message: string | MessageTemplate): never {
  const failure = new Failure("validation", message);
  throw new Failure("validation", message, { errors: { [field]: [failure.message] } });
}
