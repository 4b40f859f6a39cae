// Two instances share one database, and the second loses its notification connection. Whatever it has cached, it must
// not mark by an old key or serve a suspended user.
import { setTimeout as wait } from "node:timers/promises";
import { itemAnalysis, sittings } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { type Db, inTransaction } from "../db/transaction.ts";
import { remarkAll } from "../features/sittings/public.ts";
import { answersWith, examFixture } from "../testing/an-exam.ts";
import { openFreezingProxy } from "../testing/freezing-proxy.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { refused } from "../testing/refused.ts";
import { startApi, startBeside } from "../testing/start-api.ts";
import { signal } from "./database-signals.ts";

async function twoInstances() {
  const here = await startApi();
  const proxy = await openFreezingProxy(here.databaseUrl);
  onTestFinished(proxy.close);
  const there = await startBeside(here, proxy.url);
  const room = await examFixture(here.db, { questions: 5, years: [2024] });
  const owner = await aStaffMember(here, { confirmed: true });
  const ada = await aCandidate(here);
  const adaThere = there.clientWith(ada.access_token);
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
  const { exams, session } = await adaThere.call(sittings.start, ask);
  const answers = answersWith(exams, 5);
  await adaThere.call(sittings.saveAnswers, { session_id: session.uuid, answers: answers.slice(0, 2) });
  const fixKey = () =>
    owner.as.call(itemAnalysis.fixKey, {
      question_id: exams[0]!.uuid,
      accepted: ["B"],
      is_void: false,
      reason: "Misprint",
    });
  const submitThere = () => adaThere.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  return { here, there, proxy, ada, adaThere, fixKey, submitThere };
}

test("an instance that lost its connection for a moment marks by the key corrected meanwhile", async () => {
  const { here, proxy, fixKey, submitThere } = await twoInstances();
  proxy.cut();
  await fixKey();
  await wait(1_500);
  expect((await submitThere()).grade).toMatchObject({ correct: 4, total: 5, version: 1 });
  expect((await remarkAll(here.db, here.context.signals)).differences).toEqual([]);
});

test("an instance with a silent connection marks by the key corrected a moment ago", async () => {
  const { here, proxy, fixKey, submitThere } = await twoInstances();
  proxy.freeze(true);
  await fixKey();
  const { grade, review } = await submitThere();
  expect(grade).toMatchObject({ correct: 4, total: 5, version: 1 });
  expect(review[0]).toMatchObject({ is_correct: false });
  expect((await remarkAll(here.db, here.context.signals)).differences).toEqual([]);
});

test("a test marked by the server uses the key corrected a moment ago", async () => {
  const { here, there, proxy, fixKey } = await twoInstances();
  proxy.freeze(true);
  await fixKey();
  // The test is over, and the wait for late answers is over too.
  there.clock.advance(80 * 3_600_000);
  await there.settle();
  const grades = await here.db.selectFrom("grades").select(["version", "cause", "correct"]).execute();
  expect(grades).toEqual([{ version: 1, cause: "expired", correct: 1 }]);
});

/**
 * Acts as another process would. The instances of a test share a process, so the normal call would notify them both.
 */
const suspendElsewhere = (db: Db, candidate_id: number) =>
  inTransaction(db, async (db) => {
    await db.updateTable("candidates").set({ suspended_at: new Date() }).where("id", "=", candidate_id).execute();
    await db.deleteFrom("auth_sessions").where("candidate_id", "=", candidate_id).execute();
    await signal(db, "session", { candidate_id });
  });

test.each(["silent", "broken"])(
  "somebody suspended elsewhere is refused within two seconds, though the line is %s",
  async (how) => {
    const { here, proxy, ada, adaThere } = await twoInstances();
    await adaThere.call(sittings.grades, {});
    if (how === "silent") proxy.freeze(true);
    else proxy.cut();
    await suspendElsewhere(here.db, ada.id);
    await wait(2_000);
    expect((await refused(adaThere.call(sittings.grades, {}))).status).toBe(403);
  },
);

test("nothing is cached while notifications are lost, and caching resumes afterwards", async () => {
  const { there, proxy } = await twoInstances();
  const memory = there.context.signals.store([], () => new Map<string, number>());
  memory.now().set("n", 1);
  expect(memory.now().get("n")).toBe(1);
  proxy.freeze(true);
  await expect.poll(() => memory.now().get("n"), { timeout: 3_000 }).toBeUndefined();
  memory.now().set("n", 2);
  expect(memory.now().get("n")).toBeUndefined();
  proxy.thaw();
  await expect.poll(() => there.context.signals.healthy(), { timeout: 8_000 }).toBe(true);
  expect(memory.now().get("n")).toBeUndefined();
  memory.now().set("n", 3);
  expect(memory.now().get("n")).toBe(3);
});
