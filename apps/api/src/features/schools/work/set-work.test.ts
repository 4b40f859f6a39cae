import { contract, type Graded, myClasses, schools, setWork, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aClass } from "../../../testing/a-school.ts";
import { answersWith } from "../../../testing/an-exam.ts";
import { refused } from "../../../testing/refused.ts";
import { aClassroom, type aPupil, DAY, HOUR } from "../../../testing/set-work.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";

type Pupil = Awaited<ReturnType<typeof aPupil>>;

/** Starts the work, answers `right` questions right at `at`, and submits. */
async function does(pupil: Pupil, work_id: string, right: number, at: Date) {
  const { session, exams } = await pupil.as.call(setWork.start, { work_id });
  return submits(pupil, { session, exams }, right, at);
}

type Started = Pick<Awaited<ReturnType<Pupil["as"]["call"]>>, never> & {
  session: { uuid: string };
  exams: Parameters<typeof answersWith>[0];
};

const submits = (pupil: Pupil, { session, exams }: Started, right: number, at: Date): Promise<Graded> =>
  pupil.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right, at) });

/** Everybody stays signed in. */
async function later(api: Api, ms: number) {
  const now = new Date(api.clock.now().getTime() + ms);
  const open = { last_seen_at: now, expires_at: new Date(now.getTime() + DAY) };
  await api.db.updateTable("auth_sessions").set(open).execute();
  api.clock.set(now);
}

test("one pupil does the work on time, one late, one without a network; the grid shows each", async () => {
  const api = await startApi();
  const { teacher, school_id, class_id, given, pupil } = await aClassroom(api);
  const [ada, bola, chidi, dayo] = [await pupil(), await pupil(), await pupil(), await pupil()];
  const work_id = await given();
  const start = api.clock.now();
  const chidis = await chidi.as.call(setWork.start, { work_id });
  expect(chidis.session).toMatchObject({ title: "Week 3", mode: "practice", deadline_at: null });
  expect((await does(ada, work_id, 9, new Date(start.getTime() + HOUR / 60))).grade.grade_score).toBe(90);
  await later(api, 3 * DAY);
  const at = api.clock.now();
  expect(await bola.as.call(setWork.mine, {})).toMatchObject([{ state: "to_do", attempts_left: 1 }]);
  await does(bola, work_id, 4, at);
  // Answered on the first day, received on the fourth.
  await submits(chidi, chidis, 6, new Date(start.getTime() + HOUR));
  await api.settle();
  const grid = await teacher.as.call(setWork.classGrid, { school_id, class_id });
  expect(grid.work).toMatchObject([{ uuid: work_id, given_to: 4, started: 3, done: 3, state: "late" }]);
  const cellOf = ({ pupil_id }: Pupil) => grid.pupils.find(({ uuid }) => uuid === pupil_id)!.cells[0]!;
  expect(cellOf(ada)).toMatchObject({ state: "done", score: 90, finished_offline: false });
  expect(cellOf(bola)).toMatchObject({ state: "late", score: 40, finished_offline: false });
  expect(cellOf(chidi)).toMatchObject({ state: "done", score: 60, finished_offline: true });
  expect(cellOf(chidi).finished_at).toBe(new Date(start.getTime() + HOUR).toISOString());
  expect(cellOf(dayo)).toMatchObject({ state: "not_started", score: null, attempts: 0 });
  expect(await bola.as.call(setWork.mine, {})).toMatchObject([
    { state: "late", score: 40, session_id: expect.any(String) },
  ]);

  const page = await teacher.as.call(setWork.workPage, { school_id, work_id });
  expect(page.spread).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0, 1]);
  expect(page.topics).toMatchObject([{ correct: 19, total: 30 }]);
  expect(page.missed).toHaveLength(5);
  const [worst] = page.missed;
  expect(worst).toMatchObject({ answered: 3 });
  expect(worst!.wrong_option).toMatchObject({ letter: expect.stringMatching(/^[A-D]$/), times: expect.any(Number) });
  expect(page.fields).toMatchObject({ title: "Week 3", targets: [{ class_id, pupil_ids: null }] });

  const one = await teacher.as.call(setWork.pupilPage, { school_id, class_id, pupil_id: ada.pupil_id });
  expect(one).toMatchObject({ work: [{ title: "Week 3", score: 90 }], topics: [{ correct: 9, total: 10 }] });

  await ada.as.call(myClasses.leave, { class_id });
  expect((await teacher.as.call(setWork.classGrid, { school_id, class_id })).pupils).toHaveLength(3);
  expect(await ada.as.call(setWork.mine, {})).toEqual([]);
  expect(await ada.as.call(sittings.grades, {})).toHaveLength(1);
});

test("class work uses nothing of the plan while the school has seats", async () => {
  const api = await startApi();
  const { given, pupil, school_id, owner } = await aClassroom(api);
  const ada = await pupil();
  const allowance = async () => (await ada.as.call(sittings.allowance, {})).tests_left;
  const before = await allowance();
  const first = await given();
  await does(ada, first, 3, api.clock.now());
  expect(await allowance()).toBe(before);
  expect((await api.db.selectFrom("questions_handed").selectAll().execute()).length).toBe(0);
  const second = await given();
  const { seats } = await owner.as.call(schools.desk, { school_id });
  await owner.as.call(schools.endSeats, { school_id, seats_id: seats[0]!.uuid });
  await does(ada, second, 3, api.clock.now());
  expect(await allowance()).toBe(before! - 1);
});

test("without seats a school sets no new work and keeps its results", async () => {
  const api = await startApi();
  const { teacher, owner, school_id, class_id, given, fields, pupil } = await aClassroom(api);
  const ada = await pupil();
  await does(ada, await given(), 7, api.clock.now());
  const { work_id } = await teacher.as.call(setWork.create, fields());
  const { seats } = await owner.as.call(schools.desk, { school_id });
  await owner.as.call(schools.endSeats, { school_id, seats_id: seats[0]!.uuid });
  expect(await refused(teacher.as.call(setWork.give, { school_id, work_id }))).toMatchObject({ status: 409 });
  const grid = await teacher.as.call(setWork.classGrid, { school_id, class_id });
  expect(grid.pupils[0]!.cells).toMatchObject([{ state: "done", score: 70 }]);
});

test("results that wait for the teacher show no score and no key, and the teacher sees them", async () => {
  const api = await startApi();
  const { teacher, school_id, class_id, given, pupil, room } = await aClassroom(api);
  const ada = await pupil();
  const work_id = await given({ mode: "exam", results: "released" });
  const opened = await ada.as.call(setWork.start, { work_id });
  expect(opened.session.deadline_at).not.toBeNull();
  const held = await submits(ada, opened, 8, api.clock.now());
  expect(held.waits_for).toMatchObject({ reason: "class_work" });
  const hidden = async () => {
    const { session } = opened;
    const review = await ada.as.call(sittings.review, { session_id: session.uuid });
    expect(review.grade.total).toBe(0);
    expect(
      review.review.every(({ correct_answer, is_correct }) => correct_answer === null && is_correct === null),
    ).toBe(true);
    expect(review.exams.every(({ correct_answer }) => correct_answer === null)).toBe(true);
    expect((await ada.as.call(sittings.receipt, { session_id: session.uuid })).replayed).toBeNull();
  };
  await hidden();
  await later(api, 10 * DAY);
  await api.settle();
  await hidden();
  expect(await ada.as.call(sittings.grades, {})).toEqual([]);
  expect(await ada.as.call(setWork.mine, {})).toMatchObject([{ state: "done", score: null, results_at: null }]);
  const again = { ...room.ask({ again: opened.session.uuid }) };
  expect((await refused(ada.as.call(sittings.start, again))).status).toBe(400);
  // The same questions in a practice test of the pupil's own come without their key.
  const own = await ada.as.call(sittings.start, room.ask({ year: 2024 }));
  const asked = new Set(opened.exams.map(({ uuid }) => uuid));
  for (const { uuid, correct_answer } of own.exams) expect(correct_answer === null).toBe(asked.has(uuid));
  // Its result would show the keys, or let them be worked out from scores. So it waits for the release too.
  const submitted = await submits(ada, own, 5, api.clock.now());
  expect(submitted.waits_for).toMatchObject({ reason: "class_work", session_id: opened.session.uuid });
  expect(submitted.grade.total).toBe(0);
  const shared = submitted.review.filter(({ question_id }) => asked.has(question_id));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.every(({ correct_answer, is_correct }) => correct_answer === null && is_correct === null)).toBe(true);
  const grid = () => teacher.as.call(setWork.classGrid, { school_id, class_id });
  expect((await grid()).pupils[0]!.cells).toMatchObject([{ state: "done", score: 80 }]);
  expect((await teacher.as.call(setWork.workPage, { school_id, work_id })).spread[8]).toBe(1);

  await teacher.as.call(setWork.release, { school_id, work_id });
  await api.settle();
  expect(await ada.as.call(setWork.mine, {})).toMatchObject([{ state: "done", score: 80 }]);
  const review = await ada.as.call(sittings.review, { session_id: opened.session.uuid });
  expect(review.grade.grade_score).toBe(80);
  expect(review.review.every(({ correct_answer }) => correct_answer !== null)).toBe(true);
  expect((await grid()).pupils[0]!.cells).toMatchObject([{ state: "done", score: 80 }]);
});

test("results that wait for the end show when no more late work is accepted", async () => {
  const api = await startApi();
  const { given, pupil } = await aClassroom(api);
  const ada = await pupil();
  await submits(
    ada,
    await ada.as.call(setWork.start, { work_id: await given({ mode: "exam", results: "closed" }) }),
    5,
    api.clock.now(),
  );
  const mine = async () => (await ada.as.call(setWork.mine, {}))[0]!;
  await later(api, 3 * DAY);
  await api.settle();
  expect(await mine()).toMatchObject({ score: null, results_at: expect.any(String) });
  await later(api, 1.1 * DAY);
  await api.settle();
  await api.settle();
  expect(await mine()).toMatchObject({ score: 50 });
});

test("attempts run out, work opens and closes, and two starts at the same time make one test", async () => {
  const api = await startApi();
  const { given, pupil, class_id } = await aClassroom(api);
  const ada = await pupil();
  const now = api.clock.now().getTime();
  const opens_at = new Date(now + HOUR).toISOString();
  const work_id = await given({ opens_at, attempts: 2, late_until: null });
  expect(await ada.as.call(setWork.mine, {})).toMatchObject([{ state: "planned", attempts_left: 0 }]);
  expect(await refused(ada.as.call(setWork.start, { work_id }))).toMatchObject({ status: 409 });
  await later(api, 2 * HOUR);
  const starts = await Promise.all([1, 2, 3].map(() => ada.as.call(setWork.start, { work_id })));
  expect(new Set(starts.map(({ session }) => session.uuid)).size).toBe(1);
  await submits(ada, starts[0]!, 2, api.clock.now());
  await does(ada, work_id, 8, api.clock.now());
  expect(await refused(ada.as.call(setWork.start, { work_id }))).toMatchObject({ status: 409 });
  expect(await ada.as.call(setWork.mine, {})).toMatchObject([{ state: "done", score: 80, attempts_left: 0 }]);
  const bola = await pupil();
  await later(api, 3 * DAY);
  expect(await refused(bola.as.call(setWork.start, { work_id }))).toMatchObject({ status: 409 });
  expect(await bola.as.call(setWork.mine, {})).toMatchObject([{ state: "missed" }]);
  await bola.as.call(myClasses.leave, { class_id });
  expect(await refused(bola.as.call(setWork.start, { work_id }))).toMatchObject({ status: 404 });
});

test("a change says what it means; questions, mode and clock stay once somebody has started", async () => {
  const api = await startApi();
  const { teacher, head, school_id, given, fields, pupil, class_id } = await aClassroom(api);
  const [ada, bola] = [await pupil(), await pupil()];
  const work_id = await given();
  await does(ada, work_id, 5, api.clock.now());
  await bola.as.call(setWork.start, { work_id });
  const change = (more: object) => teacher.as.call(setWork.change, { ...fields(more), school_id, work_id });
  for (const [field, more] of Object.entries({
    mode: { mode: "exam" as const },
    minutes: { minutes: 20 },
    made_of: { made_of: { ...fields().made_of, count: 12 } },
  }))
    expect((await refused(change(more))).errors).toHaveProperty(field);
  const early = { closes_at: new Date(api.clock.now().getTime() - 30 * 60_000).toISOString() };
  const moved = { ...early, opens_at: new Date(api.clock.now().getTime() - DAY).toISOString() };
  expect((await change({ ...moved, targets: [{ class_id, pupil_ids: [ada.pupil_id] }] })).means).toEqual([
    "1 pupil has started and not finished. They keep their questions and their clock.",
    "The work of 1 pupil was on time and now counts as late.",
    "1 pupil will no longer see this work. Their results stay theirs.",
  ]);
  const grid = await head.as.call(setWork.classGrid, { school_id, class_id });
  const states = Object.fromEntries(grid.pupils.map(({ uuid, cells }) => [uuid, cells[0]!.state]));
  expect(states).toEqual({ [ada.pupil_id]: "late", [bola.pupil_id]: "started" });
});

test("practice cannot hide its results, and other bad work is refused with its field", async () => {
  const api = await startApi();
  const { teacher, fields, class_id, room } = await aClassroom(api);
  const other = await aClassroom(api);
  const topics = { kind: "topics" as const, exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const wrong: [string, Parameters<typeof fields>[0]][] = [
    ["results", { results: "released" }],
    ["made_of", { made_of: { ...topics, topic_ids: [other.room.topic.uuid], count: 5 } }],
    ["made_of", { made_of: { ...topics, topic_ids: [room.topic.uuid], count: 150 } }],
    ["made_of", { made_of: { kind: "paper", paper_id: room.topic.uuid } }],
    ["made_of", { made_of: { kind: "questions", question_ids: [room.topic.uuid] } }],
    ["targets", { targets: [1, 2].map(() => ({ class_id, pupil_ids: null })) }],
    ["targets", { targets: [{ class_id, pupil_ids: [room.topic.uuid] }] }],
  ];
  for (const [field, more] of wrong)
    expect((await refused(teacher.as.call(setWork.create, fields(more)))).errors, field).toHaveProperty(field);
  const theirs = fields({ targets: [{ class_id: other.class_id, pupil_ids: null }] });
  expect(await refused(teacher.as.call(setWork.create, theirs))).toMatchObject({ status: 404 });
  expect(await api.db.selectFrom("assignments").select("id").execute()).toEqual([]);
});

test("papers, mocks and chosen questions can be set and previewed, and a preview keeps nothing", async () => {
  const api = await startApi();
  const { teacher, school_id, fields, room } = await aClassroom(api);
  const paper = await api.db.selectFrom("papers").select("uuid").where("year", "=", 2024).executeTakeFirstOrThrow();
  const some = await api.db.selectFrom("questions").select("uuid").limit(3).execute();
  const exam_id = room.exam.uuid;
  const kinds = {
    paper: { kind: "paper" as const, paper_id: paper.uuid },
    mock: { kind: "mock" as const, exam_id, subject_ids: [room.subject.uuid] },
    questions: { kind: "questions" as const, question_ids: some.map(({ uuid }) => uuid) },
  };
  const sizes: Record<string, number> = {};
  for (const [kind, made_of] of Object.entries(kinds)) {
    const { work_id } = await teacher.as.call(setWork.create, fields({ made_of, mode: "exam" }));
    const { exams, session } = await teacher.as.call(setWork.preview, { school_id, work_id });
    sizes[kind] = exams.length;
    expect(session.deadline_at).not.toBeNull();
    expect(exams.every(({ correct_answer }) => correct_answer === null)).toBe(true);
  }
  expect(sizes).toEqual({ paper: 60, mock: 50, questions: 3 });
  expect(await api.db.selectFrom("sittings").select("id").execute()).toEqual([]);
  expect(
    (await teacher.as.call(setWork.list, { school_id })).items.map(({ kind, state }) => `${kind} ${state}`),
  ).toEqual(["questions draft", "mock draft", "paper draft"]);
});

test("another teacher and another school find nothing, a colleague of the class reads, only the teacher or a head writes", async () => {
  const api = await startApi();
  const { teacher, head, school_id, class_id, given, fields, pupil } = await aClassroom(api);
  const other = await aClassroom(api);
  const ada = await pupil();
  const work_id = await given();
  const otherClass = await aClass(head.as, school_id, "SS1B");
  const heads = await head.as.call(setWork.create, fields({ targets: [{ class_id: otherClass, pupil_ids: null }] }));
  const missing = { status: 404 };
  const reads = (id: string) => [
    [setWork.workPage, { work_id: id }] as const,
    [setWork.preview, { work_id: id }] as const,
  ];
  for (const [endpoint, input] of reads(heads.work_id))
    expect(await refused(teacher.as.call(endpoint, { school_id, ...input }))).toMatchObject(missing);
  for (const stranger of [other.teacher, other.head])
    for (const [endpoint, input] of [
      ...reads(work_id),
      [setWork.classGrid, { class_id }] as const,
      [setWork.pupilPage, { class_id, pupil_id: ada.pupil_id }] as const,
    ])
      for (const school of [school_id, other.school_id])
        expect(
          await refused(stranger.as.call(endpoint as never, { ...input, school_id: school } as never)),
        ).toMatchObject(missing);
  const outsider = await other.pupil();
  expect(await refused(outsider.as.call(setWork.start, { work_id }))).toMatchObject(missing);
  expect((await head.as.call(setWork.list, { school_id })).items).toHaveLength(2);
  expect((await teacher.as.call(setWork.list, { school_id })).items).toHaveLength(1);
  await head.as.call(setWork.withdraw, { school_id, work_id });
  expect(await ada.as.call(setWork.mine, {})).toEqual([]);
});

test("pupils are told once when work opens, and those who have not finished it the day before it closes", async () => {
  const api = await startApi();
  const { given, pupil } = await aClassroom(api);
  const [ada, bola] = [await pupil(), await pupil()];
  const work_id = await given();
  await api.settle();
  const titles = async (one: Pupil) =>
    (await one.as.call(contract.notifications.list, {})).notices
      .map(({ title }) => title)
      .filter((title) => title.includes("Week 3"));
  expect(await titles(ada)).toEqual(["New class work: Week 3"]);
  await does(ada, work_id, 5, api.clock.now());
  await later(api, 1.2 * DAY);
  await api.settle();
  await api.settle();
  expect(await titles(ada)).toHaveLength(1);
  expect(await titles(bola)).toEqual(["Class work closes soon: Week 3", "New class work: Week 3"]);
});

test("the class leaderboard has only those who chose it, and only while the teacher wants it", async () => {
  const api = await startApi();
  const { teacher, school_id, class_id, given, pupil } = await aClassroom(api);
  const [ada, bola, chidi] = [await pupil(), await pupil(), await pupil()];
  const on = { class_id, is_on: true };
  expect(await refused(ada.as.call(setWork.joinLeaderboard, on))).toMatchObject({ status: 409 });
  await teacher.as.call(setWork.setLeaderboard, { school_id, class_id, by: "points" });
  for (const one of [ada, bola]) await one.as.call(setWork.joinLeaderboard, on);
  const work_id = await given();
  for (const [one, right] of [
    [ada, 4],
    [bola, 9],
    [chidi, 10],
  ] as const)
    await does(one, work_id, right, api.clock.now());
  const board = await ada.as.call(setWork.leaderboard, { class_id });
  expect(board).toMatchObject({ by: "points", is_on: true });
  expect(board.rows.map(({ rank, value, is_me }) => [rank, value, is_me])).toEqual([
    [1, 9, false],
    [2, 4, true],
  ]);
  await teacher.as.call(setWork.setLeaderboard, { school_id, class_id, by: "off" });
  expect((await ada.as.call(setWork.leaderboard, { class_id })).rows).toEqual([]);
});

test.each(["xlsx", "pdf"] as const)("the grid is saved as %s, with or without names", async (format) => {
  const api = await startApi();
  const { teacher, school_id, class_id, given, pupil } = await aClassroom(api);
  await does(await pupil(), await given(), 5, api.clock.now());
  const start = format === "pdf" ? "%PDF" : "PK";
  for (const names of [true, false]) {
    const { url } = await teacher.as.call(setWork.gridFile, { school_id, class_id, format, names });
    const bytes = Buffer.from(await (await fetch(new URL(url, api.url))).arrayBuffer());
    expect(bytes.subarray(0, start.length).toString()).toBe(start);
  }
});
