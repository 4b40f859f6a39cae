// Sixty-four people with twelve weeks behind them, so that staff who try the site out see figures and not zeros. Their tests are handed
// out, answered and marked by the same calls real candidates make. One person is one transaction: a start that is cut off
// leaves whole people, and the next one adds those who are missing.
import { setTimeout as pause } from "node:timers/promises";
import { reports } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { DEMO_PEOPLE } from "../../db/demo-people.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { aggregateAllDays } from "../analytics/public.ts";
import { payAsDemo } from "../billing/public.ts";
import { type DemoPerson, theCrowd } from "./demo-crowd.ts";
import { makeDemoDesk } from "./demo-desk.ts";
import { ask, sit } from "./demo-history.ts";

/** So many people, then the figures are counted: a look at the desk in the first minute shows something. */
const PART = 16;
/** Between two people, so that requests are not delayed. */
const PAUSE_MS = 30;
const HOUR_MS = 3_600_000;

/** From here on staff figures count the demo people. Before anybody's tests are folded. */
export async function includeDemoInStatistics({ db, clock, config }: AppContext): Promise<void> {
  if (config.production) return;
  await db
    .insertInto("site_settings")
    .values({ name: DEMO_PEOPLE, value: JSON.stringify({ made: false }), updated_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Once, outside production, in the background. */
export async function makeDemoPeople(
  context: AppContext,
  features: Feature[],
  isStopping = () => false,
): Promise<void> {
  if (context.config.production || (await isDone(context.db))) return;
  await includeDemoInStatistics(context);
  const now = context.clock.now();
  await inTransaction(context.db, (db) => makeDemoDesk(db, now));
  const crowd = theCrowd(now);
  for (const [at, person] of crowd.entries()) {
    if (isStopping()) return;
    const isNew = await inTransaction(context.db, (db) => live({ ...context, db }, features, person));
    if (isNew) await pause(PAUSE_MS);
    if ((at + 1) % PART === 0) await aggregateAllDays(context.db, context.clock.now());
  }
  await context.db
    .updateTable("site_settings")
    .set({ value: JSON.stringify({ made: true }), updated_at: context.clock.now() })
    .where("name", "=", DEMO_PEOPLE)
    .execute();
}

async function isDone(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select coalesce((value->>'made')::boolean, false) as made from site_settings where name = ${DEMO_PEOPLE}`.execute(
    db,
  );
  return rows[0]?.made ?? false;
}

/** Everything of one person, unless they are there. */
async function live(context: AppContext, features: Feature[], person: DemoPerson): Promise<boolean> {
  const { db } = context;
  const { name, first_name, last_name, registered_at, isVerified, entries } = person;
  await sql`set local statement_timeout = 0`.execute(db);
  const lastSeen = new Date(entries.at(-1)?.at ?? registered_at);
  const made = await db
    .insertInto("candidates")
    .values({
      uuid: uuidv7(),
      email: `${name}@demo.ng`,
      first_name,
      last_name,
      registered_at,
      verified_at: isVerified ? new Date(registered_at.getTime() + HOUR_MS / 10) : null,
      last_sign_in_at: lastSeen,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  const candidate_id = made.id;
  await db.insertInto("candidate_profiles").values({ candidate_id, is_adult: true }).execute();
  for (const entry of entries) await sit({ context, features }, candidate_id, entry);
  for (const [at, payment] of person.payments.entries())
    await payAsDemo(db, { ...payment, candidate_id, name: `${name}-${at}` });
  if (person.report) await report({ context, features }, candidate_id, person.report);
  return true;
}

async function report(
  demo: Parameters<typeof ask>[0],
  candidateId: number,
  { at, isAnswered, subject, report: { response, ...said } }: NonNullable<DemoPerson["report"]>,
): Promise<void> {
  const { db } = demo.context;
  const row = await db.selectFrom("subjects").select("uuid").where("slug", "=", subject).executeTakeFirst();
  if (!row) return;
  const subject_id = said.type === "feature_request" ? null : row.uuid;
  const isAboutQuestion = said.type === "wrong_answer" || said.type === "content_issue";
  const question_id = isAboutQuestion ? await anyQuestionOf(db, candidateId) : null;
  const { uuid } = await ask(demo, reports.submit, candidateId, { ...said, subject_id, question_id }, at);
  if (!isAnswered) return;
  const responded_at = new Date(Math.min(at.getTime() + 20 * HOUR_MS, demo.context.clock.now().getTime()));
  await db
    .updateTable("reports")
    .set({ response, status: "resolved", responded_at, updated_at: responded_at })
    .where("uuid", "=", uuid)
    .execute();
}

/** A question this person had in a test. */
async function anyQuestionOf(db: Db, candidateId: number): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`
    select q.uuid from sittings s
    join sitting_sections n on n.sitting_id = s.id
    join question_revisions r on r.id = n.revision_ids[3]
    join questions q on q.id = r.question_id
    where s.candidate_id = ${candidateId} order by s.id, n.no limit 1`.execute(db);
  return rows[0]?.uuid ?? null;
}
