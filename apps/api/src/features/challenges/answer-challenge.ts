// A friend's answers are marked once. They are stored under the device's key or under the friend's own account.
import { type challengeLinks, cleanName, MAX_TRIES } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { hashOf } from "../auth/public.ts";
import { notify } from "../notifications/public.ts";
import { friendNameSql } from "../profile/public.ts";
import { optionAt, type PaperPlace } from "../sittings/public.ts";
import { notificationKeyOf } from "./delete-challenges.ts";
import { assertTryingIsOpen, type ChallengeRow, challengeByToken } from "./open-link.ts";
import { outcomeOf, rematchOf, reviewOf } from "./outcomes.ts";
import { assertNoneProtected, saveAttemptAsTest } from "./tries-of-account.ts";

export async function answerChallenge({ db, input, now, context }: Call<typeof challengeLinks.answer>) {
  await assertTryingIsOpen(db);
  const found = await challengeByToken(context, db, input.token, now);
  const chosen = chosenIn(found.places, input.answers);
  const key_hash = hashOf(input.try_id);
  const isNew = await addTry(db, found, { key_hash, name: cleanName(input.name), chosen, now });
  return answer(await told(db, found, input.try_id), { status: isNew ? 201 : 200 });
}

export async function resultOfTry({ db, input, now, context }: Call<typeof challengeLinks.result>) {
  return told(db, await challengeByToken(context, db, input.token, now, true), input.try_id);
}

async function told(db: Db, { challenge, places }: ChallengeRow, tryId: string) {
  const row = await db
    .selectFrom("challenge_tries")
    .select(["name", "chosen"])
    .where("challenge_id", "=", challenge.id)
    .where("key_hash", "=", hashOf(tryId))
    .executeTakeFirst();
  if (!row) return fail("not_found", "We could not find that attempt.");
  return {
    maker: outcomeOf(places, challenge.maker_name, challenge.chosen),
    friend: outcomeOf(places, row.name ?? "", row.chosen),
    rematch: rematchOf(challenge),
    ...reviewOf(places, challenge.year, row.chosen),
  };
}

export async function answerSignedIn({ db, user, input, now, context }: Call<typeof challengeLinks.answerSignedIn>) {
  const found = await challengeByToken(context, db, input.token, now);
  if (found.challenge.candidate_id === user.id)
    fail("conflict", "This is your own challenge. Send its link to a friend.");
  await assertNoneProtected(db, user.id, found.places);
  const chosen = chosenIn(found.places, input.answers);
  const isNew = await addTry(db, found, { candidate_id: user.id, chosen, now });
  return answer(await saveAttemptAsTest({ db, context, now }, found, user.id), { status: isNew ? 201 : 200 });
}

interface NewTry {
  key_hash?: string;
  candidate_id?: number;
  name?: string;
  chosen: (string | null)[];
  now: Date;
}

async function shownNameOf(db: Db, candidateId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${friendNameSql("c")} as name from candidates c where c.id = ${candidateId}`.execute(db);
  return rows[0]!.name;
}

/** Returns false if this device or account has tried it before: the first answers are kept. */
const addTry = (db: Db, { challenge, places }: ChallengeRow, { now, ...one }: NewTry): Promise<boolean> =>
  inTransaction(db, async (db) => {
    // The lock makes friends who submit at the same moment take turns.
    await sql`select 1 from challenges where id = ${challenge.id} for update`.execute(db);
    const tries = await db
      .selectFrom("challenge_tries")
      .select(["key_hash", "candidate_id"])
      .where("challenge_id", "=", challenge.id)
      .execute();
    const isMine = (row: (typeof tries)[number]) =>
      one.key_hash ? row.key_hash === one.key_hash : row.candidate_id === one.candidate_id;
    if (tries.some(isMine)) return false;
    if (tries.length >= MAX_TRIES) fail("conflict", "This challenge is full. Too many friends have tried it.");
    const kept = await db
      .insertInto("challenge_tries")
      .values({ challenge_id: challenge.id, ...one, tried_at: now })
      .onConflict((conflict) => conflict.column("key_hash").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) return fail("conflict", "This attempt belongs to another challenge.");
    const name = one.candidate_id ? await shownNameOf(db, one.candidate_id) : one.name!;
    const [theirs, own] = [one.chosen, challenge.chosen].map((chosen) => outcomeOf(places, "", chosen).correct);
    await notify(
      db,
      {
        candidate_id: challenge.candidate_id,
        kind: "achievement",
        once_key: notificationKeyOf(kept.id),
        says: (t) => ({
          title: t("{name} took your challenge", { name }),
          body: t("They got {theirs} of {all} right. You got {own}.", {
            theirs: theirs ?? 0,
            all: places.length,
            own: own ?? 0,
          }),
        }),
        link: "/challenges",
      },
      now,
    );
    return true;
  });

type Answers = readonly { question_id: string; selected_option: string | null }[];

function chosenIn(places: PaperPlace[], answers: Answers): (string | null)[] {
  const letters = new Map(answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  if (letters.size !== answers.length) failField("answers", "One question has two answers");
  const asked = new Set(places.map(({ question }) => question.uuid));
  if (answers.some(({ question_id }) => !asked.has(question_id)))
    failField("answers", "One of your answers is for a question that is not in this challenge");
  return places.map((place) => {
    const option = optionAt(place, letters.get(place.question.uuid) ?? null);
    return option === undefined ? failField("answers", "One of your answers is not one of the options") : option;
  });
}
