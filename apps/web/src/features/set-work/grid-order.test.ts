import { expect, test } from "vitest";
import { averageOf, doneOf, type GridPupil, sortedPupils } from "./grid-order.ts";

const cell = (
  work_id: string,
  score: number | null,
  state: "done" | "late" | "not_started" | "not_given" = "done",
) => ({
  ...{ work_id, score, state: score === null && state === "done" ? ("not_started" as const) : state },
  ...{ attempts: 1, finished_at: null, finished_offline: false },
});
const pupil = (last_name: string, ...cells: GridPupil["cells"]): GridPupil => ({
  ...{ uuid: last_name, first_name: "Ada", last_name, cells },
});

const musa = pupil("Musa", cell("one", 40), cell("two", 90, "late"));
const bello = pupil("Bello", cell("one", 70), cell("two", null));
const eze = pupil("Eze", cell("one", null), cell("two", null, "not_given"));
const names = (sort: string, search = "") => sortedPupils([musa, bello, eze], sort, search).map((one) => one.last_name);

test("pupils are in the order of names, averages, missing work or one piece of work", () => {
  expect(names("name")).toEqual(["Bello", "Eze", "Musa"]);
  expect(names("average")).toEqual(["Bello", "Musa", "Eze"]);
  expect(names("two")).toEqual(["Musa", "Bello", "Eze"]);
  expect(names("done")).toEqual(["Bello", "Eze", "Musa"]);
});

test("a part of a name finds the pupil", () => {
  expect(names("name", " ELL")).toEqual(["Bello"]);
  expect(names("average", "nobody")).toEqual([]);
});

test("late work counts as done, and work that was not given counts nowhere", () => {
  expect([musa, bello, eze].map(doneOf)).toEqual(["2/2", "1/2", "0/1"]);
  expect([musa, bello, eze].map(averageOf)).toEqual([65, 70, null]);
});
