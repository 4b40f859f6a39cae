// Deletes challenges and tries, together with the notifications that name a friend.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { withdrawNotifications } from "../notifications/public.ts";

export const notificationKeyOf = (tryId: number) => `challenge:${tryId}`;

interface GoneTry {
  id: number | null;
  maker: number;
}

const withdraw = (db: Db, tries: GoneTry[]): Promise<void> =>
  withdrawNotifications(
    db,
    tries.flatMap(({ id, maker }) => (id === null ? [] : [{ candidate_id: maker, once_key: notificationKeyOf(id) }])),
  );

/** False if there is none. The condition calls the table `h`. */
export async function deleteChallenges(db: Db, which: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<GoneTry>`
    with gone as (delete from challenges h where ${which} returning h.id, h.candidate_id)
    select t.id, gone.candidate_id as maker from gone left join challenge_tries t on t.challenge_id = gone.id`.execute(
    db,
  );
  await withdraw(db, rows);
  return rows.length > 0;
}

export async function deleteTriesOf(db: Db, candidateId: number): Promise<void> {
  const { rows } = await sql<GoneTry>`
    delete from challenge_tries t using challenges h where h.id = t.challenge_id and t.candidate_id = ${candidateId}
    returning t.id, h.candidate_id as maker`.execute(db);
  await withdraw(db, rows);
}
