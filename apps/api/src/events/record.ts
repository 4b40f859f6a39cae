// A feature records an event in its own transaction. Subscribers receive it later, once and in order.
import type { Db } from "../db/transaction.ts";
import type { EventBodies, EventType } from "./event-types.ts";

export async function record<T extends EventType>(db: Db, type: T, body: EventBodies[T], at: Date): Promise<void> {
  await db
    .insertInto("events")
    .values({ type, body: JSON.stringify(body), at })
    .execute();
}
