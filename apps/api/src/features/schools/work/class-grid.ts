// A class as its teacher sees it: pupils and work, and one pupil's class work. Never anything that pupils do on their
// own.
import type { DataOf, setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { type ClassStanding, classIn, type Standing, standingIn } from "../standing.ts";
import { type Attempt, attemptsOf, countedOf, topicsOf } from "./counted-scores.ts";
import { workRows } from "./work-rows.ts";

/** The newest work of the class. */
const MOST_WORK = 100;
const MOST_PUPILS = 2_000;

type Grid = DataOf<typeof setWork.classGrid>;
type Cell = Grid["pupils"][number]["cells"][number];

interface Member {
  id: number;
  uuid: string;
  first_name: string;
  last_name: string;
}

export const classGrid = async ({ db, user, input, now }: Call<typeof setWork.classGrid>): Promise<Grid> => {
  const school = await standingIn(db, user, input.school_id);
  return gridOf(db, school, await classIn(db, school, input.class_id, now), now);
};

export async function gridOf(db: Db, school: Standing, { id }: ClassStanding, now: Date): Promise<Grid> {
  const members = await membersOf(db, id);
  const work = await workOf(db, school, id, now);
  const given = await givenOf(db, id, work);
  const attempts = await attemptsOf(
    db,
    sql`w.assignment_id = any(${work.map((row) => row.id)}::bigint[])
    and w.pupil_id = any(${members.map((member) => member.id)}::bigint[])`,
  );
  const byCell = Map.groupBy(attempts, ({ assignment_id, pupil_id }) => `${assignment_id}/${pupil_id}`);
  const pupils = members.map(({ id: pupil, uuid, first_name, last_name }) => ({
    ...{ uuid, first_name, last_name },
    cells: work.map((row) => ({
      work_id: row.uuid,
      ...cellOf(byCell.get(`${row.id}/${pupil}`) ?? [], given(row.id, pupil)),
    })),
  }));
  return { work, pupils };
}

async function membersOf(db: Db, classId: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select p.id, p.uuid, c.first_name, c.last_name
    from class_members m join school_pupils p on p.id = m.pupil_id join candidates c on c.id = p.candidate_id
    where m.class_id = ${classId} and m.left_at is null
    order by lower(c.last_name), lower(c.first_name), p.id limit ${MOST_PUPILS}`.execute(db);
  return rows;
}

const workOf = (db: Db, school: Standing, classId: number, now: Date) =>
  workRows(db, {
    which: sql`where a.state = 'given' and exists (
        select 1 from assignment_targets g where g.assignment_id = a.id and g.class_id = ${classId})
      order by a.created_at desc, a.id desc limit ${MOST_WORK}`,
    school,
    classId,
    now,
  });

/** Whether a pupil of the class was given a piece of work. */
async function givenOf(db: Db, classId: number, work: readonly { id: number }[]) {
  const rows = await db
    .selectFrom("assignment_targets")
    .select(["assignment_id", "pupil_id"])
    .where("class_id", "=", classId)
    .where((where) => where.eb("assignment_id", "=", where.fn.any(where.val(work.map(({ id }) => id)))))
    .execute();
  const whole = new Set(rows.filter(({ pupil_id }) => pupil_id === null).map(({ assignment_id }) => assignment_id));
  const named = new Set(rows.map(({ assignment_id, pupil_id }) => `${assignment_id}/${pupil_id}`));
  return (assignment: number, pupil: number) => whole.has(assignment) || named.has(`${assignment}/${pupil}`);
}

function cellOf(attempts: readonly Attempt[], isGiven: boolean): Omit<Cell, "work_id"> {
  const counted = countedOf(attempts);
  const { finished_at = null, finished_offline = false, score = null } = counted ?? {};
  const about = { score, attempts: attempts.length, finished_at, finished_offline };
  if (counted) return { state: counted.is_late ? "late" : "done", ...about };
  return { state: attempts.length > 0 ? "started" : isGiven ? "not_started" : "not_given", ...about };
}

export async function pupilPage({ db, user, input, now }: Call<typeof setWork.pupilPage>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  const pupil = (await membersOf(db, schoolClass.id)).find(({ uuid }) => uuid === input.pupil_id);
  if (!pupil) return fail("not_found", "We could not find that pupil.");
  const work = await workOf(db, school, schoolClass.id, now);
  const given = await givenOf(db, schoolClass.id, work);
  const attempts = await attemptsOf(
    db,
    sql`w.pupil_id = ${pupil.id}
    and w.assignment_id = any(${work.map(({ id }) => id)}::bigint[])`,
  );
  const byWork = Map.groupBy(attempts, ({ assignment_id }) => assignment_id);
  const counted = [...byWork.values()].flatMap((tries) => countedOf(tries) ?? []);
  const { uuid, first_name, last_name } = pupil;
  return {
    ...{ uuid, first_name, last_name },
    work: work
      .map((row) => ({
        ...{ work_id: row.uuid, title: row.title, closes_at: row.closes_at },
        ...cellOf(byWork.get(row.id) ?? [], given(row.id, pupil.id)),
      }))
      .filter(({ state }) => state !== "not_given"),
    topics: topicsOf(counted.flatMap(({ topics }) => topics)),
  };
}
