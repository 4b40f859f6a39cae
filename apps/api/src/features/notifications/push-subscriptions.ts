import type { notifications } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { placeOf, sealText } from "../../secrets/vault.ts";
import { deviceName } from "../auth/public.ts";

const MAX_BROWSERS = 10;

/** With this secret and our key, another party could send messages to the browser in our name. */
export const authAt = (endpoint: string) => placeOf("push_subscriptions", "auth", endpoint);

/**
 * A browser belongs to the last candidate who subscribed with it. A candidate's oldest browsers are removed for new
 * ones.
 */
export function subscribe({ db, user, input, now, context, meta }: Call<typeof notifications.subscribe>) {
  const { p256dh, auth } = input.keys;
  if (!context.push.accepts({ endpoint: input.endpoint, p256dh, auth }))
    failField("endpoint", "We cannot send notifications to this browser.");
  const sealed = sealText(authAt(input.endpoint), auth);
  const row = {
    candidate_id: user.id,
    p256dh,
    auth: sealed,
    device: deviceName(meta.userAgent),
    created_at: now,
  };
  return inTransaction(db, async (db) => {
    await db
      .insertInto("push_subscriptions")
      .values({ ...row, endpoint: input.endpoint })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
      .execute();
    await db
      .deleteFrom("push_subscriptions")
      .where("candidate_id", "=", user.id)
      .where("id", "not in", (newest) =>
        newest
          .selectFrom("push_subscriptions as s")
          .select("s.id")
          .where("s.candidate_id", "=", user.id)
          .orderBy("s.created_at", "desc")
          .limit(MAX_BROWSERS),
      )
      .execute();
    return null;
  });
}

export async function unsubscribe({ db, user, input }: Call<typeof notifications.unsubscribe>) {
  await db
    .deleteFrom("push_subscriptions")
    .where("candidate_id", "=", user.id)
    .$if(Boolean(input.endpoint), (query) => query.where("endpoint", "=", input.endpoint!))
    .execute();
  return null;
}
