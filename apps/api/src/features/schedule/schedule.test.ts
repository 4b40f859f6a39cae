import { MAX_SESSIONS, revision, schedule, sittings } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { addSession } from "./change-sessions.ts";
import { sendReminders } from "./send-reminders.ts";

const hostZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = hostZone;
});

const aSession = (date: string, more: object = {}) => ({
  title: "Vectors",
  subject: "Physics",
  date,
  start_time: "16:00",
  end_time: "17:30",
  type: "study" as const,
  ...more,
});

const reminders = (api: Api) =>
  api.db
    .selectFrom("notifications")
    .select(["title", "body", "created_at"])
    .where("kind", "=", "study_reminder")
    .execute();

test("a week from today is sorted by start, breaks are no study, and a session is completed only for its own day", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const today = lagosDay(api.clock.now());
  const tomorrow = addLagosDays(today, 1);
  const late = await ada.as.call(schedule.add, aSession(tomorrow, { start_time: "19:00", end_time: "19:45" }));
  await ada.as.call(schedule.add, aSession(tomorrow, { repeats_weekly: true }));
  await ada.as.call(schedule.add, aSession(tomorrow, { type: "break", start_time: "17:30", end_time: "18:00" }));
  await ada.as.call(schedule.add, aSession(addLagosDays(today, 9)));
  const week = await ada.as.call(schedule.week, {});
  expect(week.days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => addLagosDays(today, n)));
  expect(week.days[1]!.sessions.map(({ start_time }) => start_time)).toEqual(["16:00", "17:30", "19:00"]);
  expect(week.summary).toEqual({ study_minutes: 135, completed: 0, total: 3, reminders: 3 });

  const weekly = week.days[1]!.sessions[0]!;
  await ada.as.call(schedule.mark, { study_session_id: weekly.uuid, day: tomorrow, completed: true });
  expect((await ada.as.call(schedule.week, {})).summary).toMatchObject({ completed: 1, total: 3, reminders: 2 });
  const next = await ada.as.call(schedule.week, { from: addLagosDays(today, 7) });
  expect(next.days[1]!.sessions).toMatchObject([{ uuid: weekly.uuid, completed: false }]);

  await ada.as.call(schedule.remove, { study_session_id: weekly.uuid, day: addLagosDays(tomorrow, 7) });
  expect((await ada.as.call(schedule.week, { from: addLagosDays(today, 7) })).days[1]!.sessions).toEqual([]);
  expect((await ada.as.call(schedule.week, { from: addLagosDays(today, 14) })).days[1]!.sessions).toHaveLength(1);
  await ada.as.call(schedule.update, { study_session_id: late.uuid, ...aSession(tomorrow, { title: "Waves" }) });
  await ada.as.call(schedule.remove, { study_session_id: weekly.uuid });
  expect((await ada.as.call(schedule.week, {})).days[1]!.sessions.map(({ title }) => title)).toEqual([
    "Waves",
    "Vectors",
  ]);
});

test("a missing or impossible value is reported beside its field", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const day = lagosDay(api.clock.now());
  const empty = await refused(ada.as.call(schedule.add, aSession(day, { title: " ", start_time: "", end_time: "" })));
  expect(empty.errors).toEqual({
    title: ["Title is required"],
    start_time: ["Start time is required"],
    end_time: ["End time is required"],
  });
  const backwards = await refused(ada.as.call(schedule.add, aSession(day, { end_time: "15:00" })));
  expect(backwards.errors).toEqual({ end_time: ["End time must be after start time"] });
  expect((await refused(ada.as.call(schedule.add, aSession("2026-02-31")))).errors).toHaveProperty("date");
  const until = aSession(day, { repeats_weekly: true, repeat_until: addLagosDays(day, -1) });
  expect((await refused(ada.as.call(schedule.add, until))).errors).toHaveProperty("repeat_until");
  expect((await ada.as.call(schedule.week, {})).summary.total).toBe(0);
});

test("a full schedule accepts no more, and none of several when not all fit", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const day = lagosDay(api.clock.now());
  const several = (count: number) => ({ sessions: Array.from({ length: count }, () => aSession(day)) });
  for (let held = 0; held < MAX_SESSIONS - 15; held += 15) await ada.as.call(schedule.addMany, several(15));
  expect(await refused(ada.as.call(schedule.addMany, several(16)))).toMatchObject({
    status: 400,
    code: "bad_request",
    message: "You can have up to 300 sessions. Delete some first.",
  });
  await ada.as.call(schedule.addMany, several(15));
  expect((await refused(ada.as.call(schedule.add, aSession(day)))).code).toBe("bad_request");
});

test("nobody can reach another candidate's session", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const day = addLagosDays(lagosDay(api.clock.now()), 1);
  const { uuid } = await ada.as.call(schedule.add, aSession(day));
  expect((await refused(bola.as.call(schedule.update, { study_session_id: uuid, ...aSession(day) }))).status).toBe(404);
  expect((await refused(bola.as.call(schedule.mark, { study_session_id: uuid, day, completed: true }))).status).toBe(
    404,
  );
  await bola.as.call(schedule.remove, { study_session_id: uuid });
  expect((await ada.as.call(schedule.week, {})).summary.total).toBe(1);
});

test("a reminder is sent once, at its Lagos minute, despite clock changes elsewhere and repeated requests", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  // London and New York change their clocks in these weeks. Lagos does not.
  for (const [zone, day] of [
    ["Europe/London", "2027-03-28"],
    ["America/New_York", "2027-11-07"],
  ] as const) {
    process.env.TZ = zone;
    api.clock.set(new Date(`${day}T02:00:00Z`));
    const weekly = aSession(addLagosDays(day, -7), { repeats_weekly: true, title: `Session ${zone}` });
    await api.db.deleteFrom("notifications").execute();
    await add(api, ada.id, weekly);
    api.clock.set(new Date(`${day}T14:49:58Z`));
    await sendReminders(api.context);
    expect(await reminders(api)).toEqual([]);
    api.clock.set(new Date(`${day}T14:50:01Z`));
    await Promise.all([sendReminders(api.context), sendReminders(api.context)]);
    await sendReminders(api.context);
    expect(await reminders(api)).toMatchObject([
      { title: `Session ${zone} at 16:00`, body: "You planned Physics from 16:00 to 17:30." },
    ]);
    api.clock.set(new Date(`${addLagosDays(day, 7)}T14:50:01Z`));
    await sendReminders(api.context);
    expect(await reminders(api)).toHaveLength(2);
    await api.db.deleteFrom("study_sessions").execute();
  }
});

/** These sessions last longer than the token of a test's candidate. */
async function add(api: Api, candidate_id: number, fields: ReturnType<typeof aSession>) {
  const call = { db: api.db, user: { id: candidate_id }, input: fields, now: api.clock.now() };
  return addSession(call as unknown as Parameters<typeof addSession>[0]);
}

test("a server that was down sends reminders of sessions not yet over, and skips done, deleted or past ones", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const day = "2027-05-04";
  api.clock.set(new Date(`${day}T06:00:00Z`));
  await add(api, ada.id, aSession(day, { title: "Still on", start_time: "09:00", end_time: "12:00" }));
  await add(api, ada.id, aSession(day, { title: "Over", start_time: "08:00", end_time: "08:30" }));
  const done = await add(api, ada.id, aSession(day, { title: "Done", start_time: "09:00", end_time: "12:00" }));
  await add(
    api,
    ada.id,
    aSession(day, { title: "Silent", start_time: "09:00", end_time: "12:00", remind_minutes: null }),
  );
  const row = await api.db
    .selectFrom("study_sessions")
    .select("id")
    .where("uuid", "=", done.uuid)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("study_session_days")
    .values({ session_id: row.id, candidate_id: ada.id, day, completed_at: api.clock.now() })
    .execute();
  api.clock.set(new Date(`${day}T09:30:00Z`));
  expect(await sendReminders(api.context)).toBe(3);
  expect(await sendReminders(api.context)).toBe(0);
  expect((await reminders(api)).map(({ title }) => title)).toEqual(["Still on at 09:00"]);
  for (let round = 0; round < 2; round++) await api.settle();
  expect(api.mails.map(({ subject }) => subject)).toEqual(["Still on at 09:00"]);
});

test("the feed opens in a strict parser, without a gateway key, until its address is renewed", async () => {
  const api = await startApi({ GATEWAY_KEY: "a-gateway-key-of-some-length" });
  const ada = await aCandidate(api);
  const day = addLagosDays(lagosDay(api.clock.now()), 1);
  const title = `Ọmọ́ ṣe; semi, comma \\ and a very long title ${"x".repeat(60)}`;
  const weekly = await ada.as.call(
    schedule.add,
    aSession(day, { title, repeats_weekly: true, start_time: "00:30", end_time: "01:00" }),
  );
  await ada.as.call(schedule.add, aSession(day, { title: "Once\nonly", remind_minutes: null }));
  await ada.as.call(schedule.remove, { study_session_id: weekly.uuid, day: addLagosDays(day, 7) });
  const { url } = await ada.as.call(schedule.feed, {});
  const here = url.replace("https://sabiprep.test", api.url);
  const response = await fetch(here);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const text = await response.text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");

  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event, { strictExceptions: true }));
  expect(events.map(({ summary }) => summary).sort()).toEqual(["Once\nonly", title].sort());
  const repeating = events.find((event) => event.isRecurring())!;
  const starts = repeating.iterator();
  const days = [starts.next(), starts.next()].map((time) => lagosDay(time!.toJSDate()));
  expect(days).toEqual([day, addLagosDays(day, 14)]);
  expect(repeating.startDate.toJSDate().toISOString()).toBe(`${addLagosDays(day, -1)}T23:30:00.000Z`);

  expect((await ada.as.call(schedule.feed, {})).url).toBe(url);
  await ada.as.call(schedule.renewFeed, {});
  for (const wrong of [here, here.replace(/\.[\w-]{43}\./, `.${"a".repeat(43)}.`), `${api.url}/api/calendar/x.ics`]) {
    const gone = await fetch(wrong);
    expect([gone.status, (await gone.json()).code]).toEqual([404, "not_found"]);
  }
});

test("suggestions are based on weak topics and avoid hours that are taken", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  expect(await ada.as.call(schedule.suggestion, {})).toEqual([]);
  const opened = await ada.as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const answers = answersWith(opened.exams, 3, api.clock.now());
  await ada.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
  expect(await ada.as.call(revision.mistakes, {})).toHaveLength(7);
  const tomorrow = addLagosDays(lagosDay(api.clock.now()), 1);
  for (const start_time of ["10:00", "16:00"])
    await ada.as.call(
      schedule.add,
      aSession(tomorrow, { start_time, end_time: start_time === "10:00" ? "13:00" : "17:30" }),
    );
  const plan = await ada.as.call(schedule.suggestion, {});
  expect(plan).toHaveLength(6);
  expect(plan[0]).toMatchObject({ title: "A topic", date: tomorrow, reason: "You have got 3 of 10 right so far." });
  expect(["14:00", "18:00"]).toContain(plan[0]!.start_time);
  const sessions = plan.map(({ reason: _, ...session }) => session);
  expect(await ada.as.call(schedule.addMany, { sessions })).toHaveLength(6);
  const overlap = (await ada.as.call(schedule.suggestion, {})).filter(({ date, start_time }) =>
    sessions.some((one) => one.date === date && one.start_time === start_time),
  );
  expect(overlap).toEqual([]);
});

test("a session starts with the subject and the topic it names, in one of the candidate's own exams", async () => {
  const api = await startApi();
  const waec = await examFixture(api.db, { questions: 12 });
  const jamb = await examFixture(api.db, { questions: 3, exam: "jamb" });
  const { id, name } = await api.db
    .updateTable("subjects")
    .set({ aliases: ["Maths"] })
    .where("id", "=", waec.subject.id)
    .returning(["id", "name"])
    .executeTakeFirstOrThrow();
  // The subject is in both exams. JAMB has no questions of the topic.
  await api.db
    .insertInto("exam_subjects")
    .values({ exam_type_id: jamb.exam.id, subject_id: id, questions_count: 9 })
    .execute();
  const ada = await aCandidate(api);
  const day = lagosDay(api.clock.now());
  const rows = [
    { title: "Read", subject: ` ${name.toUpperCase()} ` },
    { title: "A TOPIC", subject: "maths" },
    { title: name, subject: null },
    { title: "A walk", subject: "The park" },
    { title: "Rest", subject: name, type: "break" as const },
  ];
  for (const row of rows) await ada.as.call(schedule.add, aSession(day, row));
  const begun = async () => {
    const { days } = await ada.as.call(schedule.week, {});
    return rows.map(({ title }) => days[0]!.sessions.find((session) => session.title === title)!.practice);
  };
  const inWaec = { exam_id: waec.exam.uuid, subject_id: waec.subject.uuid };
  const topic = { ...inWaec, topic_id: waec.topic.uuid };
  const whole = { ...inWaec, topic_id: null };
  await sql`update exam_types set position = 2 where id = ${jamb.exam.id}`.execute(api.db);
  expect(await begun()).toEqual([whole, topic, whole, null, null]);
  await ada.as.call(sittings.start, { ...inWaec, topic: waec.topic.uuid });
  await sql`update candidate_profiles set exam_type_id = ${jamb.exam.id} where candidate_id = ${ada.id}`.execute(
    api.db,
  );
  const inJamb = { ...whole, exam_id: jamb.exam.uuid };
  expect(await begun()).toEqual([inJamb, inJamb, inJamb, null, null]);

  const bola = await aCandidate(api);
  await sql`update candidate_profiles set exam_type_id = ${waec.exam.id} where candidate_id = ${bola.id}`.execute(
    api.db,
  );
  expect(await begun(), "another student's exam changes nothing").toEqual([inJamb, inJamb, inJamb, null, null]);
});

test("due reminders are found by an index, not by reading every session", async () => {
  const api = await startApi();
  const plan = await explain(api);
  expect(plan).toContain("study_sessions_reminders");
});

async function explain(api: Api): Promise<string> {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select * from study_sessions where next_reminder_at <= now() order by next_reminder_at limit 50
      for update skip locked`.execute(api.db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
