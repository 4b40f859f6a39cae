// One of everything that belongs to a candidate alone, by the name its place in a path has.
import { challenges, progress, reports, schedule, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { anExamRoom } from "../testing/exam-room.ts";
import type { aCandidate } from "../testing/people.ts";
import type { Api } from "../testing/start-api.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;

/** Every column that names a candidate, as the database itself knows it, with what it holds of this one. */
export async function rowsOf(api: Api, candidateId: number): Promise<Record<string, string>> {
  const { rows: places } = await sql<{ table_name: string; column_name: string }>`
    select t.oid::regclass::text as table_name, a.attname as column_name
    from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
      and a.attnum > 0
    where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition
      and (a.attname = 'candidate_id' or exists (
      select from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = 'candidates'::regclass
        and a.attnum = any(c.conkey)))
    order by 1, 2`.execute(api.db);
  const held: Record<string, string> = {};
  for (const { table_name, column_name } of places) {
    const { rows } = await sql<{ held: string }>`
      select coalesce(string_agg(t::text, '\n' order by t::text), '') as held from ${sql.table(table_name)} t
      where ${sql.ref(column_name)} = ${candidateId}`.execute(api.owner);
    held[`${table_name}.${column_name}`] = rows[0]!.held;
  }
  return held;
}

export async function thingsOf(api: Api, person: Person) {
  const room = await anExamRoom(api.db, { questions: 60 });
  const test = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const done = await person.as.call(sittings.start, test);
  await person.as.call(sittings.submitAnswers, { session_id: done.session.uuid, answers: [] });
  const challenge = await person.as.call(challenges.make, { session_id: done.session.uuid });
  const { session } = await person.as.call(sittings.start, test);
  const study = await person.as.call(schedule.add, {
    title: "Algebra",
    date: "2030-01-07",
    start_time: "16:00",
    end_time: "17:00",
    type: "study",
  });
  const link = await person.as.call(progress.addGuardianLink, { name: "Mother" });
  const report = await person.as.call(reports.submit, { type: "general_feedback", description: "Good." });
  const signedIn = await api.db
    .selectFrom("auth_sessions")
    .select("uuid")
    .where("candidate_id", "=", person.id)
    .executeTakeFirstOrThrow();
  const reference = `ref-${uuidv7()}`;
  await sql`insert into payments (reference, paystack_id, candidate_id, price_id, plan_id, duration, amount_kobo,
    renews,
      paid_at, recorded_at)
    select ${reference}, 1, ${person.id}, p.id, p.plan_id, p.duration, 250000, false, now(), now()
    from plan_prices p where p.amount_kobo > 0 limit 1`.execute(api.db);
  const seat = await api.db
    .insertInto("plan_seats")
    .values({ owner_id: person.id, code: "ABCDEF", created_at: api.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const things: Record<string, string> = {
    session_uuid: signedIn.uuid,
    session_id: session.uuid,
    study_session_id: study.uuid,
    day: "2030-01-07",
    pack_id: uuidv7(),
    challenge_id: challenge.uuid,
    report_uuid: report.uuid,
    reference,
    id: String(seat.id),
    link_id: link.uuid,
  };
  return { things, rows: await rowsOf(api, person.id) };
}
