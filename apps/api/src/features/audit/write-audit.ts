// Each entry commits to a salted body and to the entry before it. Deleting a body (erasure) leaves the chain whole;
// changing one is found by verifyAudit.
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { AuditEntry } from "../../http/mount.ts";

const GENESIS = "0".repeat(64);
/** Entries are numbered one after the other: writers queue here until the transaction ends. */
const CHAIN_LOCK = 7_202_611;

export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(db);
  const last = await db
    .selectFrom("audit_chain")
    .select(["seq", "hash"])
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const prev_hash = last?.hash ?? GENESIS;
  const salt = randomBytes(16).toString("hex");
  const about = {
    verb: entry.verb,
    actor_audience: entry.actor?.audience ?? null,
    actor_uuid: entry.actor?.uuid ?? null,
    subject: entry.subject ?? null,
    body: { before: entry.before ?? null, after: entry.after ?? null, request_id: entry.request_id },
  };
  const commitment = commitmentOf(salt, about);
  const at = entry.at.toISOString();
  await db
    .insertInto("audit_chain")
    .values({ seq, at, commitment, prev_hash, hash: hashOf({ seq, at, commitment, prev_hash }) })
    .execute();
  await db
    .insertInto("audit_bodies")
    .values({ seq, salt, ...about, body: JSON.stringify(about.body) })
    .execute();
}

interface Link {
  seq: number;
  at: string;
  commitment: string;
  prev_hash: string;
}

const hashOf = ({ seq, at, commitment, prev_hash }: Link) => sha256(`${seq}|${at}|${commitment}|${prev_hash}`);

const commitmentOf = (salt: string, about: unknown) => sha256(`${salt}|${canonical(about)}`);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** JSON with sorted keys: jsonb does not keep the order it was given. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

/** The first entry that does not follow from the one before it or whose body was changed; null when all is well. */
export async function verifyAudit(db: Db): Promise<{ seq: number; problem: string } | null> {
  let prev_hash = GENESIS;
  let expected = 1;
  for (;;) {
    const rows = await db
      .selectFrom("audit_chain as c")
      .leftJoin("audit_bodies as b", "b.seq", "c.seq")
      .select(["c.seq", "c.at", "c.commitment", "c.prev_hash", "c.hash"])
      .select(["b.salt", "b.verb", "b.actor_audience", "b.actor_uuid", "b.subject", "b.body"])
      .where("c.seq", ">=", expected)
      .orderBy("c.seq")
      .limit(1000)
      .execute();
    if (rows.length === 0) return null;
    for (const row of rows) {
      if (row.seq !== expected) return { seq: expected, problem: "the entry is missing" };
      if (row.prev_hash !== prev_hash || row.hash !== hashOf(row))
        return { seq: row.seq, problem: "the chain is broken" };
      const { verb, actor_audience, actor_uuid, subject, body } = row;
      if (row.salt && commitmentOf(row.salt, { verb, actor_audience, actor_uuid, subject, body }) !== row.commitment)
        return { seq: row.seq, problem: "the body was changed" };
      prev_hash = row.hash;
      expected++;
    }
  }
}
