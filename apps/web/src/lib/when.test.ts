import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { calendarDay, momentOf } from "./when.ts";

const source = path.resolve(import.meta.dirname, "..");

test("a moment is shown in Lagos time, whatever the device's time zone", () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  for (const place of ["UTC", "Asia/Tokyo", "America/New_York"]) {
    process.env.TZ = place;
    expect(momentOf("2026-11-15T18:15:00Z")).toContain("19:15");
  }
});

test("every day and hour on a screen is formatted with an explicit time zone", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.endsWith(path.join("lib", "i18n.ts")),
  );
  expect(files.length).toBeGreaterThan(300);
  const told: string[] = [];
  const without: string[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(source, file), "utf8");
    for (const { 0: call, index } of text.matchAll(/\bdateText\(|DateTimeFormat\(|toLocale(?:Date|Time)String\(/g)) {
      told.push(file);
      const whole = text.slice(index, text.indexOf("}", text.indexOf("{", index + call.length)) + 200);
      if (!/timeZone/.test(whole)) without.push(`${file}: ${call}`);
    }
  }
  expect(told.length).toBeGreaterThan(15);
  expect(without).toEqual([]);
});

test("a calendar day has no zone, and a moment after eleven at night UTC is the next day in Lagos", () => {
  expect(calendarDay("2027-05-01")).toBe("1 May 2027");
  expect(momentOf("2026-11-15T23:30:00Z")).toMatch(/16 Nov 2026.*00:30/);
});
