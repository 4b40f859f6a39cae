// Who takes part in the league. Nobody does until they join, and the rules of the leaderboard for joining hold here too.
import { LEAGUE_LEVELS, type leagues } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { weekOf } from "../../progress/public.ts";
import { isVerified, needsGuardian } from "../membership.ts";
import { seatMembers } from "./seats.ts";

const NOT_VERIFIED = "Verify your email address first. Then you can join the league.";
const GUARDIAN = "If you are under 18, a parent or guardian must agree first";

export const join = ({ db, user, now }: Call<typeof leagues.join>): Promise<null> =>
  inTransaction(db, async (db) => {
    if (!(await isVerified(db, user.id))) fail("bad_request", NOT_VERIFIED);
    if (await needsGuardian(db, user.id)) failField("guardian", GUARDIAN);
    const level = await firstLevel(db, user.id, now);
    // Somebody who comes back keeps their level; joining twice changes nothing.
    await sql`
      insert into league_members as m (candidate_id, is_in, level, joined_at)
      values (${user.id}, true, ${level}, ${now})
      on conflict (candidate_id) do update set is_in = true,
        joined_at = case when m.is_in then m.joined_at else excluded.joined_at end`.execute(db);
    await seatMembers(db, [user.id], weekOf(lagosDay(now)));
    return null;
  });

export const leave = ({ db, user }: Call<typeof leagues.leave>): Promise<null> =>
  inTransaction(db, async (db) => {
    await leaveLeague(db, user.id);
    return null;
  });

/** Out of the group at once, and out of the results of past weeks. Only the level is kept. */
export const leaveLeague = (db: Db, candidateId: number): Promise<void> =>
  inTransaction(db, async (db) => {
    await sql`update league_members set is_in = false where candidate_id = ${candidateId}`.execute(db);
    await sql`
      with gone as (delete from league_seats where candidate_id = ${candidateId} returning group_id)
      update league_groups g set members = g.members - 1 from gone where g.id = gone.group_id
        and g.closed_at is null`.execute(db);
    await sql`delete from league_points where candidate_id = ${candidateId}`.execute(db);
  });

export async function eraseLeague(db: Db, candidateId: number): Promise<void> {
  await leaveLeague(db, candidateId);
  await db.deleteFrom("league_members").where("candidate_id", "=", candidateId).execute();
}

/** Members who are no longer known to be of age and have no consent, or whose email address is no longer verified. */
export async function leaveWithoutConsent(db: Db): Promise<void> {
  const { rows } = await sql<{ candidate_id: number }>`
    select m.candidate_id from league_members m join candidates c on c.id = m.candidate_id and not c.is_demo
      left join candidate_profiles p on p.candidate_id = m.candidate_id
    where m.is_in and (c.verified_at is null or c.email is null or p.is_adult is not true and not exists (
      select 1 from consents where candidate_id = m.candidate_id and kind = 'guardian' and withdrawn_at is null))
    limit 1000`.execute(db);
  for (const { candidate_id } of rows) await leaveLeague(db, candidate_id);
}

const RECENT_MS = 30 * 86_400_000;
/** Shares right, in percent, from which a student starts one level higher. */
const STEPS = [40, 55, 70, 85];

async function firstLevel(db: Db, candidateId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select (100.0 * sum(correct) / nullif(sum(total), 0))::float8 as percent from grades
    where candidate_id = ${candidateId} and is_current
      and created_at > ${new Date(now.getTime() - RECENT_MS)}`.execute(db);
  const percent = rows[0]!.percent ?? 0;
  return Math.min(LEAGUE_LEVELS, 1 + STEPS.filter((step) => percent >= step).length);
}
