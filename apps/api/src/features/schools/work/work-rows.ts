// Pieces of work as their teacher sees them, and who may see them: a head all work of the school, a teacher their own
// and, once it is given, that of their classes.
import type { WorkMadeOf, WorkRow } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { WorkPaper } from "../../../db/tables/school-tables.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { mayRead, type Standing } from "../standing.ts";

export interface Work {
  id: number;
  uuid: string;
  staff_id: number | null;
  title: string;
  note: string;
  made_of: WorkMadeOf;
  paper: WorkPaper;
  revision_ids: number[];
  mode: "practice" | "exam";
  minutes: number | null;
  attempts: number;
  state: "draft" | "given" | "withdrawn";
  opens_at: string;
  closes_at: string;
  late_until: string | null;
  results: "submitted" | "closed" | "released";
  released_at: string | null;
  version: number;
}

const columns = sql`a.id, a.uuid, a.staff_id, a.title, a.note, a.made_of, a.paper, a.revision_ids, a.mode, a.minutes,
  a.attempts, a.state, a.opens_at, a.closes_at, a.late_until, a.results, a.released_at, a.version`;

const MISSING = "We could not find that work.";

/** For work `a`. */
const maySee = (school: Standing) =>
  school.role === "head"
    ? sql`true`
    : sql`(a.staff_id = ${school.staff_id} or a.state <> 'draft' and exists (
        select 1 from assignment_targets g join class_teachers t on t.class_id = g.class_id
        where g.assignment_id = a.id and t.staff_id = ${school.staff_id}))`;

export async function workIn(db: Db, school: Standing, uuid: string): Promise<Work> {
  const { rows } = await sql<Work>`
    select ${columns} from assignments a
    where a.uuid = ${uuid} and a.school_id = ${school.school_id} and ${maySee(school)}`.execute(db);
  return rows[0] ?? fail("not_found", MISSING);
}

/** Locked, for the teacher who set it or a head. */
export async function ownWork(db: Db, school: Standing, uuid: string): Promise<Work> {
  const work = await workIn(db, school, uuid);
  if (school.role !== "head" && work.staff_id !== school.staff_id)
    fail("not_allowed", "Only the teacher who set this work, or a head, can do this.");
  const { rows } = await sql<Work>`select ${columns} from assignments a where a.id = ${work.id} for update`.execute(db);
  return rows[0] ?? fail("not_found", MISSING);
}

/** When no more answers start: late work counts until then. */
export const endOf = ({ closes_at, late_until }: Pick<Work, "closes_at" | "late_until">): string =>
  late_until ?? closes_at;

const stateOf = (now: Date) => sql`case when a.state <> 'given' then a.state when a.opens_at > ${now} then 'planned'
  when a.closes_at > ${now} then 'open' when a.late_until > ${now} then 'late' else 'closed' end`;

/** For work `a`, the pupils who have it now, one row for each class of theirs. `c` is the class. */
export const givenTo = sql`assignment_targets g join classes c on c.id = g.class_id
  join class_members m on m.class_id = g.class_id and m.left_at is null
    and (g.pupil_id is null or g.pupil_id = m.pupil_id)`;

interface WorkSelection {
  /** Chooses rows of `assignments a`, with their order and limit. */
  which: RawBuilder<unknown>;
  school: Standing;
  /** Counts only the pupils of this class. */
  classId?: number;
  now: Date;
}

export async function workRows(db: Db, { which, school, classId, now }: WorkSelection) {
  const inClass = classId === undefined ? mayRead(school) : sql`c.id = ${classId}`;
  const { rows } = await sql<WorkRow & { id: number; created_at: string }>`
    with a as materialized (select a.* from assignments a ${which})
    select a.id, a.created_at, a.uuid, a.title, a.kind, a.mode, s.name as subject,
      coalesce(cardinality(a.revision_ids), 0) as questions, ${stateOf(now)} as state, a.opens_at, a.closes_at,
      a.late_until, coalesce((select json_agg(json_build_object('uuid', k.uuid, 'name', k.name) order by lower(k.name))
        from (select distinct c.uuid, c.name from assignment_targets g join classes c on c.id = g.class_id
          where g.assignment_id = a.id and ${inClass}) k), '[]'::json) as classes,
      n.given_to, n.started, n.done
    from a left join subjects s on s.id = a.subject_id cross join lateral (
      select count(distinct m.pupil_id)::int as given_to, count(distinct w.pupil_id)::int as started,
        (count(distinct w.pupil_id) filter (where w.finished_at is not null))::int as done
      from ${givenTo} left join assignment_sittings w on w.assignment_id = g.assignment_id and w.pupil_id = m.pupil_id
      where g.assignment_id = a.id and ${inClass}) n
    order by a.created_at desc, a.id desc`.execute(db);
  return rows;
}

/** Work that this person may see, for the list. */
export const listed = (school: Standing): RawBuilder<unknown> =>
  sql`a.school_id = ${school.school_id} and a.state <> 'withdrawn' and ${maySee(school)}`;
