// Tests start at the same hour of the day, whenever they run. Notifications wait for the end of quiet hours, and days
// and weeks change at midnight in Lagos. A test that forgets either would fail at night. The clock then continues as
// usual. `TEST_HOUR=23.9` runs the tests at another hour.
import { lagosDay, startOfLagosDay } from "@sabiprep/exam";

const HOUR_MS = 3_600_000;

/** A process runs this before each of its files, and shifts its clock once. */
const TURNED = Symbol.for("sabiprep.hour-of-day");
if (!(TURNED in globalThis)) {
  const System = Date;
  const hour = Number(process.env.TEST_HOUR ?? 12) * HOUR_MS;
  const ahead = startOfLagosDay(lagosDay(new System())).getTime() + hour - System.now();
  const now = () => System.now() + ahead;
  // Type checks still see the system's `Date`. Only the current time differs.
  const Turned = new Proxy(System, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new System(now()).toString(),
    get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
  });
  Object.assign(globalThis, { Date: Turned, [TURNED]: true });
}
