// An endpoint of the contract and the function that answers it. mount() gives each the same pipeline: signature, limits,
// who is calling, parse in, handle, parse out, envelope.
import type { AnyEndpoint, DataOf, InputOf } from "@sabiprep/contract";
import type { AppContext } from "../app-context.ts";
import type { Db } from "../db/transaction.ts";
import type { Caller, CandidateCaller, StaffCaller } from "./audience.ts";

type UserOf<E extends AnyEndpoint> = E["audience"] extends "candidate"
  ? CandidateCaller
  : E["audience"] extends "staff"
    ? StaffCaller
    : Caller | null;

/** What a handler is given. `db` is a transaction where the endpoint is audited. */
export interface Call<E extends AnyEndpoint> {
  db: Db;
  user: UserOf<E>;
  input: InputOf<E>;
  now: Date;
  context: AppContext;
  meta: RequestMeta;
  /** The one file of a multipart body, read whole before the handler began; only where the endpoint takes uploads. */
  upload: () => Upload;
  /** What the audit log should remember of this change; ids and figures, before and after. */
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

/** A handler that wants another status or message than the endpoint's own wraps its data in this. */
export class Answer<Data> {
  readonly data: Data;
  readonly status: 200 | 201 | undefined;
  readonly message: string | undefined;
  /** A whole Set-Cookie header. */
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
  /** Whether its answer may be some seconds old: its `db` is then a standby, where there is one. */
  allowStale?: boolean;
}

export const route = <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  // The pair was checked together above; the list of routes forgets the particular types.
  handler: handler as unknown as Handler<AnyEndpoint>,
});

/**
 * Reads what others wrote, and nothing into a memory that is told of changes. It is given a `db` that may be a standby; whoever has
 * just written something themselves is not sent there.
 */
export function replicaRoute<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  if (endpoint.method !== "GET" || endpoint.audit) throw new Error(`${endpoint.path} writes, so it can not lag`);
  return { ...route(endpoint, handler), allowStale: true };
}
