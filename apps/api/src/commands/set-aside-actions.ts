// The actions of `npm run set-aside` on one item. It may run beside the server.
import { sql } from "kysely";
import { features } from "../app.ts";
import { type Db, inTransaction } from "../db/transaction.ts";
import type { DeliveredEvent } from "../events/event-types.ts";
import { cursorInTurn } from "../events/repair.ts";
import { isOwnFailure, nameOf, problemText, type SetAside } from "../events/set-aside.ts";
import { dropEmail, retryEmail } from "../features/mail/public.ts";
import { dropDelivery } from "../features/notifications/public.ts";

interface Done {
  ok: boolean;
  text: string;
}

type Row = Pick<SetAside, "id" | "kind" | "part" | "item" | "details">;

/** The row is locked, so that nobody else retries or drops it meanwhile. */
async function held(db: Db, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, kind, part, item, details from set_aside where id = ${id} and set_aside_at is not null
    for update`.execute(db);
  return rows[0];
}

const unknown = (id: number): Done => ({ ok: false, text: `Nothing with the number ${id} is set aside.` });

const remove = (db: Db, id: number) => db.deleteFrom("set_aside").where("id", "=", id).execute();

export async function retrySetAside(db: Db, id: number, now: Date): Promise<Done> {
  try {
    return await inTransaction(db, async (db) => {
      const row = await held(db, id);
      return row ? retry[row.kind](db, row, now) : unknown(id);
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    await sql`update set_aside set tries = tries + 1, problem = ${problemText(problem)}, last_failed_at = ${now}
      where id = ${id}`.execute(db);
    return { ok: false, text: `${id} failed again and stays set aside: ${problemText(problem)}` };
  }
}

const retry: Record<Row["kind"], (db: Db, row: Row, now: Date) => Promise<Done>> = {
  event: async (db, row) => {
    const listening = features.flatMap(({ on }) => on ?? []).find(({ name }) => name === row.part);
    if (!listening) return { ok: false, text: `${nameOf(row)}: this build has no such listener.` };
    await cursorInTurn(db, row.part);
    await listening.handle(db, [row.details as DeliveredEvent]);
    await remove(db, row.id);
    return { ok: true, text: `${nameOf(row)} was delivered.` };
  },
  email: async (db, row, now) => {
    if (!(await retryEmail(db, row.item, now)))
      return { ok: false, text: `${nameOf(row)} is not stored any more. Drop it.` };
    await remove(db, row.id);
    return { ok: true, text: `${nameOf(row)} will be sent by the running server.` };
  },
  remark: async (db, row, now) => {
    await sql`update set_aside set tries = 0, set_aside_at = null, next_try_at = ${now} where id = ${row.id}`.execute(
      db,
    );
    return { ok: true, text: `${nameOf(row)} will be tried by the running server.` };
  },
  expiry: removeForServer,
  notice: removeForServer,
};

/** The running server finds the item again as soon as its set-aside record is deleted. */
async function removeForServer(db: Db, row: Row): Promise<Done> {
  await remove(db, row.id);
  return { ok: true, text: `${nameOf(row)} will be tried by the running server.` };
}

export const dropSetAside = (db: Db, id: number): Promise<Done> =>
  inTransaction(db, async (db) => {
    const row = await held(db, id);
    if (!row) return unknown(id);
    if (row.kind === "expiry")
      return {
        ok: false,
        text: `${nameOf(row)}: every test must be closed, so you cannot drop this. Fix the cause and retry.`,
      };
    if (row.kind === "email") await dropEmail(db, row.item);
    if (row.kind === "notice") await dropDelivery(db, row.item);
    await remove(db, id);
    return { ok: true, text: `${nameOf(row)} was dropped.` };
  });
