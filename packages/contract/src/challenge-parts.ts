// The shared parts of both sides of a challenge.
import * as z from "zod/mini";

/** How long a link works. */
export const CHALLENGE_DAYS = 14;
/** Links of one candidate that may be active at the same time. */
export const MAX_CHALLENGES = 10;
/** Friends who may try one link. */
export const MAX_TRIES = 20;
/** Fewer questions do not show who is better. More would take a whole afternoon. */
export const MIN_CHALLENGE = 5;
export const MAX_CHALLENGE = 60;

/** What to practise for another challenge of the same subject; null where the test had several. */
export const rematch = z.nullable(z.object({ exam_id: z.string(), subject_id: z.string() }));

export const outcome = z.object({ name: z.string(), correct: z.number(), total: z.number(), score: z.number() });
/** The maker of the challenge, and the friend who accepted it. */
export const bothOutcomes = z.object({ maker: outcome, friend: outcome, rematch });
export type BothOutcomes = z.output<typeof bothOutcomes>;
/** A try that belongs to an account is one of its practice tests. */
export const keptTry = z.object({ ...bothOutcomes.def.shape, session_id: z.string() });
