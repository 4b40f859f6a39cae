// Every response of the API, success or failure, has this shape. Its HTTP status equals status_code.
import type { ErrorCode, FieldErrors, MessageTemplate } from "./errors.ts";

export interface Envelope<Data = unknown> {
  status_code: number;
  message: string;
  data: Data;
}

export interface FailureEnvelope {
  status_code: number;
  message: string;
  data: null;
  code: ErrorCode;
  errors?: FieldErrors;
  /** The message without its values, if it has any. */
  text?: MessageTemplate;
  request_id?: string;
}
