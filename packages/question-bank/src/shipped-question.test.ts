import { expect, test } from "vitest";
import { assembleBank, optionsShown } from "./bank.ts";
import { fifthOf } from "./fifth-option.ts";
import { aQuestion, aSubject } from "./gate/a-question.ts";
import { uuidOf } from "./uuid-v5.ts";
import { writtenOrders } from "./written-order.ts";

test("keys are spread over the letters, with four and five options, even in a small subject", () => {
  for (const count of [120, 950]) {
    const questions = assembleBank([aSubject(count)]).subjects[0]?.questions ?? [];
    for (const options of [4, 5] as const) {
      const places = questions.map((question) => optionsShown(question, options).findIndex(({ is_right }) => is_right));
      for (let letter = 0; letter < options; letter++) {
        const share = (places.filter((place) => place === letter).length / count) * options;
        expect(Math.abs(share - 1), `${count} questions, letter ${letter} of ${options}`).toBeLessThan(0.2);
      }
    }
  }
});

test("a new question leaves almost all orders unchanged", () => {
  const before = writtenOrders(aSubject(500).questions);
  const after = writtenOrders(aSubject(520).questions);
  const moved = [...before].filter(([key, order]) => order.join() !== after.get(key)?.join());
  expect(moved.length).toBeLessThan(25);
});

test("options have an id that does not give away the key", () => {
  const [question] = assembleBank([aSubject(10)]).subjects[0]?.questions ?? [];
  expect(new Set(question?.options.map(({ id }) => id)).size).toBe(5);
  expect(question?.options.filter(({ fifth_only }) => fifth_only)).toHaveLength(1);
  expect(question && optionsShown(question, 4).some(({ is_right }) => is_right)).toBe(true);
});

test("uuids are version 5 and never change", () => {
  expect(uuidOf("question/physics/a/1")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(uuidOf("question/physics/a/1")).toBe(uuidOf("question/physics/a/1"));
  expect(uuidOf("question/physics/a/1")).not.toBe(uuidOf("question/physics/a/2"));
});

test("an option that the explanation or another option's reason names stays on the screen", () => {
  const wrong = ["a cat", "a dog", "a goat", "a hen"].map((text) => ({ text, slip: "" }));
  const left = (more: object) => fifthOf(aQuestion(1, { wrong, ...more }))?.text;
  expect(left({ explanation: "It is a cow." })).toBe("a hen");
  expect(left({ explanation: "A hen has feathers." })).toBe("a goat");
  const reasons = wrong.map((one) => (one.text === "a cat" ? { ...one, why: "A cat is smaller than a goat." } : one));
  expect(left({ explanation: "A hen has feathers.", wrong: reasons })).toBe("a dog");
  expect(left({ explanation: "A cat, a dog, a goat and a hen are smaller." })).toBe("a hen");
  expect(left({ wrong: wrong.slice(1) })).toBeUndefined();
});
