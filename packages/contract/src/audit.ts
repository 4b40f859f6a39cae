// Staff actions, in a chain that nobody can change unnoticed.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, timestamp, uuid } from "./fields.ts";

export const auditEntry = z.object({
  seq: z.number(),
  at: timestamp,
  /** Null where the words were erased with the person they were about. The chain is still valid. */
  verb: z.nullable(z.string()),
  actor: z.nullable(z.object({ audience: z.string(), uuid: z.string(), name: z.nullable(z.string()) })),
  subject: z.nullable(z.string()),
  /** The current name of the subject. Null if it has no name or was deleted. */
  about: z.nullable(z.object({ text: z.string(), is_markup: z.boolean() })),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filter = {
  /** The prefix of a verb: `user.` finds all actions on users. */
  verb: z.optional(z.string().check(z.maxLength(60))),
  actor: z.optional(uuid()),
  subject: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(date),
  to: z.optional(date),
};

export const audit = {
  list: endpoint({
    method: "GET",
    path: "/admin/audit",
    summary: "The audit log, newest first",
    audience: "staff",
    roles: ["owner"],
    query: z.object({ ...filter, before: z.optional(z.int().check(z.gte(1))) }),
    data: z.object({ items: z.array(auditEntry), next: z.nullable(z.number()) }),
  }),
  verify: endpoint({
    method: "POST",
    path: "/admin/audit/verification",
    summary: "Checks the whole chain and reports the first entry that fails",
    audience: "staff",
    roles: ["owner"],
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    data: z.object({
      entries: z.number(),
      broken: z.nullable(z.object({ seq: z.number(), problem: z.string() })),
    }),
  }),
  export: endpoint({
    method: "POST",
    path: "/admin/audit/export",
    summary: "The filtered entries as a CSV file",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "audit.export",
    body: z.object(filter),
    data: z.object({ url: z.string(), name: z.string(), entries: z.number() }),
  }),
};
