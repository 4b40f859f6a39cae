// Links sent by email: `token` is the secret, `hash` binds it to its email address, `ref` finds it. Each works once.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { hashOf, newToken } from "./secret-token.ts";
import type { Owner } from "./session-owner.ts";

type Purpose = "verify" | "reset" | "staff_reset" | "staff_invite" | "claim";

const lifeMinutes: Record<Purpose, number> = {
  verify: 24 * 60,
  reset: 60,
  staff_reset: 60,
  staff_invite: 72 * 60,
  claim: 24 * 60,
};

export interface LinkParts {
  token: string;
  hash?: string | undefined;
  ref?: string | undefined;
}

const boundTo = (purpose: Purpose, email: string) => hashOf(`${purpose}:${email}`);

/** The parts of a new link. Earlier links for the same purpose stop working. */
export async function makeLink(
  db: Db,
  purpose: Purpose,
  owner: Owner,
  email: string,
  now: Date,
): Promise<Required<LinkParts>> {
  const token = newToken();
  const ref = randomUUID();
  const email_hash = boundTo(purpose, email);
  await db
    .deleteFrom("one_time_links")
    .where((where) => where.and({ ...owner, purpose }))
    .execute();
  await db
    .insertInto("one_time_links")
    .values({
      ...owner,
      ref,
      purpose,
      token_hash: hashOf(token),
      email_hash,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMinutes[purpose] * 60_000),
    })
    .execute();
  return { token, hash: email_hash, ref: ref as string };
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isGood = (purpose: Purpose, { token, hash, ref }: Required<LinkParts>, now: Date) => sql<boolean>`
  ref = ${ref} and purpose = ${purpose} and token_hash = ${hashOf(token)} and email_hash = ${hash}
  and used_at is null and expires_at > ${now}`;

const isWhole = (link: LinkParts): link is Required<LinkParts> =>
  Boolean(link.hash && link.ref && isUuid.test(link.ref));

/** The owner of the link, without using it up. */
export async function findLink(db: Db, purpose: Purpose, link: LinkParts, now: Date) {
  if (!isWhole(link)) return null;
  const row = db
    .selectFrom("one_time_links")
    .select(["candidate_id", "staff_id", "created_at"])
    .where(isGood(purpose, link, now));
  return (await row.executeTakeFirst()) ?? null;
}

/**
 * Uses the link and returns its owner. Null when it was used, changed or is too old. Of two calls at the same time, one
 * succeeds.
 */
export async function useLink(db: Db, purpose: Purpose, link: LinkParts, now: Date) {
  if (!isWhole(link)) return null;
  const used = await db
    .updateTable("one_time_links")
    .set({ used_at: now })
    .where(isGood(purpose, link, now))
    .returning(["candidate_id", "staff_id"])
    .executeTakeFirst();
  return used ?? null;
}

export const linkAddress = (publicUrl: string, path: string, { token, hash, ref }: Required<LinkParts>) =>
  `${publicUrl}${path}/${token}?${new URLSearchParams({ hash: hash!, ref: ref! })}`;

/** Whether the link's address part still matches the account's current address. */
export const isBoundTo = (purpose: Purpose, email: string | null, hash: string | undefined) =>
  email !== null && boundTo(purpose, email) === hash;
