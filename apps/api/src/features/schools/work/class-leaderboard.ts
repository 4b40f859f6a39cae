// The leaderboard of a class: for its own pupils, and only those who chose to be on it. The teacher turns it on.
import type { setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { classIn, standingIn } from "../standing.ts";

export async function setLeaderboard({ db, user, input, now, recordAudit }: Call<typeof setWork.setLeaderboard>) {
  const school = await standingIn(db, user, input.school_id);
  const { id, uuid } = await classIn(db, school, input.class_id, now);
  await db.updateTable("classes").set({ leaderboard: input.by }).where("id", "=", id).execute();
  recordAudit({ subject: uuid, after: { by: input.by } });
  return null;
}

interface Membership {
  id: number;
  class_id: number;
  by: "off" | "improvement" | "points";
  is_on: boolean;
}

async function membershipIn(db: Db, candidateId: number, classUuid: string): Promise<Membership> {
  const found = await db
    .selectFrom("class_members as m")
    .innerJoin("school_pupils as p", "p.id", "m.pupil_id")
    .innerJoin("classes as c", "c.id", "m.class_id")
    .select(["m.id", "m.class_id", "c.leaderboard as by", "m.on_leaderboard as is_on"])
    .where("c.uuid", "=", classUuid)
    .where("p.candidate_id", "=", candidateId)
    .where("m.left_at", "is", null)
    .executeTakeFirst();
  return found ?? fail("not_found", "We could not find that class.");
}

export async function classLeaderboard({ db, user, input }: Call<typeof setWork.leaderboard>) {
  const { class_id, by, is_on } = await membershipIn(db, user.id, input.class_id);
  return { by, is_on, rows: by === "off" ? [] : await rowsOf(db, { class_id, by, me: user.id }) };
}

export async function joinLeaderboard({ db, user, input }: Call<typeof setWork.joinLeaderboard>) {
  const { id, by } = await membershipIn(db, user.id, input.class_id);
  if (input.is_on && by === "off") fail("conflict", "Your teacher has turned the leaderboard of this class off.");
  await db.updateTable("class_members").set({ on_leaderboard: input.is_on }).where("id", "=", id).execute();
  return null;
}

/** The right answers, or how much better the newer half of the scores is than the older half. */
const values = {
  points: sql`sum(x.correct)`,
  improvement: sql`round(avg(x.score) filter (where x.place > x.pieces / 2)
    - avg(x.score) filter (where x.place <= x.pieces / 2))`,
};

interface Board {
  class_id: number;
  by: "improvement" | "points";
  me: number;
}

/** Only results that pupils can see count, each piece of work by its best attempt. */
async function rowsOf(db: Db, { class_id, by, me }: Board) {
  const { rows } = await sql<{ rank: number; name: string; value: number; is_me: boolean }>`
    with best as (
      select distinct on (m.pupil_id, w.assignment_id) m.pupil_id, r.score, r.correct, w.finished_at
      from class_members m join assignment_targets g on g.class_id = m.class_id
        and (g.pupil_id is null or g.pupil_id = m.pupil_id)
      join assignments a on a.id = g.assignment_id and a.state = 'given'
      join assignment_sittings w on w.assignment_id = a.id and w.pupil_id = m.pupil_id and w.finished_at is not null
      join grades r on r.sitting_id = w.sitting_id and r.is_current
      where m.class_id = ${class_id} and m.left_at is null and m.on_leaderboard
      order by m.pupil_id, w.assignment_id, w.is_late, r.score desc
    ), placed as (
      select best.*, row_number() over (partition by pupil_id order by finished_at) as place,
        count(*) over (partition by pupil_id) as pieces
      from best
    ), valued as (
      select x.pupil_id, coalesce(${values[by]}, 0)::int as value from placed x group by x.pupil_id
    )
    select (rank() over (order by coalesce(v.value, 0) desc))::int as rank,
      c.first_name || ' ' || left(c.last_name, 1) || '.' as name, coalesce(v.value, 0) as value, c.id = ${me} as is_me
    from class_members m join school_pupils p on p.id = m.pupil_id join candidates c on c.id = p.candidate_id
      left join valued v on v.pupil_id = m.pupil_id
    where m.class_id = ${class_id} and m.left_at is null and m.on_leaderboard
    order by 1, 2 limit 500`.execute(db);
  return rows;
}
