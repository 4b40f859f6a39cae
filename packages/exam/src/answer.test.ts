import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedFor, answerAt, answerOf, lettersIn, optionsIn, pressed, rightOptions } from "./answer.ts";
import { isCorrect, keyOf } from "./marking.ts";
import { optionLetters } from "./question.ts";

const ids = ["a", "b", "c", "d", "e", "f"];
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });

test("an answer of one option is that option's id", () => {
  expect(answerOf(["right"])).toBe("right");
  expect(optionsIn("right")).toEqual(["right"]);
  expect(lettersIn(["w1", "right"], "right")).toBe("B");
  expect(answerAt(["w1", "right"], "B")).toBe("right");
});

test("if all are needed, the chosen set must equal the key's, in any order of ticking", () => {
  const key = keyOf({ accepted: acceptedFor("all", ["c", "a"]), is_void: false });
  expect(isCorrect(key, answerOf(["a", "c"]))).toBe(true);
  expect(isCorrect(key, answerOf(["c", "a"]))).toBe(true);
  for (const wrong of [["a"], ["c"], ["a", "b"], ["a", "b", "c"]]) expect(isCorrect(key, answerOf(wrong))).toBe(false);
  expect(isCorrect(key, null)).toBe(false);
});

test("if any counts, each right option counts alone", () => {
  const key = keyOf({ accepted: acceptedFor("any", ["a", "c"]), is_void: false });
  expect(["a", "b", "c"].map((id) => isCorrect(key, id))).toEqual([true, false, true]);
});

test("a set equals the key exactly when every option agrees, in every order shown", () => {
  fc.assert(
    fc.property(someIds, someIds, fc.shuffledSubarray(ids, { minLength: 6 }), (right, chosen, order) => {
      const key = keyOf({ accepted: acceptedFor("all", right), is_void: false });
      const letters = lettersIn(order, answerOf(chosen))!;
      expect([...letters]).toEqual([...letters].sort());
      const answer = answerAt(order, letters)!;
      expect(isCorrect(key, answer)).toBe(ids.every((id) => right.includes(id) === chosen.includes(id)));
      expect(rightOptions(acceptedFor("all", right)).sort()).toEqual([...right].sort());
    }),
  );
});

test("letters without an option and options that are not shown are not an answer", () => {
  expect(answerAt(["a", "b"], "AC")).toBeUndefined();
  expect(lettersIn(["a", "b"], "a+e")).toBeNull();
});

test("pressing chooses, or adds and removes", () => {
  expect(pressed("A", "B", false)).toBe("B");
  expect(pressed(null, "C", true)).toBe("C");
  expect(pressed("C", "A", true)).toBe("AC");
  expect(pressed("AC", "C", true)).toBe("A");
  expect(pressed("A", "A", true)).toBeNull();
  expect(optionLetters).toHaveLength(ids.length);
});
