// Attempts at a challenge that belong to an account. Each is also a practice test of that account, so its review, mistakes
// and cards work as always. The call is refused while one of the questions is in an exam that this candidate is sitting.
import type { challengeLinks, challenges } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { msg } from "../../languages/words.ts";
import { hashOf } from "../auth/public.ts";
import { createSubmittedTest, protectedQuestions } from "../sittings/public.ts";
import { type ChallengeRow, challengeByToken, found } from "./open-link.ts";
import { outcomeOf, rematchOf } from "./outcomes.ts";

interface TriesContext {
  db: Db;
  context: AppContext;
  now: Date;
}

const kindKeyOf = (uuid: string) => `challenge:${uuid}`;

/** Creates the practice test of the candidate's try if it is missing, and returns both results. */
export async function saveAttemptAsTest(deps: TriesContext, { challenge, places }: ChallengeRow, candidateId: number) {
  const { db } = deps;
  await assertNoneProtected(db, candidateId, places);
  const row = (await tryOf(db, challenge.id, candidateId)) ?? fail("not_found", "You have not tried this challenge.");
  let session_id = row.session_id;
  if (!session_id) {
    const kept = await createSubmittedTest(deps, {
      candidate_id: candidateId,
      title: msg("A friend's challenge"),
      kind_key: kindKeyOf(challenge.uuid),
      exam: challenge.exam,
      year: challenge.year,
      options: challenge.options,
      chosen: new Map(places.map(({ question }, at) => [question.revision_id, row.chosen[at] ?? null])),
    });
    session_id = kept?.session_id ?? (await existingSessionId(db, candidateId, challenge.uuid));
    await sql`
      update challenge_tries set sitting_id = (select id from sittings where uuid = ${session_id})
        where id = ${row.id}`.execute(db);
  }
  return {
    session_id,
    maker: outcomeOf(places, challenge.maker_name, challenge.chosen),
    friend: outcomeOf(places, row.first_name, row.chosen),
    rematch: rematchOf(challenge),
  };
}

/** Fails if a question is in an exam that the candidate has not finished: both results would reveal something about its key. */
export async function assertNoneProtected(db: Db, candidateId: number, places: ChallengeRow["places"]): Promise<void> {
  const { uuids } = await protectedQuestions(db, candidateId);
  if (places.some(({ question }) => uuids.has(question.uuid)))
    fail("conflict", "Some of these questions are in an exam you have not finished. Come back after your exam.");
}

interface TryRow {
  id: number;
  chosen: (string | null)[];
  first_name: string;
  session_id: string | null;
}

async function tryOf(db: Db, challengeId: number, candidateId: number): Promise<TryRow | undefined> {
  const { rows } = await sql<TryRow>`
    select t.id, t.chosen, c.first_name, s.uuid as session_id
    from challenge_tries t join candidates c on c.id = t.candidate_id left join sittings s on s.id = t.sitting_id
    where t.challenge_id = ${challengeId} and t.candidate_id = ${candidateId}`.execute(db);
  return rows[0];
}

/** The test that a parallel call has just created. */
async function existingSessionId(db: Db, candidateId: number, uuid: string): Promise<string> {
  const row = await db
    .selectFrom("sittings")
    .select("uuid")
    .where("candidate_id", "=", candidateId)
    .where("kind_key", "=", kindKeyOf(uuid))
    .executeTakeFirst();
  return row?.uuid ?? fail("conflict", "We are still saving this challenge. Please try again.");
}

export async function standing({ db, user, input, now, context }: Call<typeof challengeLinks.standing>) {
  const link = await challengeByToken(context, db, input.token, now, true);
  const row = await tryOf(db, link.challenge.id, user.id);
  return {
    is_own: link.challenge.candidate_id === user.id,
    tried: row ? await saveAttemptAsTest({ db, context, now }, link, user.id) : null,
  };
}

/**
 * Moves an attempt made without an account to the account created afterwards. The secret try_id proves that the attempt
 * was made on this device.
 */
export const claimGuestAttempt = ({ db, user, input, now, context }: Call<typeof challenges.bring>) =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<{ challenge_id: number }>`
    update challenge_tries t set candidate_id = ${user.id}, name = null, key_hash = null
    from challenges h
    where t.key_hash = ${hashOf(input.try_id)} and h.id = t.challenge_id and h.candidate_id <> ${user.id}
      and not exists (select 1 from challenge_tries o where o.challenge_id = t.challenge_id
        and o.candidate_id = ${user.id})
    returning t.challenge_id`.execute(db);
    const [brought] = rows;
    if (!brought) return fail("not_found", "We could not find that attempt.");
    const link = await found(context, db, sql`h.id = ${brought.challenge_id}`);
    return answer(await saveAttemptAsTest({ db, context, now }, link, user.id));
  });
