// The proof a candidate can keep: every batch of answers as received, each linked to the one before it, and the score
// that replaying them gives.
import type { sittings } from "@sabiprep/contract";
import { emptySheet, SCORING_VERSION, type SheetEntry, withEntries } from "@sabiprep/exam";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { hashOfEntry, type LogEntry } from "./answer-store.ts";
import { genesisHash } from "./issue-sitting.ts";
import { markSheet } from "./mark-sitting.ts";
import { paperOf, sittingOf } from "./read-sitting.ts";

export async function receipt({ db, user, input, context }: Call<typeof sittings.receipt>) {
  const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
  if (!sitting) return fail("not_found", "We could not find that test.");
  const entries = await db
    .selectFrom("answer_batches")
    .select(["seq", "received_at", "body", "prev_hash", "hash"])
    .where("sitting_id", "=", sitting.id)
    .orderBy("seq")
    .execute();
  const { last_hash } = await db
    .selectFrom("sitting_answers")
    .select("log_hash as last_hash")
    .where("sitting_id", "=", sitting.id)
    .executeTakeFirstOrThrow();
  // While a test waits to be marked, its score would reveal something about a key.
  const isMarked = (sitting.state === "submitted" || sitting.state === "expired") && !sitting.waiting_cause;
  const is_whole = isWhole(sitting.uuid, entries, last_hash);
  const marked =
    isMarked && is_whole
      ? markSheet(sitting, await paperOf(context, db, sitting), replay(sitting.items, entries))
      : null;
  return {
    session_id: sitting.uuid,
    entries,
    last_hash,
    is_whole,
    replayed: marked && {
      correct: marked.correct,
      total: marked.total,
      score: marked.score,
      scoring_version: SCORING_VERSION,
    },
  };
}

export const replay = (questions: number, entries: Pick<LogEntry, "body">[]) =>
  entries.reduce((sheet, { body }) => withEntries(sheet, JSON.parse(body) as SheetEntry[]), emptySheet(questions));

/** True if every entry follows from the one before it and the last is the one that the sheet names. */
export function isWhole(uuid: string, entries: (LogEntry & { hash: string })[], lastHash: string): boolean {
  let prev = genesisHash(uuid);
  for (const [at, entry] of entries.entries()) {
    if (entry.seq !== at + 1 || entry.prev_hash !== prev || entry.hash !== hashOfEntry(entry)) return false;
    prev = entry.hash;
  }
  return prev === lastHash;
}
