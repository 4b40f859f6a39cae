// Tests begin at the same hour of the day, whenever they are run: notices wait for the end of quiet hours, days and weeks turn at
// midnight in Lagos, and a test that forgets either would fail for whoever works late. The clock goes on from there as it does
// outside. `TEST_HOUR=23.9` shows what the tests do at another hour.
import { lagosDay, startOfLagosDay } from "@sabiprep/exam";

const HOUR_MS = 3_600_000;

/** A process runs this before each of its files, and turns its clock once. */
const TURNED = Symbol.for("sabiprep.hour-of-day");
if (!(TURNED in globalThis)) {
  const System = Date;
  const hour = Number(process.env.TEST_HOUR ?? 12) * HOUR_MS;
  const ahead = startOfLagosDay(lagosDay(new System())).getTime() + hour - System.now();
  const now = () => System.now() + ahead;
  // Still the system's `Date` for whoever asks what something is: only the present moment is another.
  const Turned = new Proxy(System, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    apply: () => new System(now()).toString(),
    get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
  });
  Object.assign(globalThis, { Date: Turned, [TURNED]: true });
}
