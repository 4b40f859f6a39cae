// What both sides of a challenge speak of.
import * as z from "zod/mini";

/** How long a link works. */
export const CHALLENGE_DAYS = 14;
/** Links of one candidate that may work at the same time. */
export const MAX_CHALLENGES = 10;
/** Friends who may try one link. */
export const MAX_TRIES = 20;
/** Fewer questions say nothing about who is better; more are a whole afternoon. */
export const MIN_CHALLENGE = 5;
export const MAX_CHALLENGE = 60;

/** What to practise for another challenge of the same subject; null where the test had several. */
export const rematch = z.nullable(z.object({ exam_id: z.string(), subject_id: z.string() }));

export const outcome = z.object({ name: z.string(), correct: z.number(), total: z.number(), score: z.number() });
/** Who made the challenge, and who took it up. */
export const bothOutcomes = z.object({ maker: outcome, friend: outcome, rematch });
export type BothOutcomes = z.output<typeof bothOutcomes>;
/** A try that belongs to an account is a practice test of it. */
export const keptTry = z.object({ ...bothOutcomes.def.shape, session_id: z.string() });
