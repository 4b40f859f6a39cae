// What the guardian sees and answers. The link in the email is the key. It is answered once, and can withdraw a consent
// later.
import type { privacy } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import type { Translate } from "../../languages/words.ts";
import { hashOf } from "../auth/public.ts";
import { leaveLeaderboard, leaveLeague } from "../leaderboard/public.ts";
import { notify } from "../notifications/public.ts";
import { endConsents, isAdult, recordConsent } from "./consents.ts";

const NO_LONGER = "This link no longer works. Ask for a new email.";

const requestBy = (db: Db, token: string) =>
  db
    .selectFrom("guardian_requests")
    .select(["id", "candidate_id", "email_hash", "shown_name as name", "version", "state"])
    .select(["asked_at", "expires_at", "answered_at"])
    .where("token_hash", "=", hashOf(token));

type ConsentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof requestBy>["executeTakeFirst"]>>>;

function usable(row: ConsentRow | undefined, now: Date) {
  if (!row || row.state === "cancelled") return fail("not_found", NO_LONGER);
  if (row.state === "waiting" && Date.parse(row.expires_at) <= now.getTime()) return fail("not_found", NO_LONGER);
  return { ...row, state: row.state };
}

export const readGuardianConsent = async ({ db, input, now }: Call<typeof privacy.readGuardianConsent>) =>
  usable(await requestBy(db, input.token).executeTakeFirst(), now);

type Answer = Call<typeof privacy.answerGuardianConsent>["input"]["answer"];

/** Which answer changes which state to which. */
const steps = {
  agree: { from: "waiting", to: "agreed" },
  decline: { from: "waiting", to: "declined" },
  withdraw: { from: "agreed", to: "withdrawn" },
} as const satisfies Record<Answer, { from: ConsentRow["state"]; to: ConsentRow["state"] }>;

export const answerGuardianConsent = ({ db, input, now }: Call<typeof privacy.answerGuardianConsent>) =>
  inTransaction(db, async (db) => {
    const request = usable(await requestBy(db, input.token).forUpdate().executeTakeFirst(), now);
    const { from, to } = steps[input.answer];
    // Pressing the button twice counts as one answer.
    if (request.state === to) return request;
    if (request.state !== from) fail("conflict", "This request has already been answered.");
    const answered = { state: to, answered_at: now.toISOString() };
    await db
      .updateTable("guardian_requests")
      .set({ ...answered, email: null })
      .where("id", "=", request.id)
      .execute();
    await carryOut[input.answer](db, request, now);
    await tell(db, request, input.answer, now);
    return { ...request, ...answered };
  });

const carryOut: Record<Answer, (db: Db, request: ConsentRow, now: Date) => Promise<void>> = {
  agree: (db, { candidate_id, email_hash }, now) =>
    recordConsent(db, { candidate_id, kind: "guardian", given_by: email_hash }, now),
  decline: async () => {},
  withdraw: async (db, { candidate_id }, now) => {
    await endConsents(db, candidate_id, ["guardian"], now);
    if (await isAdult(db, candidate_id)) return;
    await leaveLeaderboard(db, candidate_id, now);
    await leaveLeague(db, candidate_id);
  },
};

const words: Record<Answer, (t: Translate) => { title: string; body: string }> = {
  agree: (t) => ({
    title: t("Your parent or guardian agreed"),
    body: t("You can now choose to appear on the leaderboard."),
  }),
  decline: (t) => ({
    title: t("Your parent or guardian said no"),
    body: t("Other students cannot see you. You can talk to your parent or guardian about it."),
  }),
  withdraw: (t) => ({
    title: t("Your parent or guardian withdrew their consent"),
    body: t("You no longer appear on the leaderboard."),
  }),
};

const tell = (db: Db, { id, candidate_id }: ConsentRow, answer: Answer, now: Date) =>
  notify(
    db,
    { candidate_id, kind: "account", once_key: `guardian:${id}:${answer}`, says: words[answer], link: "/leaderboard" },
    now,
  );
