// GET /api/calendar/{address}.ics: the schedule for calendar apps, which cannot sign in. The address is the secret. It
// uses plain HTTP because its answer has no envelope.
import { createHmac, timingSafeEqual } from "node:crypto";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { wordsFor } from "../../languages/words-for.ts";
import { dueWork } from "../schools/public.ts";
import { readSiteName } from "../site/public.ts";
import { calendarText } from "./calendar-text.ts";
import type { SessionRow } from "./session-times.ts";

const DAYS_BACK = 60;
const DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

const proofOf = (secret: Buffer, uuid: string) =>
  createHmac("sha256", secret).update(`calendar:${uuid}`).digest("base64url");

const urlOf = ({ secret, publicUrl }: AppContext, uuid: string) => ({
  url: `${publicUrl}/api/calendar/${uuid}.${proofOf(secret, uuid)}.ics`,
});

/** Created on the first request. */
export async function feedOf(context: AppContext, db: Db, candidateId: number, now: Date) {
  const { rows } = await sql<{ uuid: string }>`
    insert into calendar_feeds (candidate_id, uuid, created_at) values (${candidateId}, ${uuidv7()}, ${now})
    on conflict (candidate_id) do update set created_at = calendar_feeds.created_at returning uuid`.execute(db);
  return urlOf(context, rows[0]!.uuid);
}

export async function renewFeed(context: AppContext, db: Db, candidateId: number, now: Date) {
  const uuid = uuidv7();
  await db
    .insertInto("calendar_feeds")
    .values({ candidate_id: candidateId, uuid, created_at: now })
    .onConflict((conflict) => conflict.column("candidate_id").doUpdateSet({ uuid, created_at: now }))
    .execute();
  return urlOf(context, uuid);
}

export function serveCalendars(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { address: string } }>("/api/calendar/:address", async (request, reply) => {
    const owner = await ownerOf(context, request.params.address);
    if (owner === undefined) return fail("not_found", "This calendar link no longer works.");
    const from = addLagosDays(lagosDay(context.clock.now()), -DAYS_BACK);
    const { rows: sessions } = await sql<SessionRow>`
      select * from study_sessions where candidate_id = ${owner}
        and (day >= ${from} or (repeats_weekly and (repeat_until is null or repeat_until >= ${from})))
      order by day, start_minute, id`.execute(context.db);
    const removed = await context.db
      .selectFrom("study_session_days")
      .select(["session_id", "day"])
      .where("candidate_id", "=", owner)
      .where("removed_at", "is not", null)
      .execute();
    const now = context.clock.now().getTime();
    const [back, ahead] = [new Date(now - DAYS_BACK * DAY_MS), new Date(now + DAYS_AHEAD * DAY_MS)];
    const work = await dueWork(context.db, owner, back, ahead);
    const name = await readSiteName(context.db, context);
    const host = new URL(context.publicUrl).hostname;
    return reply
      .headers({
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="study-schedule.ics"',
        "cache-control": "private, no-store",
      })
      .send(calendarText({ name, host, sessions, removed, work, t: await wordsFor(context.db, owner) }));
  });
}

async function ownerOf(context: AppContext, address: string): Promise<number | undefined> {
  const [, uuid, proof] = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(address) ?? [];
  if (!uuid || !proof) return undefined;
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(context.secret, uuid)))) return undefined;
  const row = await context.db
    .selectFrom("calendar_feeds as f")
    .innerJoin("candidates as c", "c.id", "f.candidate_id")
    .select("f.candidate_id")
    .where("f.uuid", "=", uuid)
    .where("c.suspended_at", "is", null)
    .executeTakeFirst();
  return row?.candidate_id;
}
