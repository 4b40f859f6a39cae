// The one error class of the server. A feature calls fail(), and one handler turns it into the envelope.
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

/** A message with values, so that it can be translated: `say("Choose {n} subjects.", { n })`. */
export const say = (message: string, values: MessageTemplate["values"]): MessageTemplate => ({ message, values });

export function fail(code: ErrorCode, message: string | MessageTemplate, errors?: FieldErrors): never {
  throw new Failure(code, message, errors ? { errors } : {});
}

/** The input broke rules of the contract. The first field message is also the envelope's message. */
export function failRules(errors: FieldErrors): never {
  throw new Failure("validation", Object.values(errors)[0]?.[0] ?? "Some fields are not valid", { errors });
}

/** One field is wrong. Its message is also the envelope's message. */
export function failField(field: string, message: string | MessageTemplate): never {
  const failure = new Failure("validation", message);
  throw new Failure("validation", message, { errors: { [field]: [failure.message] } });
}
