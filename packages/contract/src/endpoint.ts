// An endpoint is data: its path, who may call it, how often, its input and its output.
import type * as z from "zod/mini";

/** The roles at the desk. */
export const roles = ["owner", "editor", "reviewer", "support", "finance"] as const;
/** With those who are heads or teachers of a school and have no role at the desk. */
export const accountRoles = [...roles, "school"] as const;
export type Role = (typeof accountRoles)[number];

export type Audience = "public" | "candidate" | "staff";

export interface Limit {
  /** Counted for each network address, each signed-in account, or each value of a body field (for example an email). */
  per: "address" | "account" | { field: string };
  times: number;
  seconds: number;
  /**
   * Only failed calls count. A successful call is given back, once for each account, and every fourth account allows
   * one more failure. A carrier's or a school's address has thousands of people behind it, and most of them know their
   * password.
   */
  counts?: "failures";
}

export interface RowsRead {
  what: "questions" | "people";
  /** The fields of the response that contain the rows. Without it, the response is a list of rows or about one row. */
  list?: string | readonly string[];
  /** How many questions or students one row shows, if it is not one. */
  per_row?: number;
  /**
   * When one row is opened: the audit entry, which input field names the subject, and for which roles it is written.
   */
  entry?: { verb: string; subject: string; roles: readonly Role[] };
}

export type Schema = z.ZodMiniType;

type Maybe = Schema | undefined;

export interface Endpoint<
  Params extends Maybe = Maybe,
  Query extends Maybe = Maybe,
  Body extends Maybe = Maybe,
  Data extends Schema = Schema,
  Who extends Audience = Audience,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below /api. A placeholder is written {like_this} and named in `params`. */
  path: string;
  audience: Who;
  summary: string;
  /** Staff roles that may call it. Every staff endpoint lists them. */
  roles?: readonly Role[];
  /**
   * Candidate endpoints are study calls unless this is false: an unverified candidate loses them after the window. The
   * account itself, submitting a started test, and cancelling the candidate's own items stay available.
   */
  study?: false;
  limits?: readonly Limit[];
  /** The verb in the audit log. It is written in the same transaction as the change itself. */
  audit?: string;
  /** Shows questions or students to staff: the rows count towards the daily limit of this member. */
  counts_rows?: RowsRead;
  /** Asks staff to confirm their identity before the call is executed. */
  step_up?: true;
  /** Staff who still have to set up two-step sign-in, where it is required, may call only this. */
  before_second_step?: true;
  /**
   * The caller has just confirmed their identity: the session continues under a new token, and the old token stops
   * working.
   */
  renews_session?: true;
  /** Webhooks, signed files, feeds and health checks do not need the gateway signature. */
  unsigned?: true;
  /** Larger than a plain body: a sheet of answers, or one file of a form, up to this size. */
  max_body?: "answers" | { upload_bytes: number };
  /** 201 if the call creates something new. */
  status?: 200 | 201;
  message?: string;
  params?: Params | undefined;
  query?: Query | undefined;
  body?: Body | undefined;
  data: Data;
}

export const endpoint = <
  Data extends Schema,
  Who extends Audience,
  Params extends Maybe = undefined,
  Query extends Maybe = undefined,
  Body extends Maybe = undefined,
>(
  spec: Endpoint<Params, Query, Body, Data, Who>,
): Endpoint<Params, Query, Body, Data, Who> => spec;

// biome-ignore lint/suspicious/noExplicitAny: only `any` lets an endpoint of every shape through the constraint.
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

type Part<S> = S extends Schema ? z.output<S> : unknown;

/** Path, query and body are passed as one object. Their names never collide. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Data, infer _Who>
    ? Part<Params> & Part<Query> & Part<Body>
    : never;

export type DataOf<E extends AnyEndpoint> = z.output<E["data"]>;

export const placeholdersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
