import { expect, test } from "vitest";
import { tellsAnswer } from "./hint.ts";

test.each([
  ["Think of who settled at Ile-Ife: it was Oduduwa.", "Oduduwa"],
  ["<p>The <b>islets</b> of the pancreas</p>", "the islets of the pancreas"],
  ["Divide: <math><mn>240</mn><mo>/</mo><mn>5</mn></math> km/h = 48 km/h", "48 km/h"],
  ["so it is $\\dfrac{1}{2}$", "\\frac{1}{2}"],
])("%s tells %s", (text, answer) => {
  expect(tellsAnswer(text, answer)).toBe(true);
});

test.each([
  ["Think of who settled at Ile-Ife first.", "Oduduwa"],
  ["Whole distance by whole time, 148 km/h is too much.", "48 km/h"],
  ["$v = u + at$", "25 m s⁻¹"],
  ["Anything", "…"],
])("%s does not tell %s", (text, answer) => {
  expect(tellsAnswer(text, answer)).toBe(false);
});
