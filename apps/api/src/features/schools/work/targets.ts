// Whom work is for: whole classes, or named pupils of a class.
import type { InputOf, setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { failField } from "../../../http/failure.ts";
import { classIn, mayRead, type Standing } from "../standing.ts";

export interface Target {
  class_id: number;
  /** Null for everybody in the class, also those who join later. */
  pupil_id: number | null;
}

type TargetFields = InputOf<typeof setWork.create>["targets"];

export async function targetsOf(db: Db, school: Standing, wanted: TargetFields, now: Date): Promise<Target[]> {
  if (new Set(wanted.map(({ class_id }) => class_id)).size < wanted.length)
    failField("targets", "Choose each class once.");
  const targets: Target[] = [];
  for (const { class_id, pupil_ids } of wanted) {
    const schoolClass = await classIn(db, school, class_id, now);
    if (schoolClass.is_over) failField("targets", "This class has ended. Choose another one.");
    if (pupil_ids === null) targets.push({ class_id: schoolClass.id, pupil_id: null });
    else
      for (const pupil_id of await pupilsIn(db, schoolClass.id, pupil_ids))
        targets.push({ class_id: schoolClass.id, pupil_id });
  }
  return targets;
}

async function pupilsIn(db: Db, classId: number, uuids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom("class_members as m")
    .innerJoin("school_pupils as p", "p.id", "m.pupil_id")
    .select("p.id")
    .where("m.class_id", "=", classId)
    .where("m.left_at", "is", null)
    .where("p.uuid", "in", uuids)
    .execute();
  if (rows.length !== new Set(uuids).size) failField("targets", "One of these pupils is no longer in the class.");
  return rows.map(({ id }) => id);
}

/** Classes that the caller may not see keep what they have. */
export async function setTargets(db: Db, school: Standing, assignmentId: number, targets: readonly Target[]) {
  await sql`delete from assignment_targets g using classes c
    where g.assignment_id = ${assignmentId} and c.id = g.class_id and ${mayRead(school)}`.execute(db);
  await db
    .insertInto("assignment_targets")
    .values(targets.map((target) => ({ ...target, assignment_id: assignmentId })))
    .execute();
}
