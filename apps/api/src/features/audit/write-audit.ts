// An entry is written in the transaction of the change that it records.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { AuditEntry } from "../../http/mount.ts";
import { type Anchor, lockAnchor, makeAnchor, moveAnchor } from "./anchor.ts";
import { commitmentOf, KEYED, keyedHash } from "./chain.ts";

export const writeAudit = (db: Db, entry: AuditEntry): Promise<void> =>
  inTransaction(db, async (db) => append(db, await anchorOf(db, entry.at), entry));

/** Runs at the start: a log of an older build gets its key before the server accepts requests. */
export const beginKeyedLog = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (db) => void (await anchorOf(db, now)));

/** An erased candidate is also erased from the log. The log still records that it was done, and for which entries. */
export const eraseWords = (db: Db, candidateId: number, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<{ seq: number }>`delete from audit_bodies b using candidates c
      where c.id = ${candidateId} and (b.subject = c.uuid::text or b.actor_uuid = c.uuid) returning b.seq`.execute(db);
    const erased = rows.map(({ seq }) => seq).sort((a, b) => a - b);
    if (erased.length > 0) await writeAudit(db, bySystem("audit.erase", now, { erased }));
  });

export const bySystem = (verb: string, at: Date, after: object): AuditEntry => ({
  verb,
  actor: null,
  at,
  request_id: "system",
  after,
});

async function anchorOf(db: Db, now: Date): Promise<Anchor> {
  const there = await lockAnchor(db);
  if (there) return there;
  const isOurs = await makeAnchor(db, now);
  const made = (await lockAnchor(db))!;
  if (!isOurs || made.seq === 0) return made;
  // Words that are already missing were erased before erasures had their own entries.
  const { rows } = await sql<{ seq: number }>`select c.seq from audit_chain c
    where not exists (select 1 from audit_bodies b where b.seq = c.seq) order by c.seq`.execute(db);
  await append(db, made, bySystem("audit.keyed", now, { erased: rows.map(({ seq }) => seq) }));
  return (await lockAnchor(db))!;
}

async function append(db: Db, anchor: Anchor, entry: AuditEntry): Promise<void> {
  const seq = anchor.seq + 1;
  const prev_hash = anchor.head;
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
  const hash = keyedHash(anchor.key, { seq, at, commitment, prev_hash });
  await db.insertInto("audit_chain").values({ seq, at, commitment, prev_hash, hash, rule: KEYED }).execute();
  await db
    .insertInto("audit_bodies")
    .values({ seq, salt, ...about, body: JSON.stringify(about.body) })
    .execute();
  await moveAnchor(db, anchor, seq, hash, at);
}
