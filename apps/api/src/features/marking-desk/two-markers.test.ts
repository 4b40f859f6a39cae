// Second markers, moderators, seeds, guides that change, release and queries.
import { contract, QUERY_DAYS, type TheoryAttemptTicks } from "@sabiprep/contract";
import { LEASE_MINUTES } from "@sabiprep/exam";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { features } from "../../app.ts";
import { aMarkingRound, type Member, markAs, nextFor, ticks } from "../../testing/a-marking-round.ts";
import { theoryQuestion } from "../../testing/a-theory-paper.ts";
import { aStaffMember, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { remarkDesk } from "./public.ts";

const { markedAnswers, markingDesk, notifications } = contract;

const pass = (api: Api, minutes: number) => api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000));
const FULL = ticks("M1", "A1", "P1");

async function markNext(marker: Member, round_id: string, given: TheoryAttemptTicks, more: object = {}) {
  const task = (await nextFor(marker, round_id))!;
  await markAs(marker, task, given, more);
  return task;
}

/** Seeds among them. Returns the texts of the answers. */
async function markAll(marker: Member, round_id: string, given: TheoryAttemptTicks): Promise<string[]> {
  const seen: string[] = [];
  for (let task = await nextFor(marker, round_id); task; task = await nextFor(marker, round_id)) {
    seen.push(task.answer.text);
    await markAs(marker, task, given);
  }
  return seen;
}

const moderationFor = async ({ as }: Member, round_id: string) =>
  (await as.call(markingDesk.nextModeration, { round_id })).task;

/** A round with one submitted answer that two editors and a reviewer work on. */
async function oneAnswer(api: Api, rules: Parameters<typeof aMarkingRound>[1] = {}) {
  const made = await aMarkingRound(api, rules);
  const student = await made.submit([{ a: "14/2 = 7" }]);
  await student.ask();
  const [chi, dayo] = [await aStaffMember(api, { role: "editor" }), await aStaffMember(api, { role: "editor" })];
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  return { ...made, student, chi, dayo, reviewer, response_id: student.responses[0]! };
}

describe("two markers", () => {
  test("the second sees nothing of the first, and is never the same person", async () => {
    const api = await startApi();
    const { round_id, chi, dayo } = await oneAnswer(api, { second_percent: 100 });
    await markNext(chi, round_id, ticks("M1"), { comments: { M1: "Only the method" } });
    expect(await nextFor(chi, round_id)).toBeNull();
    const task = (await nextFor(dayo, round_id))!;
    expect([task.kind, task.earlier]).toEqual(["marking", []]);
    expect(JSON.stringify(task)).not.toContain("Only the method");
  });

  test("within the tolerance the first mark stays, in whichever order they finish", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, dayo, reviewer, response_id } = await oneAnswer(api, {
      second_percent: 100,
    });
    const [one, two] = [(await nextFor(chi, round_id))!, (await nextFor(dayo, round_id))!];
    await Promise.all([markAs(dayo, two, ticks("M1")), markAs(chi, one, ticks("M1"))]);
    expect(await moderationFor(reviewer, round_id)).toBeNull();
    await owner.as.call(markingDesk.release, { round_id });
    expect((await student.as.call(markedAnswers.read, { response_id })).score).toBe(1);
  });

  test("beyond it a moderator sees both and decides. One who leaves half-way is replaced", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, dayo, reviewer, response_id } = await oneAnswer(api, {
      second_percent: 100,
    });
    await markNext(chi, round_id, ticks("M1"), { comments: { M1: "Only the method" } });
    await markNext(dayo, round_id, FULL);
    const notYet = await refused(owner.as.call(markingDesk.release, { round_id }));
    expect(notYet.message).toBe("1 answer is still to be marked. Nothing has been released.");
    const task = (await moderationFor(reviewer, round_id))!;
    expect(task.earlier.map(({ score }) => score).toSorted()).toEqual([1, 5]);
    pass(api, LEASE_MINUTES);
    expect((await moderationFor(owner, round_id))!.uuid).toBe(task.uuid);
    expect((await refused(markAs(reviewer, task, ticks("M1", "A1")))).status).toBe(409);
    await markAs(owner, task, ticks("M1", "A1"));
    await owner.as.call(markingDesk.release, { round_id });
    expect(await student.as.call(markedAnswers.read, { response_id })).toMatchObject({ score: 3, comments: {} });
  });

  test("a marker passes an answer on with a note, and the second marking is not needed any more", async () => {
    const api = await startApi();
    const { round_id, chi, dayo, reviewer } = await oneAnswer(api, { second_percent: 100 });
    await markNext(chi, round_id, ticks(), { refer_note: "Nothing to do with the question" });
    expect(await nextFor(dayo, round_id)).toBeNull();
    const task = (await moderationFor(reviewer, round_id))!;
    expect(task.earlier).toMatchObject([{ score: 0, refer_note: "Nothing to do with the question" }]);
  });
});

describe("seeds", () => {
  test("look like any other answer, come once for each marker, and only warn", async () => {
    const api = await startApi();
    const { round_id, submit, owner } = await aMarkingRound(api, { seed_every: 2, tolerance: 0 });
    for (let at = 0; at < 6; at += 1) await (await submit([{ a: `answer ${at}` }, { a: `b ${at}` }, { a: "c" }])).ask();
    const chi = await aStaffMember(api, { role: "editor" });
    const shapes = new Set<string>();
    let specimens = 0;
    for (let task = await nextFor(chi, round_id); task; task = await nextFor(chi, round_id)) {
      const isSpecimen = task.answer.text.startsWith("Specimen of");
      specimens += isSpecimen ? 1 : 0;
      shapes.add(
        JSON.stringify([Object.keys(task).toSorted(), task.kind, task.earlier, task.query, typeof task.answer.text]),
      );
      await markAs(chi, task, FULL, { comments: { M1: "Well done" } });
    }
    expect([specimens, shapes.size]).toEqual([3, 1]);
    const { markers, round } = await owner.as.call(markingDesk.read, { round_id });
    expect(markers.find(({ uuid }) => uuid === chi.uuid)).toMatchObject({
      drift: { state: "generous", seeds: 3, mean: 3 },
      left: 0,
    });
    // Seeds are no student's answers: they count in no total, and nobody reads comments on them.
    expect(round).toMatchObject({ done: 18, left: 0 });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from marking_marks m
      join marking_tasks t on t.id = m.task_id where t.stage = 'seed' and m.comments <> '{}'`.execute(api.db);
    expect(rows[0]!.n).toBe(0);
  });

  test("a moderator's decision becomes a seed. After its writer is erased, the marks stay and the text does not", async () => {
    const api = await startApi();
    const { round_id, submit, student, chi, dayo, reviewer } = await oneAnswer(api, {
      second_percent: 100,
      seed_every: 2,
    });
    await markAll(chi, round_id, ticks());
    await markAll(dayo, round_id, FULL);
    await markAs(reviewer, (await moderationFor(reviewer, round_id))!, ticks("M1"));
    for (let at = 0; at < 4; at += 1) await (await submit([{ a: `answer ${at}` }])).ask();
    const emeka = await aStaffMember(api, { role: "editor" });
    const seen = await markAll(emeka, round_id, ticks("M1"));
    expect(seen).toContain("(a) 14/2 = 7");
    const marks = () =>
      sql<{ n: number }>`select count(*)::int as n from marking_marks m join marking_tasks t on t.id = m.task_id
        where t.stage = 'seed' and t.marker_id = ${emeka.id}`
        .execute(api.db)
        .then(({ rows }) => rows[0]!.n);
    const before = await marks();
    for (const { personal } of features) await personal?.erase(api.db, student.id);
    expect(await marks()).toBe(before);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from marking_seeds
      where source = 'answer' and response_id is not null`.execute(api.db);
    expect(rows[0]!.n).toBe(0);
    await (await submit([{ a: "a last one" }, { a: "and another" }])).ask();
    const fola = await aStaffMember(api, { role: "editor" });
    const seenLater = await markAll(fola, round_id, ticks("M1"));
    expect(seenLater).toContain("(a) a last one");
    expect(seenLater).not.toContain("");
    expect(seenLater.join()).not.toContain("14/2 = 7");
  });
});

describe("a guide changed while marking", () => {
  const questions = (one: string) => [one, theoryQuestion("two"), theoryQuestion("three")];

  test("marks that need no eye are computed again, and others are marked again", async () => {
    const api = await startApi();
    const { round_id, paper, submit, owner, chi, dayo } = await oneAnswer(api);
    await (await submit([{ a: "second" }])).ask();
    await markNext(chi, round_id, ticks("M1", "A1"));
    await markNext(dayo, round_id, ticks("P1"));
    await (await submit([{ a: "third" }])).ask();
    const inHand = (await nextFor(chi, round_id))!;
    const theory_question_id = paper.questions[0]!;
    const use = () => owner.as.call(markingDesk.useGuide, { round_id, theory_question_id });
    expect((await refused(use())).message).toBe("The round uses this guide already.");
    // A1 becomes 3 marks, and P1 is gone.
    const changed = theoryQuestion("one")
      .replace("### (a) 3 marks", "### (a) 4 marks")
      .replace("- A1 (a) 2", "- A1 (a) 3")
      .replace("- P1 (b) 2", "- P3 (b) 2")
      .replace("- P3 (b) 2 group uses: Sharing\n", "")
      .replace("- P2 (b) 2 group uses", "- P2 (b) 2 group uses");
    await paper.load(questions(changed));
    const { questions: shown } = await owner.as.call(markingDesk.read, { round_id });
    expect(shown.map(({ guide_changed }) => guide_changed)).toEqual([true, false, false]);
    expect(await use()).toEqual({ recomputed: 1, marked_again: 1, kept: 0 });
    // The answer in hand has the old guide on the screen.
    const stale = await refused(markAs(chi, inHand, ticks("M1")));
    expect([stale.status, stale.code]).toEqual([409, "changed_meanwhile"]);
    const again = (await nextFor(chi, round_id))!;
    expect([again.uuid, again.guide_key === inHand.guide_key]).toEqual([inHand.uuid, false]);
    await markAs(chi, again, ticks("M1"));
    const reopened = (await nextFor(dayo, round_id))!;
    expect(await markAs(dayo, reopened, ticks("P2"))).toEqual({ score: 2, max: 6 });
    const { rows } = await sql<{ score: number; kind: string }>`
      select score, kind from marking_marks order by id`.execute(api.db);
    expect(rows.map(({ kind, score }) => `${kind} ${score}`)).toEqual([
      "marked 3",
      "marked 2",
      "recomputed 4",
      "marked 1",
      "marked 2",
    ]);
    expect((await remarkDesk(api.db)).differences).toEqual([]);
  });

  test("changed twice, and a moderation that is no longer needed is dropped", async () => {
    const api = await startApi();
    const { round_id, paper, owner, chi, dayo, reviewer } = await oneAnswer(api, { second_percent: 100, tolerance: 1 });
    await markNext(chi, round_id, ticks("M1"));
    await markNext(dayo, round_id, ticks("M1", "A1"));
    const use = () => owner.as.call(markingDesk.useGuide, { round_id, theory_question_id: paper.questions[0]! });
    const withA1 = (marks: number) =>
      theoryQuestion("one")
        .replace("### (a) 3 marks", `### (a) ${marks + 1} marks`)
        .replace("- A1 (a) 2", `- A1 (a) ${marks}`);
    await paper.load(questions(withA1(1)));
    expect(await use()).toEqual({ recomputed: 2, marked_again: 0, kept: 0 });
    expect(await moderationFor(reviewer, round_id)).toBeNull();
    await paper.load(questions(withA1(4)));
    await use();
    expect((await moderationFor(reviewer, round_id))!.earlier.map(({ score }) => score).toSorted()).toEqual([1, 5]);
  });

  test("a question with other parts keeps its guide, and released marks keep theirs", async () => {
    const api = await startApi();
    const { round_id, paper, owner, student, chi, response_id } = await oneAnswer(api);
    await markNext(chi, round_id, ticks("M1"));
    const use = () => owner.as.call(markingDesk.useGuide, { round_id, theory_question_id: paper.questions[0]! });
    await paper.load(questions(theoryQuestion("one").replaceAll("(b)", "(c)")));
    expect(await use()).toEqual({ recomputed: 0, marked_again: 0, kept: 1 });
    await owner.as.call(markingDesk.release, { round_id });
    await paper.load(questions(theoryQuestion("one", "Takes one half")));
    expect((await refused(use())).status).toBe(409);
    const { score, guide } = await student.as.call(markedAnswers.read, { response_id });
    expect([score, JSON.stringify(guide).includes("Takes one half")]).toEqual([1, false]);
  });
});

describe("release and queries", () => {
  test("nothing shows before the release, which is one event and tells the students once", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, response_id } = await oneAnswer(api);
    await markNext(chi, round_id, ticks("M1", "A1"), { comments: { P1: "Name one use" } });
    expect((await refused(student.as.call(markedAnswers.read, { response_id }))).status).toBe(404);
    const before = await student.as.call(markedAnswers.ofPaper, { sitting_id: student.sitting_id });
    expect(before).toMatchObject({ released_at: null, result: null });
    const released = await owner.as.call(markingDesk.release, { round_id });
    pass(api, 5);
    expect(await owner.as.call(markingDesk.release, { round_id })).toEqual(released);
    const { result } = await student.as.call(markedAnswers.ofPaper, { sitting_id: student.sitting_id });
    expect(result).toMatchObject({ score: 3, max: 10, answers: [{ response_id, score: 3, max: 5, counts: true }] });
    const shown = await student.as.call(markedAnswers.read, { response_id });
    expect(shown).toMatchObject({ score: 3, comments: { P1: "Name one use" }, ticks: { atoms: ["M1", "A1"] } });
    const notices = await student.as.call(notifications.list, {} as never);
    expect(JSON.stringify(notices).split("Your paper has been marked").length - 1).toBe(1);
    // Nobody marks after the release.
    expect((await refused(chi.as.call(markingDesk.next, { round_id, kind: "marking" }))).status).toBe(409);
  });

  test("another marker answers a query from the mark in force. One that is refused changes nothing", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, dayo, response_id } = await oneAnswer(api);
    await markNext(chi, round_id, ticks("M1"));
    const ask = (atom?: string) => student.as.call(markedAnswers.query, { response_id, atom, words: "My 7 is right." });
    expect((await refused(ask())).status).toBe(404);
    await owner.as.call(markingDesk.release, { round_id });
    expect((await refused(ask("X9"))).status).toBe(400);
    expect((await ask("A1")).query).toMatchObject({ atom: "A1", words: "My 7 is right.", reply: null });
    expect((await refused(ask("A1"))).status).toBe(409);
    const queryFor = async ({ as }: Member) => (await as.call(markingDesk.next, { round_id, kind: "query" })).task;
    expect(await queryFor(chi)).toBeNull();
    const task = (await queryFor(dayo))!;
    expect(task).toMatchObject({ kind: "query", query: { atom: "A1" }, earlier: [{ score: 1 }] });
    expect((await refused(markAs(dayo, task, ticks("M1")))).message).toBe("Write an answer for the student.");
    expect(await student.as.call(markedAnswers.read, { response_id })).toMatchObject({ score: 1 });
    await markAs(dayo, task, ticks("M1"), { reply: "The answer has no unit and no working." });
    const after = await student.as.call(markedAnswers.read, { response_id });
    expect(after).toMatchObject({
      score: 1,
      query: { reply: "The answer has no unit and no working." },
      query_until: null,
    });
  });

  test("a query that is right changes the mark, and the paper's score with it", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, dayo, response_id } = await oneAnswer(api);
    await markNext(chi, round_id, ticks("M1"));
    await owner.as.call(markingDesk.release, { round_id });
    await student.as.call(markedAnswers.query, { response_id, words: "My 7 is right." });
    const { task } = await dayo.as.call(markingDesk.next, { round_id, kind: "query" });
    await markAs(dayo, task!, ticks("M1", "A1"), { reply: "Yes, it is." });
    const { result } = await student.as.call(markedAnswers.ofPaper, { sitting_id: student.sitting_id });
    expect(result).toMatchObject({ score: 3 });
    expect((await owner.as.call(markingDesk.read, { round_id })).round.open_queries).toBe(0);
  });

  test("the time for queries ends, and nobody asks about another student's mark", async () => {
    const api = await startApi();
    const { round_id, owner, student, chi, submit, response_id } = await oneAnswer(api);
    await markNext(chi, round_id, ticks("M1"));
    await owner.as.call(markingDesk.release, { round_id });
    const other = await submit([{ a: "x" }]);
    expect((await refused(other.as.call(markedAnswers.read, { response_id }))).status).toBe(404);
    expect((await refused(other.as.call(markedAnswers.query, { response_id, words: "Mine?" }))).status).toBe(404);
    pass(api, QUERY_DAYS * 24 * 60);
    const as = await signedInAgain(api, student.id);
    expect((await as.call(markedAnswers.read, { response_id })).query_until).toBeNull();
    expect((await refused(as.call(markedAnswers.query, { response_id, words: "Late" }))).code).toBe("not_allowed");
  });
});
