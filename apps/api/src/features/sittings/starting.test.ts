import { contract, sittings } from "@sabiprep/contract";
import { lagosMonth } from "@sabiprep/exam";
import { describe, expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const grant = async (api: Api, candidateId: number, slug: string) => {
  const plan = await api.db.selectFrom("plans").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const now = api.clock.now().getTime();
  await api.db
    .insertInto("grants")
    .values({
      candidate_id: candidateId,
      plan_id: plan.id,
      cause: `test:${candidateId}`,
      starts_at: new Date(now - 1000),
      ends_at: new Date(now + 30 * 86_400_000),
    })
    .execute();
};

describe("starting", () => {
  test("returns the open sitting, on any device, with the answers saved so far", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const first = await ada.as.call(sittings.start, ask());
    const answers = answersWith(first.exams, 3).slice(0, 3);
    await ada.as.call(sittings.saveAnswers, { session_id: first.session.uuid, answers });
    const again = await ada.as.call(sittings.start, ask());
    expect(again.session).toMatchObject({ uuid: first.session.uuid, resumed: true });
    expect(again.exams).toEqual(first.exams);
    expect(again.answers.map(({ selected_option }) => selected_option)).toEqual(answers.map((a) => a.selected_option));
    expect(await ada.as.call(sittings.open, {})).toMatchObject([{ uuid: first.session.uuid, answered: 3, total: 10 }]);
    const fresh = await ada.as.call(sittings.start, ask({ fresh: true }));
    expect(fresh.session.uuid).not.toBe(first.session.uuid);
    expect(
      (await refused(ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers }))).status,
    ).toBe(404);
  });

  test("sees staff's changes to the subject immediately, although it is cached", async () => {
    const api = await startApi();
    const { ask, exam, subject } = await startableExam(api.db);
    const [ada, writer] = [await aCandidate(api), await aStaffMember(api, { role: "owner", confirmed: true })];
    await grant(api, ada.id, "pro");
    const titles = async () => (await ada.as.call(sittings.start, ask({ fresh: true }))).session.title;
    const before = await titles();
    expect(await titles()).toBe(before);
    const form = { name: "Another name", description: "Another one", exam_type_ids: [exam.uuid] };
    await writer.as.call(contract.subjects.edit, { ...form, subject_id: subject.uuid });
    await expect.poll(titles).toMatch(/ Another name$/);
    await api.db.updateTable("subjects").set({ retired_at: api.clock.now() }).where("id", "=", subject.id).execute();
    await signal(api.db, "bank", {});
    await expect.poll(async () => (await refused(ada.as.call(sittings.start, ask()))).status).toBe(404);
  });

  test("recommends three starters to a new student, as long as the plan really includes", async () => {
    const api = await startApi();
    for (const slug of ["mathematics", "english", "physics"]) {
      const { subject } = await startableExam(api.db);
      await api.db.updateTable("subjects").set({ slug }).where("id", "=", subject.id).execute();
    }
    const ada = await aCandidate(api);
    const lengths = async () =>
      (await ada.as.call(sittings.recommended, {})).map(({ questions, minutes }) => `${questions} in ${minutes}`);
    expect(await lengths()).toEqual(["10 in 15", "10 in 15", "10 in 36"]);
    const [, , maths] = await ada.as.call(sittings.recommended, {});
    expect(maths!.reason).toBe("This is a good place to start. The full test has 50 questions in 180 min.");
    await grant(api, ada.id, "pro");
    expect(await lengths()).toEqual(["30 in 45", "60 in 90", "50 in 180"]);
  });

  test("gives a free candidate five tests of ten questions a month; only the first answer uses one", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const left = async () => (await ada.as.call(sittings.allowance, {})).tests_left;
    for (let n = 5; n > 0; n--) {
      expect(await left()).toBe(n);
      const { exams, session } = await ada.as.call(sittings.start, ask({ fresh: true, count: 40 }));
      expect(exams).toHaveLength(10);
      await ada.as.call(sittings.start, ask());
      expect(await left()).toBe(n);
      const answers = answersWith(exams, 3);
      const looked = answers.slice(0, 1).map((answer) => ({ ...answer, selected_option: null, answered_at: null }));
      await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: looked });
      expect(await left()).toBe(n);
      // The same answer twice at the same time, as after a lost reply, and then more answers.
      const first = { session_id: session.uuid, answers: answers.slice(0, 1) };
      await Promise.all([ada.as.call(sittings.saveAnswers, first), ada.as.call(sittings.saveAnswers, first)]);
      expect(await left()).toBe(n - 1);
      await ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers });
      await ada.as.call(sittings.start, ask());
      expect(await left()).toBe(n - 1);
    }
    const problem = await refused(ada.as.call(sittings.start, ask({ fresh: true })));
    expect([problem.status, problem.code]).toEqual([402, "plan_limit"]);
    expect(await ada.as.call(sittings.open, {})).toHaveLength(1);
    api.clock.advance(32 * 86_400_000);
    const later = await aCandidate(api);
    expect((await later.as.call(sittings.allowance, {})).tests_left).toBe(5);
  });

  test("opening uses no test, and neither does leaving, a retake or the check of a lesson", async () => {
    const api = await startApi();
    const { ask, topic } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const left = async () => (await ada.as.call(sittings.allowance, {})).tests_left;
    for (let opened = 0; opened < 7; opened++) await ada.as.call(sittings.start, ask({ fresh: true }));
    expect(await left()).toBe(5);

    const lesson = ask({ from: "lesson" as const, topic: topic.uuid, count: 40 });
    const check = await ada.as.call(sittings.start, lesson);
    expect(check.exams).toHaveLength(5);
    const answers = answersWith(check.exams, 4);
    await ada.as.call(sittings.saveAnswers, { session_id: check.session.uuid, answers: answers.slice(0, 2) });
    await ada.as.call(sittings.submitAnswers, { session_id: check.session.uuid, answers });
    expect(await left()).toBe(5);
    expect((await refused(ada.as.call(sittings.start, ask({ from: "lesson" as const })))).status).toBe(400);

    const first = await ada.as.call(sittings.start, ask({ fresh: true }));
    await ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers: answersWith(first.exams, 2) });
    expect(await left()).toBe(4);
    for (let times = 0; times < 2; times++) {
      const again = await ada.as.call(sittings.start, ask({ again: first.session.uuid }));
      await ada.as.call(sittings.submitAnswers, {
        session_id: again.session.uuid,
        answers: answersWith(again.exams, 9),
      });
    }
    expect(await left()).toBe(4);
  });

  test("with one test left, the first answers to ten open tests use one; the others are refused and not offered", async () => {
    const api = await startApi();
    const rooms = await Promise.all(Array.from({ length: 10 }, () => startableExam(api.db, { questions: 12 })));
    for (let round = 0; round < Number(process.env.START_ROUNDS ?? 1); round++) {
      const ada = await aCandidate(api);
      const lagos_month = lagosMonth(api.clock.now());
      await api.db
        .insertInto("quota_used")
        .values({ candidate_id: ada.id, lagos_month, kind: "tests", used: 4 })
        .execute();
      const opened = await Promise.all(rooms.map(({ ask }) => ada.as.call(sittings.start, ask())));
      expect(await ada.as.call(sittings.open, {})).toHaveLength(10);
      const outcomes = await Promise.all(
        opened.map(async ({ session, exams }, at) => {
          const sent = { session_id: session.uuid, answers: answersWith(exams, 5) };
          const send = () => ada.as.call(at % 2 === 0 ? sittings.saveAnswers : sittings.submitAnswers, sent);
          const [one, two] = await Promise.allSettled([send(), send()]);
          const isTaken = one.status === "fulfilled" || two.status === "fulfilled";
          const refusals = [one, two].flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
          return { session, isTaken, refusals };
        }),
      );
      expect(outcomes.filter(({ isTaken }) => isTaken)).toHaveLength(1);
      expect(new Set(outcomes.flatMap(({ refusals }) => refusals))).toEqual(new Set(["plan_limit"]));
      const used = api.db.selectFrom("quota_used").select("used").where("candidate_id", "=", ada.id);
      expect(await used.execute()).toEqual([{ used: 5 }]);
      // Tests that could not be answered are neither offered nor opened.
      const untaken = outcomes.filter(({ isTaken }) => !isTaken).map(({ session }) => session.uuid);
      const offered = (await ada.as.call(sittings.open, {})).map(({ uuid }) => uuid);
      expect(offered.filter((uuid) => untaken.includes(uuid))).toEqual([]);
      expect((await refused(ada.as.call(sittings.read, { session_id: untaken[0]! }))).code).toBe("plan_limit");
    }
  });

  test("with one test left, fifty starts at the same time use none", async () => {
    const api = await startApi();
    const rooms = await Promise.all(Array.from({ length: 10 }, () => startableExam(api.db, { questions: 12 })));
    // The long form of this test repeats it a hundred times (npm run proof -- properties).
    for (let round = 0; round < Number(process.env.START_ROUNDS ?? 1); round++) {
      const ada = await aCandidate(api);
      const lagos_month = lagosMonth(api.clock.now());
      await api.db
        .insertInto("quota_used")
        .values({ candidate_id: ada.id, lagos_month, kind: "tests", used: 4 })
        .execute();
      const starts = Array.from({ length: 50 }, (_, i) => ada.as.call(sittings.start, rooms[i % 10]!.ask()));
      const outcomes = await Promise.allSettled(starts);
      const opened = outcomes.flatMap((outcome) =>
        outcome.status === "fulfilled" ? [outcome.value.session.uuid] : [],
      );
      expect(new Set(opened).size).toBe(10);
      const mine = (table: "sittings" | "quota_used") => api.db.selectFrom(table).where("candidate_id", "=", ada.id);
      expect(await mine("sittings").select("candidate_id").execute()).toHaveLength(10);
      expect(await api.db.selectFrom("quota_used").select("used").where("candidate_id", "=", ada.id).execute()).toEqual(
        [{ used: 4 }],
      );
    }
  });

  test("opens every second year to everybody and every year to paying candidates", async () => {
    const api = await startApi();
    const { ask, exam, subject } = await startableExam(api.db, { questions: 15, years: [2022, 2023, 2024] });
    const ada = await aCandidate(api);
    const { years } = await ada.as.call(contract.exams.years, { exam_id: exam.uuid, subject_id: subject.uuid });
    expect(years.map(({ year, is_premium }) => [year, is_premium])).toEqual([
      [2024, false],
      [2023, true],
      [2022, false],
    ]);
    expect((await ada.as.call(sittings.start, ask({ year: 2024 }))).exams).toHaveLength(15);
    expect((await refused(ada.as.call(sittings.start, ask({ year: 2023 })))).code).toBe("premium");
    expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
    await grant(api, ada.id, "premium");
    expect((await ada.as.call(sittings.start, ask({ year: 2023 }))).exams).toHaveLength(15);
    expect((await ada.as.call(sittings.start, ask({ count: 40 }))).exams).toHaveLength(15);
  });

  test("never repeats a question within a test, and asks unseen ones first", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db, { questions: 30 });
    const ada = await aCandidate(api);
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { exams } = await ada.as.call(sittings.start, ask({ fresh: true }));
      seen.push(...exams.map(({ uuid }) => uuid));
    }
    expect(new Set(seen).size).toBe(30);
  });

  test("a retake asks the same questions in a new order; a test left without an answer used nothing", async () => {
    const api = await startApi();
    const { ask } = await startableExam(api.db);
    const ada = await aCandidate(api);
    const first = await ada.as.call(sittings.start, ask());
    await ada.as.call(sittings.submitAnswers, { session_id: first.session.uuid, answers: [] });
    const again = await ada.as.call(sittings.start, ask({ again: first.session.uuid }));
    const ids = (exams: typeof first.exams) => exams.map(({ uuid }) => uuid);
    expect(ids(again.exams).toSorted()).toEqual(ids(first.exams).toSorted());
    expect(ids(again.exams)).not.toEqual(ids(first.exams));
    expect((await ada.as.call(sittings.allowance, {})).tests_left).toBe(5);
  });

  test("shows five options in five-option papers and four in others", async () => {
    const api = await startApi();
    const neco = await startableExam(api.db, { exam: "neco", options: 5 });
    const waec = await startableExam(api.db);
    const ada = await aCandidate(api);
    const five = await ada.as.call(sittings.start, neco.ask());
    expect(five.exams.every(({ option_e }) => option_e !== null)).toBe(true);
    const four = await ada.as.call(sittings.start, waec.ask());
    expect(four.exams.every(({ option_e }) => option_e === null)).toBe(true);
  });
});
