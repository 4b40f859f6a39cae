import { expect, test } from "vitest";
import { assembleBank } from "../bank.ts";
import { aSubject } from "../gate/a-question.ts";
import { chosenQuestions, forReading, NotThere } from "./read-questions.ts";

const subject = aSubject(10);
Object.assign(subject.questions[1]!, { pool: "paper", instruction: "Choose the *true* sentence." });
subject.questions[0]!.wrong[1]!.why = "You counted two **too many**.";
const { subjects } = assembleBank([subject]);
const keysOf = (asked: { topic?: string; id?: string; pool?: "paper" | "stretch" }) =>
  chosenQuestions(subjects, asked).map(({ key }) => key);

test("all questions of a topic are found in file order, and one question by its id or its key", () => {
  expect(keysOf({})).toHaveLength(10);
  expect(keysOf({ topic: "topic-2" })).toEqual(["physics/topic-2/question-102", "physics/topic-2/question-107"]);
  expect(keysOf({ pool: "paper" })).toEqual(["physics/topic-1/question-101"]);
  expect(keysOf({ pool: "stretch" })).toHaveLength(9);
  expect(keysOf({ id: "question-107" })).toEqual(["physics/topic-2/question-107"]);
  expect(keysOf({ id: "physics/topic-2/question-107" })).toEqual(["physics/topic-2/question-107"]);
});

test("a missing topic is reported with a list of the existing topics", () => {
  expect(() => keysOf({ topic: "waves" })).toThrow(NotThere);
  expect(() => keysOf({ topic: "waves" })).toThrow("topic-0\n  topic-1");
  expect(() => keysOf({ topic: "topic-1", id: "question-107" })).toThrow(
    "No question has the id “question-107” in topic-1.",
  );
});

test("a question is printed with each why below its option", () => {
  const [question] = chosenQuestions(subjects, { id: "question-100" });
  expect(forReading(question!)).toMatch(/\. It holds 102 mangoes\n {6}> You counted two too many\.\n/);
});

test("a question is printed with its pool, and with its instruction above the stem", () => {
  const [question] = chosenQuestions(subjects, { id: "question-101" });
  expect(forReading(question!)).toMatch(/, paper\)\n\[Choose the true sentence\.\]\nBisi counts/);
});
