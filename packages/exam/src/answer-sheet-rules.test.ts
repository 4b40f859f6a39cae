// The rules of the sheet one by one, at their limits. The property tests beside this file check that they work
// together.
import { describe, expect, test } from "vitest";
import { type AnswerCell, emptySheet, type SheetEntry, sameSheet, timeUseOf, withEntries } from "./answer-sheet.ts";

const said = (more: Partial<SheetEntry>): SheetEntry => ({
  at: 0,
  option: null,
  shown_at: null,
  answered_at: null,
  changes: 0,
  flagged: null,
  ...more,
});
const after = (...entries: Partial<SheetEntry>[]): AnswerCell => withEntries(emptySheet(1), entries.map(said))[0]!;

test("an untouched question has nothing, no change and no flag", () => {
  expect(emptySheet(2)).toEqual(
    Array(2).fill({
      chosen: null,
      first_chosen: null,
      shown_at: null,
      answered_at: null,
      changes: 0,
      flagged: false,
      hinted: false,
    }),
  );
});

test("an entry for a question that does not exist is ignored", () => {
  const sheet = withEntries(emptySheet(1), [said({ at: 1, option: "a", answered_at: 1 })]);
  expect(sheet).toEqual(emptySheet(1));
});

test("of two answers with the same time, the one received later counts", () => {
  expect(after({ option: "a", answered_at: 5 }, { option: "b", answered_at: 5 }).chosen).toBe("b");
  expect(after({ option: "a", answered_at: 5 }, { option: "b", answered_at: 4 }).chosen).toBe("a");
});

test("the first choice is saved even if it is received late, and a flag stays until it is removed", () => {
  expect(after({ option: "a", answered_at: 1 }, { option: "b", answered_at: 2 }).first_chosen).toBe("a");
  expect(after({ answered_at: 5 }, { option: "b", answered_at: 4 })).toMatchObject({ chosen: null, first_chosen: "b" });
  expect(after({ option: "a", answered_at: 5 }, { option: "b", answered_at: 4 }).first_chosen).toBe("a");
  expect(after({ flagged: true }, { flagged: null }).flagged).toBe(true);
  expect(after({ flagged: true }, { flagged: false }).flagged).toBe(false);
  expect(after({ flagged: false }, { flagged: true }).flagged).toBe(true);
});

test("changes are counted between choices, or as the device counted them if that is more", () => {
  const answers = (...options: (string | null)[]) =>
    after(...options.map((option, at) => ({ option, answered_at: at + 1 }))).changes;
  expect(answers("a")).toBe(0);
  expect(answers("a", "a")).toBe(0);
  expect(answers("a", "b")).toBe(1);
  expect(answers("a", "b", "a")).toBe(2);
  expect(answers(null, "a")).toBe(0);
  expect(answers("a", null, "a")).toBe(1);
  expect(after({ option: "a", answered_at: 1, changes: 3 }).changes).toBe(3);
  expect(after({ option: "a", answered_at: 1, changes: 3 }, { option: "b", answered_at: 2, changes: 1 }).changes).toBe(
    4,
  );
});

test("a question counts as shown from its first showing", () => {
  expect(after({ shown_at: 9 }, { shown_at: 4 }, { shown_at: 7 }).shown_at).toBe(4);
  expect(after({ shown_at: 9 }, {}).shown_at).toBe(9);
});

test("a hint that was seen stays seen, whatever is received later", () => {
  expect(after({ hinted: true }, { answered_at: 5, option: "a" }).hinted).toBe(true);
  expect(after({ answered_at: 9, option: "a" }, { hinted: true, answered_at: 5 }).hinted).toBe(true);
  expect(after({ answered_at: 9, option: "a" }).hinted).toBe(false);
});

describe("two sheets are the same", () => {
  const cell: AnswerCell = {
    chosen: "a",
    first_chosen: "b",
    shown_at: 1,
    answered_at: 2,
    changes: 3,
    flagged: true,
    hinted: true,
  };
  test("when every part of every cell is the same", () => {
    expect(sameSheet([cell, cell], [{ ...cell }, { ...cell }])).toBe(true);
    expect(sameSheet([cell], [cell, cell])).toBe(false);
  });
  test.each(Object.keys(cell) as (keyof AnswerCell)[])("and not when %s differs", (part) => {
    const other = {
      ...cell,
      [part]: typeof cell[part] === "number" ? 99 : typeof cell[part] === "boolean" ? false : "z",
    };
    expect(sameSheet([cell, cell], [cell, other])).toBe(false);
  });
});

describe("where the time was used", () => {
  const isRight = (_at: number, option: string | null) => option === "right";
  const cell = (more: Partial<AnswerCell>): AnswerCell => ({ ...emptySheet(1)[0]!, ...more });
  const use = (...cells: Partial<AnswerCell>[]) => timeUseOf(cells.map(cell), isRight);

  test("a question not reached is neither shown nor answered", () => {
    expect(use({}).not_reached).toBe(1);
    expect(use({ shown_at: 5 }).not_reached).toBe(0);
    expect(use({ answered_at: 5, chosen: "right" }).not_reached).toBe(0);
  });

  test("a rushed question is answered in less than eight seconds", () => {
    const took = (ms: number, chosen: string | null = "wrong") => use({ shown_at: 0, answered_at: ms, chosen });
    expect(took(7_999)).toMatchObject({ rushed: 1, rushed_wrong: 1, seconds_spent: 8 });
    expect(took(8_000)).toMatchObject({ rushed: 0, rushed_wrong: 0, seconds_spent: 8 });
    expect(took(1_000, "right")).toMatchObject({ rushed: 1, rushed_wrong: 0 });
    expect(took(1_000, null)).toMatchObject({ rushed: 0, rushed_wrong: 0 });
  });

  test("a question not shown or not answered is not rushed", () => {
    expect(use({ answered_at: 4_000, chosen: "wrong" })).toMatchObject({ rushed: 0, seconds_spent: null });
    expect(use({ shown_at: 4_000 })).toMatchObject({ rushed: 0, seconds_spent: null });
  });

  test("the time is the sum of the gaps between activities in order, at most three minutes each", () => {
    const spent = (...cells: [number | null, number | null][]) =>
      use(...cells.map(([shown_at, answered_at]) => ({ shown_at, answered_at, chosen: "right" }))).seconds_spent;
    expect(spent([5_000, 5_000])).toBeNull();
    expect(spent([0, 1])).toBe(0);
    expect(spent([0, 500])).toBe(1);
    expect(spent([4_000, 3_000])).toBe(1);
    expect(spent([10_000, 20_000], [0, null], [null, 5_000])).toBe(20);
    expect(spent([0, 180_000])).toBe(180);
    expect(spent([0, 200_000], [200_499, null])).toBe(180);
    expect(spent([0, 200_000], [200_500, null])).toBe(181);
  });

  test("right and then wrong counts once the right choice was changed", () => {
    const left = (first_chosen: string | null, chosen: string | null) =>
      use({ shown_at: 0, answered_at: 9_000, first_chosen, chosen }).changed_right_to_wrong;
    expect(left("right", "wrong")).toBe(1);
    expect(left("right", null)).toBe(1);
    expect(left("wrong", "other")).toBe(0);
    expect(left("wrong", "right")).toBe(0);
    expect(left("right", "right")).toBe(0);
    expect(left(null, "wrong")).toBe(0);
    // If a key accepts no option as right, the check must not be called for a choice that does not exist.
    const asked: (string | null)[] = [];
    const ask = (_at: number, option: string | null) => asked.push(option) > 9;
    timeUseOf([cell({ shown_at: 0, answered_at: 9_000, first_chosen: null, chosen: "wrong" })], ask);
    expect(asked).toEqual(["wrong"]);
  });
});
