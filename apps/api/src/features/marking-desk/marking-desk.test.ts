import { contract } from "@sabiprep/contract";
import { LEASE_MINUTES } from "@sabiprep/exam";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aMarkingRound, type MarkingTask, markAs, nextFor, ticks } from "../../testing/a-marking-round.ts";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { remarkDesk } from "./public.ts";

const { markedAnswers, markingDesk, theory } = contract;

const markers = async (api: Api, n: number) => {
  const all = [];
  for (let at = 0; at < n; at += 1) all.push(await aStaffMember(api, { role: "editor" }));
  return all as [Awaited<ReturnType<typeof aStaffMember>>, ...Awaited<ReturnType<typeof aStaffMember>>[]];
};

const pass = (api: Api, minutes: number) => api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000));

describe("opening a round and asking for marking", () => {
  test("marking is offered while a round is open, asked for once, and only for an own submitted paper", async () => {
    const api = await startApi();
    const { round_id, owner, submit } = await aMarkingRound(api, { max_scripts: 1 });
    const [ada, bola] = [await submit([{ a: "14/2" }]), await submit([{ a: "7" }])];
    const { sitting_id } = ada;
    expect(await ada.as.call(markedAnswers.ofPaper, { sitting_id })).toMatchObject({ asked_at: null, result: null });
    expect((await ada.as.call(markedAnswers.ofPaper, { sitting_id })).offered_until).not.toBeNull();
    for (const call of [markedAnswers.ofPaper, markedAnswers.ask])
      expect((await refused(bola.as.call(call, { sitting_id }))).status).toBe(404);
    const asked = await ada.ask();
    expect(await ada.ask()).toEqual(asked);
    // The round has as many papers as its markers can read.
    expect((await bola.as.call(markedAnswers.ofPaper, { sitting_id: bola.sitting_id })).offered_until).toBeNull();
    const full = await refused(bola.ask());
    expect([full.status, full.code]).toEqual([400, "not_allowed"]);
    expect((await owner.as.call(markingDesk.read, { round_id })).round).toMatchObject({ scripts: 1, left: 1, done: 0 });
  });

  test("a paper that is still being written, or that is empty, is not taken", async () => {
    const api = await startApi();
    const { paper, submit } = await aMarkingRound(api);
    const empty = await submit([{ a: "  " }]);
    expect((await refused(empty.ask())).message).toBe("You wrote nothing in this paper, so there is nothing to mark.");
    const sitting_id = crypto.randomUUID();
    await empty.as.call(theory.startPaper, { sitting_id, paper_id: paper.paper_id });
    expect((await refused(empty.as.call(markedAnswers.ask, { sitting_id }))).message).toBe("Submit your paper first.");
  });

  test("one open round for each paper, with sensible rules, and a closed one takes no more", async () => {
    const api = await startApi();
    const { paper, round_id, owner, submit } = await aMarkingRound(api);
    const rules = { paper_id: paper.paper_id, max_scripts: 10, second_percent: 0, tolerance: 1, seed_every: 0 };
    const until = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();
    const open = (change: object) =>
      refused(owner.as.call(markingDesk.open, { ...rules, takes_until: until(2), ...change } as never));
    expect((await open({})).message).toBe("A marking round for this paper is already open.");
    expect((await open({ takes_until: until(-1) })).errors).toEqual({ takes_until: ["Choose a time in the future"] });
    expect((await open({ second_percent: 101 })).status).toBe(400);
    expect((await open({ seed_every: 1 })).status).toBe(400);
    expect((await open({ paper_id: crypto.randomUUID() })).status).toBe(404);
    await owner.as.call(markingDesk.close, { round_id });
    await owner.as.call(markingDesk.close, { round_id });
    expect((await refused((await submit([{ a: "7" }])).ask())).code).toBe("not_allowed");
  });

  test("editors mark, but do not open, close, release, moderate or change the guide of a round", async () => {
    const api = await startApi();
    const { round_id, paper } = await aMarkingRound(api);
    const [{ as }] = await markers(api, 1);
    const theory_question_id = paper.questions[0]!;
    const calls = [
      () => as.call(markingDesk.close, { round_id }),
      () => as.call(markingDesk.release, { round_id }),
      () => as.call(markingDesk.nextModeration, { round_id }),
      () => as.call(markingDesk.useGuide, { round_id, theory_question_id }),
    ];
    for (const call of calls) expect((await refused(call())).code).toBe("not_allowed");
    const support = await aStaffMember(api, { role: "support" });
    expect((await refused(support.as.call(markingDesk.read, { round_id }))).code).toBe("not_allowed");
  });
});

test("an editor who is limited to other subjects does not mark this one", async () => {
  const api = await startApi();
  const { round_id, submit } = await aMarkingRound(api);
  await (await submit([{ a: "one" }])).ask();
  const [chi] = await markers(api, 1);
  await sql`update staff set subject_ids = '{0}' where id = ${chi.id}`.execute(api.db);
  expect((await refused(nextFor(chi, round_id))).message).toMatch(/^Your account cannot mark /);
});

describe("a lease", () => {
  test("nobody gets an answer that another marker holds, and everybody gets their own one again", async () => {
    const api = await startApi();
    const { round_id, submit } = await aMarkingRound(api);
    for (const text of ["one", "two"]) await (await submit([{ a: text }])).ask();
    const [chi, dayo, emeka] = await markers(api, 3);
    const mine = (await nextFor(chi, round_id))!;
    expect((await nextFor(chi, round_id))!.uuid).toBe(mine.uuid);
    expect((await nextFor(dayo!, round_id))!.uuid).not.toBe(mine.uuid);
    expect(await nextFor(emeka!, round_id)).toBeNull();
    // Two windows of one marker.
    const both = await Promise.all([nextFor(chi, round_id), nextFor(chi, round_id)]);
    expect(new Set(both.map((task) => task!.uuid))).toEqual(new Set([mine.uuid]));
    await chi.as.call(markingDesk.putBack, { task_id: mine.uuid });
    expect((await nextFor(emeka!, round_id))!.uuid).toBe(mine.uuid);
  });

  test("after it ran out another marker can take the answer, and late marks are not saved", async () => {
    const api = await startApi();
    const { round_id, submit } = await aMarkingRound(api);
    await (await submit([{ a: "one" }])).ask();
    const [chi, dayo] = await markers(api, 2);
    const task = (await nextFor(chi, round_id))!;
    pass(api, LEASE_MINUTES - 1);
    expect(await nextFor(dayo!, round_id)).toBeNull();
    pass(api, 1);
    expect((await nextFor(dayo!, round_id))!.uuid).toBe(task.uuid);
    const late = await refused(markAs(chi, task, ticks("M1")));
    expect([late.status, late.code]).toEqual([409, "conflict"]);
    expect(await markAs(dayo!, task, ticks("M1", "A1"))).toEqual({ score: 3, max: 5 });
    expect((await refused(markAs(chi, task, ticks("M1")))).status).toBe(409);
  });

  test("marks after the lease ran out count while nobody else took the answer", async () => {
    const api = await startApi();
    const { round_id, submit } = await aMarkingRound(api);
    await (await submit([{ a: "one" }])).ask();
    const [chi] = await markers(api, 1);
    const task = (await nextFor(chi, round_id))!;
    pass(api, LEASE_MINUTES + 1);
    expect(await markAs(chi, task, ticks("M1"))).toEqual({ score: 1, max: 5 });
    // The same marks again, because the reply was lost. Other marks are refused.
    expect(await markAs(chi, task, ticks("M1"))).toEqual({ score: 1, max: 5 });
    expect((await refused(markAs(chi, task, ticks("A1")))).message).toBe("You have already marked this answer.");
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from marking_marks`.execute(api.db);
    expect(rows[0]!.n).toBe(1);
  });

  test("six markers at the same time: every answer is marked once", async () => {
    const api = await startApi();
    const { round_id, submit, owner } = await aMarkingRound(api);
    for (let at = 0; at < 12; at += 1) await (await submit([{ a: `answer ${at}` }, { b: `other ${at}` }])).ask();
    const team = await markers(api, 6);
    const seen: string[] = [];
    await Promise.all(
      team.map(async (marker) => {
        for (let task = await nextFor(marker, round_id); task; task = await nextFor(marker, round_id)) {
          seen.push(task.uuid);
          await markAs(marker, task, ticks("M1"));
        }
      }),
    );
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
    const { round, questions, markers: rows } = await owner.as.call(markingDesk.read, { round_id });
    expect(round).toMatchObject({ left: 0, done: 24 });
    expect(questions.map(({ done }) => done)).toEqual([12, 12, 0]);
    expect(rows.reduce((sum, { done }) => sum + done, 0)).toBe(24);
  });
});

describe("a blind set", () => {
  test("shows no name, email, date or id of a student, and gives one question over many scripts", async () => {
    const api = await startApi();
    const { round_id, submit, paper } = await aMarkingRound(api);
    const students = [];
    for (const text of ["one", "two", "three"]) {
      const student = await submit([{ a: text, b: "Sharing" }, { a: text }]);
      await student.ask();
      students.push(student);
    }
    const [chi] = await markers(api, 1);
    const given: MarkingTask[] = [];
    for (let task = await nextFor(chi, round_id); task; task = await nextFor(chi, round_id)) {
      given.push(task);
      await markAs(chi, task, ticks());
    }
    expect(given.map(({ question }) => question.uuid)).toEqual([
      ...Array(3).fill(paper.questions[0]),
      ...Array(3).fill(paper.questions[1]),
    ]);
    expect(given.map(({ answer }) => answer.text)).toContain("(a) one\n\n(b) Sharing");
    const seen = JSON.stringify([given, await chi.as.call(markingDesk.read, { round_id })]);
    for (const { uuid, email, sitting_id, responses } of students)
      for (const secret of [uuid, email, sitting_id, ...responses, "Chidi", "Bello"])
        expect(seen).not.toContain(secret);
  });

  test("a marker never gets what was written under their own email", async () => {
    const api = await startApi();
    const { round_id, submit } = await aMarkingRound(api);
    const student = await submit([{ a: "one" }]);
    await student.ask();
    const [chi, dayo] = await markers(api, 2);
    await sql`update staff set email = upper(${student.email}) where id = ${chi.id}`.execute(api.db);
    expect(await nextFor(chi, round_id)).toBeNull();
    expect(await nextFor(dayo!, round_id)).not.toBeNull();
  });

  test("ticks that the guide does not have, comments on unknown marks and unknown answers are refused", async () => {
    const api = await startApi();
    const { round_id, submit } = await aMarkingRound(api);
    await (await submit([{ a: "one" }])).ask();
    const [chi] = await markers(api, 1);
    const task = (await nextFor(chi, round_id))!;
    for (const wrong of [ticks("X1"), { ...ticks(), bands: { M1: 1 } }, { ...ticks(), deductions: [{ code: "x" }] }])
      expect((await refused(markAs(chi, task, wrong))).message).toBe("These marks do not fit this question.");
    expect((await refused(markAs(chi, task, ticks(), { comments: { X1: "?" } }))).status).toBe(400);
    expect((await refused(markAs(chi, { ...task, uuid: crypto.randomUUID() }, ticks()))).status).toBe(404);
    expect(
      (await refused(chi.as.call(markingDesk.next, { round_id: crypto.randomUUID(), kind: "marking" }))).status,
    ).toBe(404);
    // An A without its M is not counted, and nothing else was stored.
    expect(await markAs(chi, task, ticks("A1", "P1"))).toEqual({ score: 2, max: 5 });
    expect(await remarkDesk(api.db)).toEqual({ checked: 1, differences: [] });
    await sql`update marking_marks set score = 5`.execute(api.db);
    expect((await remarkDesk(api.db)).differences).toMatchObject([{ stored: "5 of 5", marked: "2 of 5" }]);
  });
});
