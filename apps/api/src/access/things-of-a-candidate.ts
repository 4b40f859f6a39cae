// One of everything that belongs to a candidate alone, by the name its place in a path has.
import { challenges, progress, reports, schedule, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { anExamRoom } from "../testing/exam-room.ts";
import type { aCandidate } from "../testing/people.ts";
import type { Api } from "../testing/start-api.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;

const tables = [
  "sittings",
  "challenges",
  "reports",
  "study_sessions",
  "guardian_links",
  "auth_sessions",
  "payments",
] as const;

export async function countThings(api: Api, candidateId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
      where candidate_id = ${candidateId}`.execute(api.db);
    counts[table] = rows[0]!.n;
  }
  return counts;
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
  await sql`insert into payments (reference, paystack_id, candidate_id, price_id, plan_id, duration, amount_kobo, renews,
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
    "candidates/schedule:session_id": study.uuid,
    "candidates/schedule:day": "2030-01-07",
    pack_id: uuidv7(),
    challenge_id: challenge.uuid,
    report_uuid: report.uuid,
    reference,
    id: String(seat.id),
    link_id: link.uuid,
  };
  return { things, counts: await countThings(api, person.id) };
}
