// A study partner: a plan with seats gives one more candidate Premium while it runs. The partner joins by a code, so
// nobody learns who has an account.
import { randomInt } from "node:crypto";
import type { billing } from "@sabiprep/contract";
import { lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { notify } from "../notifications/public.ts";
import { lockCandidate } from "./aggregate-grants.ts";

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** A little more than 128 bits, because anyone with the code gets the seat. It is copied more often than typed. */
const CODE_LENGTH = 26;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

const shortName = sql`first_name || ' ' || left(last_name, 1) || '.'`;

export async function seatsOf(db: Db, candidateId: number, now: Date) {
  const { rows: seats } = await sql<{ id: number; code: string; partner: string | null; joined_at: string | null }>`
    select s.id, s.code, (select ${shortName} from candidates c where c.id = s.member_id) as partner, s.joined_at
    from plan_seats s where s.owner_id = ${candidateId} and s.left_at is null order by s.id`.execute(db);
  const { rows: partners } = await sql<{ id: number; name: string }>`
    select s.id, (select ${shortName} from candidates c where c.id = s.owner_id) as name
    from plan_seats s where s.member_id = ${candidateId} and s.left_at is null`.execute(db);
  return { allowed: await seatsAllowed(db, candidateId, now), seats, partner_of: partners[0] ?? null };
}

async function seatsAllowed(db: Db, candidateId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(max(p.seats), 0) as seats from grants g join plans p on p.id = g.plan_id
    where g.candidate_id = ${candidateId} and g.starts_at <= ${now} and g.ends_at > ${now}
      and g.revoked_at is null`.execute(db);
  return rows[0]!.seats;
}

/** A seat used this month is not free before the next month. It is for one partner, not for many in turn. */
const monthOfSeat = (now: Date) => `${lagosMonth(now)}-01T00:00:00+01:00`;

export const openSeat = ({ db, user, now }: Call<typeof billing.openSeat>) =>
  inTransaction(db, async (db) => {
    await lockCandidate(db, user.id);
    const allowed = await seatsAllowed(db, user.id, now);
    if (allowed === 0) fail("premium", "You need Pro to add a study partner.");
    const { rows } = await sql<{ open: number; used: number }>`
      select count(*) filter (where left_at is null)::int as open,
        count(*) filter (where left_at is not null and joined_at >= ${monthOfSeat(now)}::timestamptz)::int as used
      from plan_seats where owner_id = ${user.id}`.execute(db);
    const { open, used } = rows[0]!;
    if (open >= allowed)
      fail("conflict", "You already have a study partner. Remove them first to invite someone else.");
    if (open + used >= allowed)
      fail("conflict", "You have already added a study partner this month. You can add another next month.");
    const { code } = await db
      .insertInto("plan_seats")
      .values({ owner_id: user.id, code: newCode(), created_at: now })
      .returning("code")
      .executeTakeFirstOrThrow();
    return { code };
  });

export const joinSeat = ({ db, user, input, now }: Call<typeof billing.joinSeat>) =>
  inTransaction(db, async (db) => {
    await lockCandidate(db, user.id);
    const code = input.code.toUpperCase().replaceAll(/[\s-]/g, "");
    const seat = await db
      .selectFrom("plan_seats")
      .select(["id", "owner_id"])
      .where("code", "=", code)
      .where("member_id", "is", null)
      .where("left_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!seat) return failField("code", "This code is not valid or has already been used");
    if (seat.owner_id === user.id) failField("code", "This is your own code. Give it to your study partner.");
    if ((await seatsAllowed(db, seat.owner_id, now)) === 0)
      failField("code", "The plan this code belongs to has ended");
    const sits = await db
      .selectFrom("plan_seats")
      .select("id")
      .where("member_id", "=", user.id)
      .where("left_at", "is", null)
      .executeTakeFirst();
    if (sits) failField("code", "You are already someone's study partner");
    await db.updateTable("plan_seats").set({ member_id: user.id, joined_at: now }).where("id", "=", seat.id).execute();
    await notify(
      db,
      {
        candidate_id: seat.owner_id,
        kind: "payment",
        once_key: `seat-joined:${seat.id}`,
        says: (t) => ({
          title: t("Your study partner has joined"),
          body: t("They have Premium while your plan is active."),
        }),
        link: "/subscriptions",
      },
      now,
    );
    return null;
  });

export async function endSeat({ db, user, input, now }: Call<typeof billing.endSeat>) {
  const ended = await db
    .updateTable("plan_seats")
    .set({ left_at: now })
    .where("id", "=", input.id)
    .where(({ eb, or }) => or([eb("owner_id", "=", user.id), eb("member_id", "=", user.id)]))
    .where("left_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) fail("not_found", "We could not find that study partner.");
  return null;
}
