import { expect, onTestFinished, test } from "vitest";
import { dayName } from "./session-words.ts";

test("a day of the schedule is the same day on every device", () => {
  const zone = process.env.TZ;
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  for (const place of ["Pacific/Kiritimati", "Africa/Lagos", "Pacific/Pago_Pago"]) {
    process.env.TZ = place;
    expect(dayName("2026-11-16")).toMatch(/^Mon.*16 Nov/);
    expect(dayName("2027-01-01")).toMatch(/^Fri.*1 Jan/);
  }
});
