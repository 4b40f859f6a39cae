import { CHALLENGE_DAYS, type challenges, MAX_CHALLENGE, MAX_CHALLENGES, MIN_CHALLENGE } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { lateness, paperOf, protectedQuestions, readSheet, sittingOf } from "../sittings/public.ts";
import { tokenHashOf } from "./link.ts";
import { challengesOf } from "./list-challenges.ts";

const DAY_MS = 86_400_000;

/** Makes one link for a submitted test. Questions in an open exam of its maker are left out. */
export async function makeChallenge({ db, user, input, now, context }: Call<typeof challenges.make>) {
  const uuid = await inTransaction(db, async (db) => {
    // Two requests at the same time take turns, so that together they cannot exceed the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`challenges:${user.id}`}, 0))`.execute(db);
    const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
    if (!sitting) return fail("not_found", "We could not find that test.");
    if (sitting.state !== "submitted")
      return fail("conflict", "Submit this test first. Then you can challenge a friend.");
    // Friends answer the same questions for nothing, so somebody has to have used a test for them.
    if (sitting.first_answer_costs !== null)
      fail("conflict", "You answered no question in this test. Take a test first, then challenge a friend.");
    await sql`delete from challenges where sitting_id = ${sitting.id} and expires_at <= ${now}`.execute(db);
    const open = await openOf(db, user.id, now);
    const same = open.find(({ sitting_id }) => sitting_id === sitting.id);
    if (same) return same.uuid;
    if (open.length >= MAX_CHALLENGES)
      fail("conflict", say("You already have {n} open challenges. Cancel one first.", { n: MAX_CHALLENGES }));
    return write(context, db, user.id, sitting, now);
  });
  return (
    (await challengesOf(context, db, user.id, now, uuid))[0] ?? fail("not_found", "We could not find that challenge.")
  );
}

const openOf = (db: Db, candidateId: number, now: Date) =>
  db
    .selectFrom("challenges")
    .select(["uuid", "sitting_id"])
    .where("candidate_id", "=", candidateId)
    .where("expires_at", ">", now.toISOString())
    .execute();

type Sitting = NonNullable<Awaited<ReturnType<typeof sittingOf>>>;

async function write(context: AppContext, db: Db, candidateId: number, sitting: Sitting, now: Date): Promise<string> {
  const { uuids } = await protectedQuestions(db, candidateId);
  const { sheet } = await readSheet(db, sitting.id);
  const late = lateness(sheet, sitting.deadline_at);
  const asked = (await paperOf(context, db, sitting))
    .map(({ question, order }, at) => ({ question, order, chosen: late[at] ? null : sheet[at]!.chosen }))
    .filter(({ question }) => !uuids.has(question.uuid));
  if (asked.length < MIN_CHALLENGE && sitting.items >= MIN_CHALLENGE)
    fail("conflict", "Some of these questions are in an exam you have not finished. Come back after your exam.");
  if (asked.length < MIN_CHALLENGE)
    fail("conflict", say("A challenge needs at least {n} questions.", { n: MIN_CHALLENGE }));
  if (asked.length > MAX_CHALLENGE)
    fail("conflict", say("A challenge can have up to {n} questions.", { n: MAX_CHALLENGE }));
  const uuid = uuidv7();
  await sql`
    insert into challenges (uuid, token_hash, candidate_id, sitting_id, exam_type_id, title, year, options,
      revision_ids,
      option_orders, chosen, created_at, expires_at)
    select ${uuid}, ${tokenHashOf(context, uuid)}, ${candidateId}, s.id, s.exam_type_id, s.title, s.year, s.options,
      ${asked.map(({ question }) => question.revision_id)}::bigint[],
        ${asked.map(({ order }) => order.join(","))}::text[],
      ${asked.map(({ chosen }) => chosen)}::text[], ${now}, ${new Date(now.getTime() + CHALLENGE_DAYS * DAY_MS)}
    from sittings s where s.id = ${sitting.id}`.execute(db);
  return uuid;
}
