import { expect, test } from "vitest";
import { degreesEast, minutesOf } from "./time-of-day.ts";

test("times of day go from midnight to midnight", () => {
  expect(["12:20 a.m.", "1:05 a.m.", "12:00 noon", "12:40 p.m.", "11:59 p.m."].map(minutesOf)).toEqual([
    20, 65, 720, 760, 1439,
  ]);
});

test("ambiguous times and impossible times are refused", () => {
  for (const text of ["12:00 p.m.", "12:00 a.m.", "13:00 p.m.", "0:30 a.m.", "7:60 a.m.", "7:30"])
    expect(() => minutesOf(text), text).toThrow("not a time of day");
});

test("longitudes west of Greenwich are negative", () => {
  expect(["0°", "45°E", "180°W"].map(degreesEast)).toEqual([0, 45, -180]);
  for (const text of ["181°E", "45°", "45°N"]) expect(() => degreesEast(text), text).toThrow("not a longitude");
});
