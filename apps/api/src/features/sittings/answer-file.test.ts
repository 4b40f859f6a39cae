import { type AnswerFile, sealAnswers, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { expireOverdue } from "./close-sitting.ts";

async function satTest(mode: "practice" | "exam" = "practice") {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db);
  const ada = await aCandidate(api);
  const opened = await ada.as.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid, mode });
  const fileOf = (more: Partial<AnswerFile> = {}, secret: string | null = opened.answer_secret) =>
    sealAnswers(
      { seal_key: opened.seal_key, answer_secret: secret },
      {
        candidate_id: ada.uuid,
        session_id: opened.session.uuid,
        answers: answersWith(opened.exams, 8),
        elapsed_ms: 1000,
        finished: true,
        ...more,
      },
    );
  return { api, ada, opened, fileOf };
}

test("a sealed file reveals no answers, and the candidate's own file is graded once", async () => {
  const { api, ada, opened, fileOf } = await satTest();
  const file = await fileOf();
  expect(file).not.toContain(opened.session.uuid);
  const taken = await ada.as.call(sittings.takeAnswerFile, { file });
  expect(taken).toMatchObject({ state: "submitted", answers: 10, grade_score: 80 });
  expect(await ada.as.call(sittings.takeAnswerFile, { file })).toEqual(taken);
  expect(await ada.as.call(sittings.grades, {})).toHaveLength(1);

  const eve = await aCandidate(api);
  expect((await refused(eve.as.call(sittings.takeAnswerFile, { file }))).code).toBe("not_allowed");
  const last = file.at(-2) === "A" ? "B" : "A";
  for (const broken of ["hello", `${file.slice(0, -2)}${last}${file.at(-1)}`, file.replace("answers-1", "answers-2")])
    expect((await refused(ada.as.call(sittings.takeAnswerFile, { file: broken }))).message).toMatch(
      /cannot open this file/,
    );
});

test("an unfinished file only saves its answers", async () => {
  const { ada, opened, fileOf } = await satTest();
  const file = await fileOf({ finished: false, answers: answersWith(opened.exams, 2).slice(0, 2) });
  expect(await ada.as.call(sittings.takeAnswerFile, { file })).toMatchObject({ state: "open", grade_score: null });
  expect((await ada.as.call(sittings.read, { session_id: opened.session.uuid })).answers).toHaveLength(2);
});

test("staff accept a file after the test has expired; support may, an editor may not, and it is logged", async () => {
  const { api, ada, opened, fileOf } = await satTest("exam");
  const inTime = new Date(api.clock.now().getTime() + 60_000).toISOString();
  const answers = answersWith(opened.exams, 8).map((answer) => ({ ...answer, answered_at: inTime }));
  api.clock.advance(opened.session.duration_minutes! * 60_000 + 60_000);
  await expireOverdue(api.context);
  const file = await fileOf({ finished: false, answers, elapsed_ms: 60_000 });
  const editor = await aStaffMember(api, { role: "editor" });
  expect((await refused(editor.as.call(sittings.takeCandidateFile, { file }))).code).toBe("not_allowed");
  const support = await aStaffMember(api, { role: "support" });
  const taken = await support.as.call(sittings.takeCandidateFile, { file });
  expect(taken).toMatchObject({ session_id: opened.session.uuid, state: "submitted" });
  const [grade] = await ada.as.call(sittings.grades, {});
  expect(grade).toMatchObject({ cause: "late_arrival", finished_offline: true, grade_score: taken.grade_score });
});

test("a file forged in the candidate's name ends nothing, even if staff send it in", async () => {
  const { api, ada, opened, fileOf } = await satTest("exam");
  const support = await aStaffMember(api, { role: "support" });
  const forged = await fileOf({ answers: [] }, null);
  const problem = await refused(support.as.call(sittings.takeCandidateFile, { file: forged }));
  expect([problem.status, problem.message]).toEqual([400, expect.stringMatching(/cannot be sure who made this file/)]);
  const otherSecret = await fileOf({ answers: [] }, "c29tZWJvZHkgZWxzZSdz");
  expect((await refused(support.as.call(sittings.takeCandidateFile, { file: otherSecret }))).status).toBe(400);
  expect((await ada.as.call(sittings.read, { session_id: opened.session.uuid })).session.state).toBe("open");
  // Papers issued before files were bound to their sitting have no secret. The candidate herself may still send them.
  expect((await refused(ada.as.call(sittings.takeAnswerFile, { file: otherSecret }))).status).toBe(400);
  expect(await ada.as.call(sittings.takeAnswerFile, { file: forged })).toMatchObject({ state: "submitted" });
});
