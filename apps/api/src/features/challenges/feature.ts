import { challengeLinks, challenges } from "@sabiprep/contract";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { answerChallenge, answerSignedIn, resultOfTry } from "./answer-challenge.ts";
import { deleteChallenges, deleteTriesOf } from "./delete-challenges.ts";
import { challengesOf, withdraw } from "./list-challenges.ts";
import { makeChallenge } from "./make-challenge.ts";
import { openChallenge } from "./open-link.ts";
import { claimGuestAttempt, standing } from "./tries-of-account.ts";

/** Both may look at the results for this long after the link has ended. */
const KEPT_AFTER_MS = 30 * 86_400_000;

export const challengesFeature: Feature = {
  name: "challenges",
  routes: [
    route(challenges.make, makeChallenge),
    route(challenges.list, ({ context, db, user, now }) => challengesOf(context, db, user.id, now)),
    route(challenges.withdraw, withdraw),
    route(challengeLinks.open, openChallenge),
    route(challengeLinks.answer, answerChallenge),
    route(challengeLinks.result, resultOfTry),
    route(challengeLinks.standing, standing),
    route(challengeLinks.answerSignedIn, answerSignedIn),
    route(challenges.bring, claimGuestAttempt),
  ],
  jobs: {
    "forget-old-challenges": async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - KEPT_AFTER_MS).toISOString();
      await inTransaction(db, (db) => deleteChallenges(db, sql`h.expires_at < ${before}`));
    },
  },
  cron: ["35 1 * * * forget-old-challenges"],
  personal: {
    export: async (db, candidateId) => ({
      challenges: await db
        .selectFrom("challenges")
        .select(["uuid", "title", "year", "revision_ids", "option_orders", "chosen", "created_at", "expires_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
      challenge_tries: await db
        .selectFrom("challenge_tries")
        .select(["challenge_id", "chosen", "tried_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: forget,
    clear: forget,
  },
  credentials: {
    tables: ["challenges"],
    end: async (db, candidateId) => {
      await deleteChallenges(db, sql`h.candidate_id = ${candidateId}`);
    },
  },
};

async function forget(
  db: Parameters<NonNullable<Feature["personal"]>["erase"]>[0],
  candidateId: number,
): Promise<void> {
  await deleteChallenges(db, sql`h.candidate_id = ${candidateId}`);
  await deleteTriesOf(db, candidateId);
}
