// Receives a sealed file of answers: from the candidate, later and from any device, or from staff. It counts exactly
// like the same answers sent over the network.
import { type AnswerFile, answerFile, isSigned, signedLetter, type sittings, unseal } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { currentGrade } from "./mark-sitting.ts";
import { sittingOf } from "./read-sitting.ts";
import { saveFor } from "./save-answers.ts";
import { answerSecret, unsealingKeys } from "./seal-key.ts";
import { submitFor } from "./submit-answers.ts";

export async function takeAnswerFile({ db, user, input, now, context }: Call<typeof sittings.takeAnswerFile>) {
  const { file } = await openFile(context, input.file);
  const owner = await candidateOf(db, file);
  if (owner?.id !== user.id) fail("not_allowed", "This file belongs to another account.");
  return takeIn({ db, context, now }, user.id, file);
}

export async function takeCandidateFile(call: Call<typeof sittings.takeCandidateFile>) {
  const { db, input, now, context, recordAudit } = call;
  const { file, is_signed } = await openFile(context, input.file);
  if (!is_signed)
    fail("validation", "We cannot be sure who made this file. The student can upload it from their own account.");
  const owner =
    (await candidateOf(db, file)) ?? fail("not_found", "The account this file belongs to no longer exists.");
  const taken = await takeIn({ db, context, now }, owner.id, file);
  recordAudit({ subject: file.session_id, after: { answers: taken.answers, state: taken.state } });
  return taken;
}

/**
 * Anybody can seal a file to our public key, but only the device that was issued the sitting can sign it. Older files
 * have no signature, and only the candidate may send them. A file with a wrong signature is refused.
 */
async function openFile(context: AppContext, sealed: string): Promise<{ file: AnswerFile; is_signed: boolean }> {
  for (const key of await unsealingKeys(context)) {
    const text = await unseal(key, sealed);
    if (text === null) continue;
    const letter = signedLetter.safeParse(jsonIn(text));
    const parsed = answerFile.safeParse(letter.success ? jsonIn(letter.data.text) : jsonIn(text));
    if (!parsed.success) continue;
    if (!letter.success) return { file: parsed.data, is_signed: false };
    if (await isSigned(answerSecret(context, parsed.data.session_id), letter.data))
      return { file: parsed.data, is_signed: true };
  }
  return fail("validation", "We cannot open this file. It is not one of our answer files, or it has been changed.");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const candidateOf = (db: Db, file: AnswerFile) =>
  db.selectFrom("candidates").select("id").where("uuid", "=", file.candidate_id).executeTakeFirst();

interface AnswerFileContext {
  db: Db;
  context: AppContext;
  now: Date;
}

async function takeIn(
  desk: AnswerFileContext,
  candidateId: number,
  { finished, session_id, answers, elapsed_ms }: AnswerFile,
) {
  const input = { session_id, answers, elapsed_ms };
  if (finished || (await isExpired(desk.db, candidateId, session_id))) await submitFor(desk, candidateId, input);
  else await saveFor(desk, candidateId, input);
  const sitting = (await sittingOf(desk.db, candidateId, { uuid: session_id }))!;
  const grade = await currentGrade(desk.db, sitting.id);
  return {
    session_id,
    title: sitting.title,
    answers: answers.filter(({ selected_option }) => selected_option !== null).length,
    state: sitting.state,
    grade_score: grade?.score ?? null,
  };
}

const isExpired = async (db: Db, candidateId: number, uuid: string): Promise<boolean> =>
  (await sittingOf(db, candidateId, { uuid }))?.state === "expired";
