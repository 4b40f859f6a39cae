// Who is shown on the leaderboards. Candidates join only by choice, and under 18 a guardian must agree first.
import type { leaderboard } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { changeBoards, changesOf, isKeptWeek } from "./boards.ts";

/** True if the candidate is not known to be of age and no guardian's consent is on record. */
export async function needsGuardian(db: Db, candidateId: number): Promise<boolean> {
  const { rows } = await sql<{ needs: boolean }>`
    select not coalesce((select is_adult from candidate_profiles where candidate_id = ${candidateId}), false)
      and not exists (select 1 from consents where candidate_id = ${candidateId} and kind = 'guardian'
        and withdrawn_at is null)
      as needs`.execute(db);
  return rows[0]!.needs;
}

/** Anybody can create dozens of accounts, but a mailbox for each takes work. */
export async function isVerified(db: Db, candidateId: number): Promise<boolean> {
  const { verified_at, email, is_demo } = await db
    .selectFrom("candidates")
    .select(["verified_at", "email", "is_demo"])
    .where("id", "=", candidateId)
    .executeTakeFirstOrThrow();
  return (verified_at !== null && email !== null) || is_demo;
}

const NOT_VERIFIED = "Verify your email address first. Then you can appear on the leaderboard.";
const GUARDIAN = "If you are under 18, a parent or guardian must agree first";

/** `isKnown` is for candidates checked before, and for demo people, who are not real. */
export const joinLeaderboard = (db: Db, candidateId: number, isKnown: boolean, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    if (!(await isVerified(db, candidateId))) fail("bad_request", NOT_VERIFIED);
    if (!isKnown && (await needsGuardian(db, candidateId))) failField("guardian", GUARDIAN);
    const was = await moveTo(db, candidateId, "in", now);
    if (was !== "in") await putOnBoards(db, candidateId, now);
  });

export const leaveLeaderboard = (db: Db, candidateId: number, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    await moveTo(db, candidateId, "out", now);
    await takeOffBoards(db, candidateId);
  });

/** Resets the points. A visible candidate stays visible, with no points. */
export async function forgetPoints(db: Db, candidateId: number): Promise<void> {
  await db
    .selectFrom("leaderboard_members")
    .select("state")
    .where("candidate_id", "=", candidateId)
    .forUpdate()
    .execute();
  await takeOffBoards(db, candidateId);
  await db.deleteFrom("sitting_points").where("candidate_id", "=", candidateId).execute();
}

/** For an erasure: removes the candidate from the boards and deletes the rest. */
export async function forgetMember(db: Db, candidateId: number): Promise<void> {
  await forgetPoints(db, candidateId);
  await db.deleteFrom("leaderboard_members").where("candidate_id", "=", candidateId).execute();
}

async function moveTo(db: Db, candidateId: number, state: "in" | "out", now: Date) {
  await sql`insert into leaderboard_members (candidate_id, state, changed_at) values (${candidateId}, 'to_ask', ${now})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ state: string }>`
    select state from leaderboard_members where candidate_id = ${candidateId} for update`.execute(db);
  await sql`
    update leaderboard_members set state = ${state}, changed_at = ${now},
      guardian_agreed_at = (select max(given_at) from consents
        where candidate_id = ${candidateId} and kind = 'guardian' and withdrawn_at is null)
    where candidate_id = ${candidateId}`.execute(db);
  return rows[0]!.state;
}

async function putOnBoards(db: Db, candidateId: number, now: Date): Promise<void> {
  const rows = await db.selectFrom("sitting_points").selectAll().where("candidate_id", "=", candidateId).execute();
  const changes = rows.flatMap((row) => changesOf(row, 1));
  await changeBoards(
    db,
    changes.filter(({ board }) => isKeptWeek(board, now)),
  );
}

async function takeOffBoards(db: Db, candidateId: number): Promise<void> {
  const rows = await db.selectFrom("board_points").selectAll().where("candidate_id", "=", candidateId).execute();
  await changeBoards(
    db,
    rows.map(({ points, tests, score_sum, ...where }) => ({
      ...where,
      points: -points,
      tests: -tests,
      score_sum: -score_sum,
    })),
  );
}

/**
 * Hides candidates who later turn out to be under 18 without a guardian's consent, and those whose email address is not
 * verified.
 */
export async function hideWithoutConsent(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ candidate_id: number }>`
    select m.candidate_id from leaderboard_members m join candidates c on c.id = m.candidate_id and not c.is_demo
      left join candidate_profiles p on p.candidate_id = m.candidate_id
    where m.state = 'in' and (c.verified_at is null or c.email is null or p.is_adult is not true and not exists (
      select 1 from consents where candidate_id = m.candidate_id and kind = 'guardian' and withdrawn_at is null))
    limit 1000`.execute(db);
  for (const { candidate_id } of rows) await leaveLeaderboard(db, candidate_id, now);
}

export async function join({ db, user, now }: Call<typeof leaderboard.join>) {
  await joinLeaderboard(db, user.id, false, now);
  return null;
}

export async function leave({ db, user, now }: Call<typeof leaderboard.leave>) {
  await leaveLeaderboard(db, user.id, now);
  return null;
}
