// Where the log ends: its last entry and number, sealed by a MAC with the log's key, in one row that is updated with
// every entry. The key is in the same row, sealed with SECRETS_KEY.
import { randomBytes } from "node:crypto";
import type { Db } from "../../db/transaction.ts";
import { placeOf, seal, unseal } from "../../secrets/vault.ts";
import { GENESIS, macOfEnd } from "./chain.ts";

const place = placeOf("audit_anchor", "key", true);

export interface Anchor {
  key: Buffer;
  /** The last entry that was hashed without a key, or 0 if there never was one. */
  switched_after: number;
  seq: number;
  head: string;
  at: string;
  mac: string;
}

export async function readAnchor(db: Db): Promise<Anchor | null> {
  const row = await db.selectFrom("audit_anchor").selectAll().executeTakeFirst();
  return row ? { ...row, key: unseal(place, row.key) } : null;
}

/** The lock is held until the transaction ends. Entries are numbered one after another, so writers queue here. */
export async function lockAnchor(db: Db): Promise<Anchor | null> {
  const row = await db.selectFrom("audit_anchor").selectAll().forUpdate().executeTakeFirst();
  return row ? { ...row, key: unseal(place, row.key) } : null;
}

/**
 * Gives the log its key, unless another process was first. Earlier entries stay as they are, up to the recorded one.
 */
export async function makeAnchor(db: Db, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom("audit_chain")
    .select(["seq", "hash"])
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const key = randomBytes(32);
  const end = {
    switched_after: last?.seq ?? 0,
    seq: last?.seq ?? 0,
    head: last?.hash ?? GENESIS,
    at: now.toISOString(),
  };
  const made = await db
    .insertInto("audit_anchor")
    .values({ key: seal(place, key), ...end, mac: macOfEnd(key, "row", end) })
    .onConflict((conflict) => conflict.column("one").doNothing())
    .returning("one")
    .executeTakeFirst();
  return made !== undefined;
}

export async function moveAnchor(db: Db, { key, switched_after }: Anchor, seq: number, head: string, at: string) {
  const end = { switched_after, seq, head, at };
  await db
    .updateTable("audit_anchor")
    .set({ seq, head, at, mac: macOfEnd(key, "row", end) })
    .execute();
}
