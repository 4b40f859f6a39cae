import { calendar, FREEZES_A_MONTH, progress, sittings } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { weekOf } from "./streak.ts";

const DAY = 86_400_000;
type Person = Awaited<ReturnType<typeof aCandidate>>;
type ExamFixture = Awaited<ReturnType<typeof examFixture>>;

/** Ten questions at thirty seconds each. */
async function aTest(api: Api, person: Person, room: ExamFixture, right: number) {
  const opened = await person.as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const begun = api.clock.now().getTime();
  const answers = answersWith(opened.exams, right).map((answer, at) => ({
    ...answer,
    shown_at: new Date(begun + at * 30_000).toISOString(),
    answered_at: new Date(begun + (at + 1) * 30_000).toISOString(),
  }));
  api.clock.advance(answers.length * 30_000);
  await person.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
  return opened.session.uuid;
}

test("a new student's statistics are empty, and the first tests fill them", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 20 });
  const ada = await aCandidate(api);
  const empty = await ada.as.call(progress.summary, {});
  expect(empty).toMatchObject({ totals: { tests: 0, average_score: null }, streak: { days: 0 }, subjects: [] });
  expect(empty.streak.week).toHaveLength(7);

  await aTest(api, ada, room, 8);
  await aTest(api, ada, room, 5);
  const { totals, streak, today, subjects, achievements } = await ada.as.call(progress.summary, {});
  // Half rounds up, and ten questions at thirty seconds are five minutes.
  expect(totals).toEqual({ tests: 2, questions: 20, seconds: 600, average_score: 65 });
  expect(streak).toMatchObject({ days: 1, freezes_left: FREEZES_A_MONTH });
  expect(streak.week.find(({ day }) => day === lagosDay(api.clock.now()))).toMatchObject({
    state: "done",
    questions: 20,
  });
  expect(today.questions).toBe(20);
  expect(subjects).toMatchObject([{ uuid: room.subject.uuid, tests: 2, questions: 20, percent: 65 }]);
  const earned = achievements.filter(({ earned_at }) => earned_at).map(({ slug }) => slug);
  expect(earned.toSorted()).toEqual(["first-80", "first-test"]);
  const notices = await api.db
    .selectFrom("notifications")
    .select("once_key")
    .where("candidate_id", "=", ada.id)
    .execute();
  expect(notices.map(({ once_key }) => once_key)).toContain("achievement:first-test");

  const month = await ada.as.call(progress.performance, { period: "month", subject_id: room.subject.uuid });
  expect(month.totals).toEqual(totals);
  expect(month.trend.series).toEqual([{ name: expect.any(String), values: [null, null, null, 65] }]);
  expect(month.weaknesses).toMatchObject([{ uuid: room.topic.uuid, percent: 65, correct: 13, total: 20 }]);
  expect(month.strengths).toEqual([]);
  const [next] = await ada.as.call(sittings.recommended, {});
  expect(next).toMatchObject({ topic_id: room.topic.uuid, exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const week = await ada.as.call(progress.performance, { period: "week" });
  expect(week.trend.starts).toHaveLength(7);
  const nowhere = "00000000-0000-4000-8000-000000000000";
  expect((await refused(ada.as.call(progress.performance, { subject_id: nowhere }))).status).toBe(404);
  const pdf = await ada.as.call(progress.report, { period: "quarter" });
  expect(Buffer.from(pdf.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
});

test("two missed days a month are forgiven, a third breaks the streak, and staff repair days we caused", async () => {
  const api = await startApi();
  const now = api.clock.now();
  // The 25th leaves enough days of the month for the history before it.
  const month = lagosDay(now).slice(0, 7);
  api.clock.advance(Date.parse(`${month}-25T12:00:00Z`) + 31 * DAY - now.getTime());
  const ada = await aCandidate(api);
  const bola = await aCandidate(api);
  const support = await aStaffMember(api, { role: "support" });
  const editor = await aStaffMember(api, { role: "editor" });
  const today = lagosDay(api.clock.now());
  const back = (days: number) => addLagosDays(today, -days);
  for (const { id } of [ada, bola])
    await api.db
      .insertInto("day_figures")
      .values([9, 8, 6, 5, 3, 1].map((days) => ({ ...figures, candidate_id: id, subject_id: 0, day: back(days) })))
      .execute();
  const daysOf = async (person: Person) => (await person.as.call(progress.summary, {})).streak;
  // The missed days 7 and 4 are forgiven, but 2 is not.
  expect(await daysOf(ada)).toMatchObject({ days: 1, longest: 5, freezes_left: 0 });

  const repair = { day: back(2), reason: "The servers were down" };
  expect((await refused(editor.as.call(progress.repairStreak, repair))).code).toBe("not_allowed");
  expect(
    (await refused(support.as.call(progress.repairStreak, { ...repair, day: addLagosDays(today, 1) }))).errors,
  ).toHaveProperty("day");
  await support.as.call(progress.repairStreak, { ...repair, candidate_id: ada.uuid });
  expect(await daysOf(ada)).toMatchObject({ days: 6 });
  expect(await daysOf(bola)).toMatchObject({ days: 1 });
  await support.as.call(progress.repairStreak, repair);
  await support.as.call(progress.repairStreak, repair);
  expect(await daysOf(bola)).toMatchObject({ days: 6 });
});

const figures = { tests: 1, score_sum: 50, correct: 5, total: 10, answered: 10, seconds: 60 };

test("a guardian's card compares the days of this week so far with the same days of last week", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const monday = weekOf(lagosDay(api.clock.now()));
  const on = (day: string, questions: number) => ({
    ...{ ...figures, answered: questions, total: questions, candidate_id: ada.id, subject_id: 0, day },
  });
  const today = lagosDay(api.clock.now());
  await api.db
    .insertInto("day_figures")
    .values([
      on(today, 10),
      on(addLagosDays(today, -7), 20),
      ...(today < addLagosDays(monday, 6) ? [on(addLagosDays(monday, -1), 40)] : []),
    ])
    .execute();
  const { url } = await ada.as.call(progress.addGuardianLink, { name: "Mummy" });
  const link_id = new URL(url).pathname.split("/").at(-1)!;
  const signature = new URL(url).searchParams.get("signature")!;
  const reply = await fetch(`${api.url}/api/guardian-cards/${link_id}?signature=${signature}`);
  const { data } = (await reply.json()) as { data: Record<"totals" | "before", { questions: number }> };
  expect([data.totals.questions, data.before.questions]).toEqual([10, 20]);
});

test("a guardian sees the week without an account, until the link is ended", async () => {
  const api = await startApi({ GATEWAY_KEY: "a-key-of-sixteen-letters" });
  const ada = await aCandidate(api);
  const eve = await aCandidate(api);
  await api.db
    .insertInto("day_figures")
    .values({ ...figures, candidate_id: ada.id, subject_id: 0, day: lagosDay(api.clock.now()) })
    .execute();
  const link = await ada.as.call(progress.addGuardianLink, { name: "Mummy" });
  const url = new URL(link.url);
  expect(url.origin).toBe("https://sabiprep.test");
  const link_id = url.pathname.split("/").at(-1)!;
  const signature = url.searchParams.get("signature")!;
  // Neither a token nor the gateway's signature is sent with it.
  const answer = await fetch(`${api.url}/api/guardian-cards/${link_id}?signature=${signature}`);
  const { data } = (await answer.json()) as { data: { first_name: string; totals: object; days: unknown[] } };
  expect(data).toMatchObject({
    first_name: "Chidi",
    totals: { tests: 1, average_score: 50 },
    week_from: weekOf(lagosDay(api.clock.now())),
  });
  expect(data.days).toHaveLength(7);
  expect(JSON.stringify(data)).not.toContain("Bello");

  for (const wrong of [signature.slice(0, -1), `${signature.slice(0, -1)}${signature.endsWith("A") ? "B" : "A"}`])
    expect((await refused(api.anyone.call(progress.guardianCard, { link_id, signature: wrong }))).status).toBe(404);
  expect((await refused(eve.as.call(progress.removeGuardianLink, { link_id }))).status).toBe(404);
  expect(await eve.as.call(progress.guardianLinks, {})).toEqual([]);
  expect((await ada.as.call(progress.guardianLinks, {}))[0]).toMatchObject({ uuid: link_id, url: link.url });
  await ada.as.call(progress.removeGuardianLink, { link_id });
  expect((await refused(api.anyone.call(progress.guardianCard, { link_id, signature }))).status).toBe(404);
});

test("staff edit the exam calendar, and a candidate's own date is listed among the coming ones", async () => {
  const api = await startApi();
  const { exam } = await examFixture(api.db, { questions: 1 });
  const ada = await aCandidate(api);
  const editor = await aStaffMember(api, { role: "editor" });
  const day = (days: number) => addLagosDays(lagosDay(api.clock.now()), days);
  const body = { name: "School mock", starts_on: day(20), ends_on: day(22), exam_type_id: exam.uuid };
  expect((await refused(editor.as.call(calendar.create, { ...body, ends_on: day(19) }))).errors).toHaveProperty(
    "ends_on",
  );
  expect((await refused(editor.as.call(calendar.create, { ...body, starts_on: "2026-02-31" }))).errors).toHaveProperty(
    "starts_on",
  );
  expect((await refused(ada.as.call(calendar.create, body))).status).toBe(403);
  const made = await editor.as.call(calendar.create, body);
  await editor.as.call(calendar.create, { name: "Over", starts_on: day(-9), ends_on: day(-1) });
  await api.db
    .updateTable("candidate_profiles")
    .set({ exam_date: day(8), exam_type_id: exam.id })
    .execute();
  const coming = await ada.as.call(calendar.upcoming, {});
  expect(coming.map(({ name, days_left, is_own }) => [name, days_left, is_own])).toEqual([
    ["WAEC", 8, true],
    ["School mock", 20, false],
  ]);
  await editor.as.call(calendar.update, { exam_date_id: made.uuid, ...body, name: "State mock" });
  expect((await editor.as.call(calendar.list, {})).items.map(({ name }) => name)).toEqual(["State mock", "Over"]);
  await editor.as.call(calendar.remove, { exam_date_id: made.uuid });
  expect(await ada.as.call(calendar.upcoming, {})).toHaveLength(1);
  const verbs = await api.db.selectFrom("audit_bodies").select("verb").orderBy("seq").execute();
  expect(verbs.map(({ verb }) => verb)).toEqual([
    "calendar.create",
    "calendar.create",
    "calendar.update",
    "calendar.remove",
  ]);
});

test("the demo's sample dates are shown only in the demo", async () => {
  const api = await startApi();
  const now = api.clock.now();
  await api.db
    .insertInto("exam_dates")
    .values({
      uuid: crypto.randomUUID(),
      name: "School mock",
      starts_on: addLagosDays(lagosDay(now), 20),
      is_demo: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const ada = await aCandidate(api);
  expect(await ada.as.call(calendar.upcoming, {})).toEqual([]);
  await api.db.updateTable("candidates").set({ is_demo: true }).where("id", "=", ada.id).execute();
  expect(await ada.as.call(calendar.upcoming, {})).toMatchObject([{ name: "School mock", is_demo: true }]);
});
