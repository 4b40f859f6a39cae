// An endpoint is data: where it is, who may call it, how often, what goes in and what comes out.
import type * as z from "zod/mini";

export const roles = ["owner", "editor", "reviewer", "support", "finance"] as const;
export type Role = (typeof roles)[number];

export type Audience = "public" | "candidate" | "staff";

export interface Limit {
  /** Counted for each network address, each signed-in account, or each value of a body field (an e-mail, say). */
  per: "address" | "account" | { field: string };
  times: number;
  seconds: number;
  /**
   * Calls that fail count. One that succeeds is given back, once for each account, and every fourth account makes room for one failure more: a
   * carrier's or a school's address has thousands behind it, of whom most know their password.
   */
  counts?: "failures";
}

export interface RowsRead {
  what: "questions" | "people";
  /** The field of the reply with the rows; without it the reply is about one. */
  list?: string;
  /** One that is opened: the audit entry, which field of the input names the subject, and for which roles it is written. */
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
  /** Below /api; a placeholder is written {like_this} and named in `params`. */
  path: string;
  audience: Who;
  summary: string;
  /** Staff roles that may call it; every staff endpoint names them. */
  roles?: readonly Role[];
  /**
   * Candidate endpoints are study calls unless this is false: an unverified candidate loses them after the window. What stays is
   * the account itself, handing in a test that was begun, and taking back what is one's own.
   */
  study?: false;
  limits?: readonly Limit[];
  /** The audit log's verb; written in the same transaction as the change itself. */
  audit?: string;
  /** Shows staff questions or students: the rows count towards the daily limit of this member. */
  counts_rows?: RowsRead;
  /** Asks staff to confirm who they are before the call is carried out. */
  step_up?: true;
  /** Staff who still have to set their second step up, where it is required, may call this and nothing else. */
  before_second_step?: true;
  /** Whoever calls it has just proved who they are: the session goes on under a new token, and the old one opens nothing. */
  renews_session?: true;
  /** The gateway signature is not asked of webhooks, signed files, feeds and health. */
  unsigned?: true;
  /** More than a plain body: a sheet of answers, or one file of a form, no larger than this. */
  max_body?: "answers" | { upload_bytes: number };
  /** 201 where the call makes something new. */
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

/** Path, query and body arrive as one object; their names never meet. */
export type InputOf<E extends AnyEndpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Data, infer _Who>
    ? Part<Params> & Part<Query> & Part<Body>
    : never;

export type DataOf<E extends AnyEndpoint> = z.output<E["data"]>;

export const placeholdersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
