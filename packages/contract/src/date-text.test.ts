import { expect, test } from "vitest";
import { type DateForm, dateInWords } from "./date-text.ts";

const forms: Omit<DateForm, "timeZone">[] = [
  { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  { weekday: "short", day: "numeric", month: "short" },
  { day: "numeric", month: "short" },
  { day: "numeric", month: "long", year: "numeric" },
  { month: "long", year: "numeric" },
  { month: "long" },
  { weekday: "short" },
  { weekday: "long" },
  { dateStyle: "full" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { dateStyle: "medium", timeStyle: "short" },
  { dateStyle: "full", timeStyle: "short" },
];

test("every form of a day follows Nigerian English, in Lagos and for days without a zone", () => {
  for (const form of forms)
    for (const timeZone of ["UTC", "Africa/Lagos"] as const) {
      const standard = new Intl.DateTimeFormat("en-NG", { ...form, timeZone });
      for (let at = Date.UTC(2026, 0, 1, 22, 40); at < Date.UTC(2027, 5, 1); at += 35.3 * 3_600_000) {
        const day = new Date(at);
        expect(dateInWords(day, { ...form, timeZone }, (word) => word)).toBe(
          standard.format(day).replaceAll("\u202f", " "),
        );
      }
    }
});

test("months and weekdays are in the language, numbers are not", () => {
  const say = (word: string) => ({ Mon: "Aje", Sept: "Ọwẹ́" })[word] ?? word;
  const at = new Date("2026-09-07T12:00:00Z");
  const form = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  expect(dateInWords(at, form, say)).toBe("Aje, 7 Ọwẹ́");
});
