// An endpoint of the contract and the function that answers it. mount() gives each the same pipeline: signature,
// limits, caller, parse input, handle, parse output, envelope.
import type { AnyEndpoint, DataOf, InputOf } from "@sabiprep/contract";
import type { AppContext } from "../app-context.ts";
import type { Db } from "../db/transaction.ts";
import type { Caller, CandidateCaller, StaffCaller } from "./audience.ts";

type UserOf<E extends AnyEndpoint> = E["audience"] extends "candidate"
  ? CandidateCaller
  : E["audience"] extends "staff"
    ? StaffCaller
    : Caller | null;

/** The input of a handler. `db` is a transaction when the endpoint is audited. */
export interface Call<E extends AnyEndpoint> {
  db: Db;
  user: UserOf<E>;
  input: InputOf<E>;
  now: Date;
  context: AppContext;
  meta: RequestMeta;
  /**
   * The one file of a multipart body, read completely before the handler starts. Only for endpoints that take uploads.
   */
  upload: () => Upload;
  /** The facts the audit log should record about this change: ids and numbers, before and after. */
  recordAudit: (facts: AuditFacts) => void;
}

export interface RequestMeta {
  requestId: string;
  address: string;
  userAgent: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Upload {
  name: string;
  bytes: Buffer;
}

export interface AuditFacts {
  subject?: string;
  before?: unknown;
  after?: unknown;
}

/** A handler wraps its data in this when it needs another status or message than the endpoint's own. */
export class Answer<Data> {
  readonly data: Data;
  readonly status: 200 | 201 | undefined;
  readonly message: string | undefined;
  /** A full Set-Cookie header. */
  readonly cookie: string | undefined;

  constructor(data: Data, status?: 200 | 201, message?: string, cookie?: string) {
    this.data = data;
    this.status = status;
    this.message = message;
    this.cookie = cookie;
  }
}

export const answer = <Data>(
  data: Data,
  more: { status?: 200 | 201 | undefined; message?: string; cookie?: string | undefined } = {},
) => new Answer(data, more.status, more.message, more.cookie);

export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => Promise<DataOf<E> | Answer<DataOf<E>>> | DataOf<E> | Answer<DataOf<E>>;

export interface Route {
  endpoint: AnyEndpoint;
  handler: Handler<AnyEndpoint>;
  /** Whether its answer may be some seconds old. Its `db` is then a standby, if there is one. */
  allowStale?: boolean;
}

export const route = <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  // The pair was type-checked together above. The list of routes drops the particular types.
  handler: handler as unknown as Handler<AnyEndpoint>,
});

/**
 * Reads what others wrote, and fills no cache that relies on change events. Its `db` may be a standby. A caller who has
 * just written something is not sent there.
 */
export function replicaRoute<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  if (endpoint.method !== "GET" || endpoint.audit) throw new Error(`${endpoint.path} writes, so it can not lag`);
  return { ...route(endpoint, handler), allowStale: true };
}
