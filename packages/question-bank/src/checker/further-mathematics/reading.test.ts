import { expect, test } from "vitest";
import { furtherMathematicsChecker } from "./index.ts";

const judged = (family: string, body: string, options: string[]) =>
  furtherMathematicsChecker[family]?.({ body, options, source: { body, options } });

test("an operation is evaluated from the inside, and one without brackets is refused", () => {
  const asked = (it: string) => `If $x * y = 2x - y$ for all integers $x$ and $y$, find the value of $${it}$.`;
  expect(judged("nested-operation", asked("(3 * (-1)) * 4"), ["$10$", "$1$"])).toEqual([true, false]);
  expect(judged("nested-operation", asked("3 * ((-1) * 4)"), ["$10$", "$12$"])).toEqual([false, true]);
  expect(() => judged("nested-operation", asked("3 * (-1) * 4"), ["$10$"])).toThrow("not clear");
});

test("impossible numbers of people are refused", () => {
  const survey = (all: number) =>
    `Of ${all} pupils, 5 play chess, 6 play ludo and 7 play draughts; 2 play both chess and ludo, 3 play both ludo and draughts, 2 play both chess and draughts, and 1 plays all three. How many play none of the three?`;
  expect(judged("three-set-survey", survey(20), ["8", "7"])).toEqual([true, false]);
  expect(() => judged("three-set-survey", survey(11), ["0"])).toThrow("12 people out of 11");
});

test("a vector product in the wrong direction is wrong", () => {
  const body = String.raw`If $\mathbf{a} = \mathbf{i}$ and $\mathbf{b} = 2\mathbf{j}$, find $\mathbf{a} \times \mathbf{b}$.`;
  expect(judged("vector-product", body, [String.raw`$2\mathbf{k}$`, String.raw`$-2\mathbf{k}$`])).toEqual([
    true,
    false,
  ]);
});

test("a focus is not confused with the vertex or with its mirror image", () => {
  const body = "The equation of a parabola is $(y - 1)^2 = -8(x - 2)$. Determine its focus.";
  expect(judged("parabola-focus", body, ["$(0, 1)$", "$(4, 1)$", "$(2, 1)$"])).toEqual([true, false, false]);
});

test("two transformations move a point in the order of the sentence", () => {
  const body =
    "The point $(2, 5)$ undergoes a reflection in the $x$-axis followed by an anticlockwise rotation of 90° about the origin. Find its final image.";
  expect(judged("two-transformations", body, ["$(5, 2)$", "$(-5, -2)$"])).toEqual([true, false]);
});
