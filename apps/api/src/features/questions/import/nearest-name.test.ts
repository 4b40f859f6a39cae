import { expect, test } from "vitest";
import { byCode, nearestName } from "./nearest-name.ts";

const named = (names: string[]) => names.map((name) => ({ uuid: name, name }));
const topics = named([
  "Algebraic expressions and factorisation",
  ...["Indices", "Quadratic equations", "Simultaneous equations", "Sets", "Circle geometry", "Acids, bases and salts"],
]);
const subjects = named([
  ...["Agricultural Science", "Biology", "Chemistry", "Christian Religious Studies", "Commerce", "English Language"],
  ...["Further Mathematics", "Government", "Mathematics", "Physics"],
]);

test("a topic is guessed from the words of its own part, not from the start of the part above it", () => {
  const guess = (said: string) => nearestName(said, topics)?.name ?? null;
  expect(guess("Algebra - Indices")).toBe("Indices");
  expect(guess("Algebra - Quadratic Equations")).toBe("Quadratic equations");
  expect(guess("Number: Sets")).toBe("Sets");
  expect(guess("Acids and Bases")).toBe("Acids, bases and salts");
  expect(guess("Cooking")).toBeNull();
});

test("a subject is guessed from its name or from its letter code", () => {
  const guess = (said: string) => (nearestName(said, subjects) ?? byCode(said, subjects))?.name ?? null;
  expect(["CHM", "MTH", "PHY", "BIO", "ENG", "GOV", "CRS"].map(guess)).toEqual([
    ...["Chemistry", "Mathematics", "Physics", "Biology", "English Language", "Government"],
    "Christian Religious Studies",
  ]);
  expect(["Biol", "Maths", "Alchemy", "XYZ"].map(guess)).toEqual(["Biology", "Mathematics", null, null]);
});
