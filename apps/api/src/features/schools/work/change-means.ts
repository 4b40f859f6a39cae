// What a change of work means for pupils who have it: told to the teacher in sentences.
import type { InputOf, setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Target } from "./targets.ts";
import { givenTo, type Work } from "./work-rows.ts";

interface Effect {
  open: number;
  seen: number;
  become_on_time: number;
  become_late: number;
  used_up: number;
  losing: number;
  gaining: number;
}

const pupils = (n: number): string => (n === 1 ? "1 pupil" : `${n} pupils`);
const have = (n: number): string => (n === 1 ? "has" : "have");

export async function meaningOf(db: Db, work: Work, input: InputOf<typeof setWork.change>, targets: readonly Target[]) {
  const effect = await effectOf(db, work, input, targets);
  const wasHidden = work.results !== "submitted" && !work.released_at;
  const means: (string | false)[] = [
    effect.open > 0 &&
      `${pupils(effect.open)} ${have(effect.open)} started and not finished. They keep their questions and their clock.`,
    effect.become_on_time > 0 && `The work of ${pupils(effect.become_on_time)} was late and now counts as on time.`,
    effect.become_late > 0 && `The work of ${pupils(effect.become_late)} was on time and now counts as late.`,
    effect.used_up > 0 &&
      `${pupils(effect.used_up)} ${have(effect.used_up)} used more attempts than you now allow. Their results stay.`,
    effect.losing > 0 && `${pupils(effect.losing)} will no longer see this work. Their results stay theirs.`,
    effect.gaining > 0 && `${pupils(effect.gaining)} will get this work too.`,
    !wasHidden &&
      input.results !== "submitted" &&
      effect.seen > 0 &&
      `${pupils(effect.seen)} ${have(effect.seen)} already seen their results.`,
    wasHidden &&
      input.results === "submitted" &&
      effect.seen > 0 &&
      `${pupils(effect.seen)} will see their results now.`,
  ];
  return means.filter((sentence) => sentence !== false);
}

async function effectOf(db: Db, work: Work, input: InputOf<typeof setWork.change>, targets: readonly Target[]) {
  const { rows } = await sql<Effect>`
    with target as (select * from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
      as t (class_id bigint, pupil_id bigint)
    ), before as (
      select distinct m.pupil_id from ${givenTo} where g.assignment_id = ${work.id}
    ), after as (
      select distinct m.pupil_id from target t join class_members m on m.class_id = t.class_id and m.left_at is null
        and (t.pupil_id is null or t.pupil_id = m.pupil_id)
    ), done as (select * from assignment_sittings where assignment_id = ${work.id})
    select (select count(distinct pupil_id)::int from done where finished_at is null) as open,
      (select count(distinct pupil_id)::int from done where finished_at is not null) as seen,
      (select count(distinct pupil_id)::int from done where is_late and finished_at <= ${input.closes_at})
        as become_on_time,
      (select count(distinct pupil_id)::int from done where not is_late and finished_at > ${input.closes_at})
        as become_late,
      (select count(*)::int from (select 1 from done group by pupil_id
        having count(*) > ${input.attempts}) x) as used_up,
      (select count(*)::int from before b where not exists (select 1 from after a where a.pupil_id = b.pupil_id))
        as losing,
      (select count(*)::int from after a where not exists (select 1 from before b where b.pupil_id = a.pupil_id))
        as gaining`.execute(db);
  return rows[0]!;
}
