import { type InputOf, questions, siteDesk } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../../testing/an-exam.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { startApi } from "../../../testing/start-api.ts";
import { isKeyMoved, isOtherQuestion } from "./moved-key.ts";

const optionsOf = (...texts: string[]) => texts.map((source, at) => ({ id: "abcd"[at]!, source }));
const keyed = (...texts: string[]) => ({ options: optionsOf(...texts), accepted: ["a"], is_void: false });

const moved: [string, string[], string[]][] = [
  ["two texts exchanged", ["42", "41", "40"], ["41", "42", "40"]],
  ["the exchange in other signs", ["$-4$", "4", "0"], ["**4**", "−4", "0"]],
  ["the right answer in a wrong option, as another spelling of a number", ["0.5", "2"], ["0.5", ".50"]],
  ["thousands with a comma", ["1000", "100"], ["1000", "1,000"]],
  [
    "a wrong option that is the right one with a spelling mistake",
    ["Photosynthesis", "Osmosis"],
    ["Photosynthesis", "Photosynthesys"],
  ],
  ["another number in the right option", ["3 m/s", "4 m/s"], ["5 m/s", "4 m/s"]],
  ["a minus in the right option", ["3", "4"], ["-3", "4"]],
  ["a small word that turns the right option round", ["It is true", "It is late"], ["It is not true", "It is late"]],
  ["a prefix that turns it round", ["an increase in demand", "no change"], ["a decrease in demand", "no change"]],
  ["one letter of a short word", ["gain", "loss"], ["pain", "loss"]],
  ["a text moved to the next option", ["one", "two", "three"], ["three", "one", "two"]],
];

test.each(moved)("the key is moved by %s", (_, before, after) => {
  const live = keyed(...before);
  expect(isKeyMoved(live, optionsOf(...after), [live])).toBe(true);
});

const kept: [string, string[], string[]][] = [
  ["a spelling mistake fixed in the right option", ["Photosyntesis", "Osmosis"], ["Photosynthesis", "Osmosis"]],
  ["two letters in the wrong order", ["recieved", "gave"], ["received", "gave"]],
  ["an article, capitals and a full stop", ["the capital of Kano.", "Jos"], ["The Capital of Kano", "Jos"]],
  ["a wrong option with another wrong text", ["42", "41"], ["42", "40"]],
  ["a formula instead of plain text", ["x + 1", "x"], ["$x+1$", "x"]],
];

test.each(kept)("the key is not moved by %s", (_, before, after) => {
  const live = keyed(...before);
  expect(isKeyMoved(live, optionsOf(...after), [live])).toBe(false);
});

const asks = (body_source: string, more: Partial<Parameters<typeof isOtherQuestion>[0]> = {}) => ({
  body_source,
  ...{ instruction_source: "Choose the best answer.", picture_sha256: null, audio_file_uuid: null, ...more },
});

const otherQuestions: [string, string, Parameters<typeof asks>[1]?][] = [
  ["Which of these is a metal?", "Which of these is not a metal?"],
  ["Which planet is the largest?", "Which planet is the smallest?"],
  ["A car travels 40 km in 2 hours.", "A car travels 40 km in 4 hours."],
  ["If x > 2, what is x?", "If x < 2, what is x?"],
  ["The **big** man saw the small dog.", "The big man saw the **small** dog."],
  ["Which is a metal?", "Which is a metal?", { instruction_source: "Choose the option that is wrong." }],
  ["Which is a metal?", "Which is a metal?", { picture_sha256: "another" }],
];

test.each(otherQuestions)("%s is another question than %s", (before, after, more) => {
  expect(isOtherQuestion(asks(before), asks(after, more))).toBe(true);
});

const sameQuestions: [string, string][] = [
  ["Which of these metls is the lightest", "Which of these metals is the lightest?"],
  ["which of these is a metal.", "Which of these is metal?"],
  ["What is 1000 × 2?", "What is 1,000 × 2?"],
];

test.each(sameQuestions)("%s is the same question as %s", (before, after) => {
  expect(isOtherQuestion(asks(before), asks(after))).toBe(false);
});

test("a text that was right in an earlier version is not made a wrong option in a second step", () => {
  const first = keyed("42", "41", "40");
  const now = keyed("42 kg", "41", "40");
  expect(isKeyMoved(now, optionsOf("42 kg", "42", "40"), [now])).toBe(false);
  expect(isKeyMoved(now, optionsOf("42 kg", "42", "40"), [now, first])).toBe(true);
});

test("where corrected keys need two people, nobody exchanges the texts of two options of a live question alone", async () => {
  const api = await startApi();
  await examFixture(api.db, { questions: 5 });
  const owner = await aStaffMember(api);
  const reviewer = await aStaffMember(api, { role: "reviewer" });
  const other = await aStaffMember(api, { role: "reviewer" });
  const { items } = await owner.as.call(questions.list, {});
  const { id: question_id, subject_id, exam_type_id } = items[0]!;
  const save = (who: typeof owner, texts: string[], more: Partial<InputOf<typeof questions.edit>> = {}) => {
    const [option_a = "", option_b = "", option_c = "", option_d = ""] = texts;
    return who.as.call(questions.edit, {
      ...{
        question_id,
        subject_id,
        exam_type_id: exam_type_id!,
        question_body: "How many?",
        answer_explanation: "So.",
      },
      ...{ difficulty_level: "easy", year: 2020, correct_answer: "A", question_type: "TEXTS_ONLY", status: "ACTIVE" },
      ...{ source: "original", option_a, option_b, option_c, option_d, ...more },
    });
  };
  const liveTexts = async () => {
    const row = await api.db
      .selectFrom("questions as q")
      .innerJoin("question_revisions as r", "r.id", "q.live_revision_id")
      .select("r.options")
      .where("q.uuid", "=", question_id)
      .executeTakeFirstOrThrow();
    return (row.options as { source: string }[]).map(({ source }) => source);
  };
  const right = ["forty-two", "forty-one", "forty", "thirty-nine"];
  const swapped = ["forty-one", "forty-two", "forty", "thirty-nine"];
  await save(reviewer, right);
  expect(await liveTexts()).toEqual(right);
  await owner.as.call(siteDesk.change, { key_fix_needs_two: true });

  const { question } = await save(reviewer, swapped);
  expect(question).toMatchObject({ stage: "review", is_live: true });
  expect(await liveTexts()).toEqual(right);
  const alone = [
    () => reviewer.as.call(questions.move, { question_id, to: "live" }),
    () => reviewer.as.call(questions.bulkChange, { question_ids: [question_id], to: "live" }),
  ];
  for (const call of alone) expect((await refused(call())).message).toContain("Another owner or reviewer");
  // Neither saving again, nor a second small change, nor taking it offline first goes round it.
  expect((await save(reviewer, swapped)).question.stage).toBe("review");
  expect((await save(reviewer, swapped, { question_body: "How many are there?" })).question.stage).toBe("review");
  await save(reviewer, swapped, { status: "INACTIVE" });
  expect((await save(reviewer, swapped)).question.stage).toBe("review");
  for (const call of alone) expect((await refused(call())).code).toBe("not_allowed");
  expect(await liveTexts()).toEqual(right);

  await other.as.call(questions.move, { question_id, to: "live" });
  expect(await liveTexts()).toEqual(swapped);
  // "Which is" for "which is not" waits too, and so does an older version with other words.
  const turned = { question_body: "How many are missing?" };
  expect((await save(other, swapped, turned)).question).toMatchObject({ stage: "review", is_live: true });
  expect((await refused(other.as.call(questions.move, { question_id, to: "live" }))).message).toContain("the question");
  await save(other, swapped, { question_body: "How many" });
  // The first version says something else under the same letter, so going back needs a second person too.
  const { revisions } = await reviewer.as.call(questions.history, { question_id });
  const before = revisions.find(({ options }) => options[0]!.text === "forty-two")!.revision;
  expect((await reviewer.as.call(questions.restore, { question_id, revision: before })).question.stage).toBe("review");
  expect(await liveTexts()).toEqual(swapped);
  // Spelling and wrong options need nobody.
  await save(reviewer, ["Forty-one.", "forty-three", "forty", "thirty-nine"]);
  expect(await liveTexts()).toEqual(["Forty-one.", "forty-three", "forty", "thirty-nine"]);
  const bodies = await api.db.selectFrom("audit_bodies").select("body").where("subject", "=", question_id).execute();
  expect(JSON.stringify(bodies)).toContain("waits_for_another");
});
