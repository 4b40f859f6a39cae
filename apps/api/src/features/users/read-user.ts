import type { users } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { rowsOf } from "./list-users.ts";

const RECENT = 10;

/** As the candidate wrote it, else the exams they have chosen at registration or since. */
const examsOf = sql<string | null>`coalesce(nullif(p.target_exam, ''), (
  select string_agg(e.name, ', ' order by e.position) from exam_types e
  where e.id = any(case when cardinality(p.exam_type_ids) > 0 then p.exam_type_ids else array[p.exam_type_id] end)))`;

export async function idOf(db: Db, uuid: string): Promise<number> {
  const found = await db.selectFrom("candidates").select("id").where("uuid", "=", uuid).executeTakeFirst();
  return found?.id ?? fail("not_found", "We could not find that user.");
}

export async function readUser({ db, input, now }: Call<typeof users.read>) {
  const id = await idOf(db, input.uuid);
  const [row] = await rowsOf(db, [id], now);
  const about = await db
    .selectFrom("candidates as c")
    .leftJoin("candidate_profiles as p", "p.candidate_id", "c.id")
    .select(["c.verified_at", "c.suspension_reason", "c.delete_at", "c.extra_time_percent"])
    .select(["p.school", "p.exam_date", examsOf.as("target_exam")])
    .select((columns) =>
      columns
        .selectFrom("grants as g")
        .select((grants) => grants.fn.max("g.ends_at").as("ends_at"))
        .whereRef("g.candidate_id", "=", "c.id")
        .where("g.revoked_at", "is", null)
        .where("g.ends_at", ">", now.toISOString())
        .as("plan_ends_at"),
    )
    .where("c.id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    ...row!,
    ...about,
    sessions: await sessionsOf(db, id),
    tests: await testsOf(db, id),
    reports: await reportsOf(db, id),
    staff_actions: await actionsOn(db, input.uuid),
  };
}

const sessionsOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("auth_sessions")
    .select(["device", "started_at", "last_seen_at"])
    .where("candidate_id", "=", candidateId)
    .orderBy("last_seen_at", "desc")
    .limit(RECENT)
    .execute();

const testsOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("grades as g")
    .innerJoin("sittings as s", "s.id", "g.sitting_id")
    .leftJoin("sitting_points as p", "p.sitting_id", "s.id")
    .select(["s.uuid as sitting_uuid", "s.title", "s.mode", "g.score", "g.created_at as at", "p.reason as unranked"])
    .where("g.candidate_id", "=", candidateId)
    .where("g.is_current", "=", true)
    .orderBy("g.created_at", "desc")
    .limit(RECENT)
    .execute();

const reportsOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("reports")
    .select(["uuid", "title", "status", "created_at as at"])
    .where("candidate_id", "=", candidateId)
    .orderBy("created_at", "desc")
    .limit(RECENT)
    .execute();

const actionsOn = (db: Db, uuid: string) =>
  db
    .selectFrom("audit_bodies as b")
    .innerJoin("audit_chain as c", "c.seq", "b.seq")
    .leftJoin("staff as s", "s.uuid", "b.actor_uuid")
    .select(["b.verb", "s.name as by", "c.at"])
    .where("b.subject", "=", uuid)
    .where("b.actor_audience", "=", "staff")
    // Who looked is in the audit log; here it would crowd out what was done.
    .where("b.verb", "<>", "user.read")
    .orderBy("b.seq", "desc")
    .limit(RECENT)
    .execute();
