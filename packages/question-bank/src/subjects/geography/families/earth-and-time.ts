import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";

const topic = "earth-and-time";
const objective = "Calculate local time and longitude from each other";
const DAY = 1440;

/** Minutes after midnight as a clock shows them. */
function clock(minutes: number): string {
  if (minutes === 720) return "12:00 noon";
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "a.m." : "p.m."}`;
}

const meridian = (degrees: number): string => `${Math.abs(degrees)}°${degrees < 0 ? "W" : "E"}`;
const named = (degrees: number): string =>
  degrees === 0 ? "the Greenwich Meridian (0°)" : `longitude ${meridian(degrees)}`;
const lasting = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = hours ? `${hours} hour${hours > 1 ? "s" : ""}` : "";
  return [whole, rest ? `${rest} minutes` : ""].filter(Boolean).join(" ");
};

const localTime = family(
  "local-time",
  { topic, objective, difficulty: "medium", class_level: "SS1", count: 7 },
  (draw) => {
    const from = draw.chance(0.4) ? 0 : draw.step(-75, 120, 15);
    const to = draw.chance(0.7) ? draw.step(-105, 135, 15) : draw.step(-80, 100, 5);
    const degrees = Math.abs(to - from);
    const known = draw.step(360, 1080, 60);
    const shift = (to - from) * 4;
    const asked = known + shift;
    if (degrees < 20 || to === 0 || asked < 60 || asked > 1380) return null;
    const other = Math.abs(Math.abs(to) + Math.sign(from * to || 1) * Math.abs(from)) * Math.sign(to - from);
    const wrong: [number, string][] = [
      [known - shift, to > from ? "put the clock back instead of forward" : "put the clock forward instead of back"],
      [
        known + other * 4,
        from * to < 0
          ? "subtracted the longitudes, though the places lie on two sides of Greenwich"
          : "added the longitudes, though both places lie on one side of Greenwich",
      ],
      [known + (to - from) * 6, "allowed an hour for every 10°"],
      [known + (to - from), "allowed one minute instead of four for each degree"],
      [asked < 720 ? asked + 720 : asked - 720, "mixed up a.m. and p.m."],
      [known - (to - from) * 6, "allowed an hour for every 10°, and moved the clock the wrong way"],
    ];
    const way = to > from ? "east" : "west";
    return {
      difficulty: from === 0 && degrees % 15 === 0 ? "easy" : from * to < 0 ? "hard" : "medium",
      body: draw.pick([
        `When it is ${clock(known)} at ${named(from)}, what is the local time at longitude ${meridian(to)}?`,
        `The local time at ${named(from)} is ${clock(known)}. What is the local time of a town on longitude ${meridian(to)}?`,
        `A meeting starts at ${clock(known)} local time at a town on ${named(from)}. What is the local time then at a place on longitude ${meridian(to)}?`,
      ]),
      right: clock(asked),
      wrong: wrong
        .filter(([time]) => time > 0 && time < DAY && Number.isInteger(time))
        .map(([time, slip]) => ({ text: clock(time), slip })),
      explanation: inSteps(
        [
          `Difference of longitude${from * to > 0 ? " (both on one side of Greenwich, so subtract)" : ""}: ${from * to < 0 ? `the places lie on two sides of Greenwich, so add: ${Math.abs(from)}° + ${Math.abs(to)}° = ${degrees}°` : `${Math.max(Math.abs(from), Math.abs(to))}° − ${Math.min(Math.abs(from), Math.abs(to))}° = ${degrees}°`}.`,
          `The earth turns through 15° in an hour, so 1° in 60 ÷ 15 = 4 minutes: ${degrees} × 4 = ${degrees * 4} minutes, that is ${lasting(Math.abs(shift))}.`,
          `Longitude ${meridian(to)} lies to the ${way}, where time is ${to > from ? "ahead" : "behind"}, so ${to > from ? "add" : "subtract"}: ${clock(known)} ${to > from ? "+" : "−"} ${lasting(Math.abs(shift))} is ${clock(asked)}${clock(asked).endsWith(".") ? "" : "."}`,
        ],
        `Moving the clock the other way is a common mistake.`,
      ),
    };
  },
);

const longitude = family(
  "longitude-from-time",
  { topic, objective, difficulty: "medium", class_level: "SS1", count: 5 },
  (draw) => {
    const degrees = draw.step(20, 120, 5) * draw.pick([1, -1]);
    const greenwich = draw.step(360, 1080, 60);
    const local = greenwich + degrees * 4;
    if (local < 60 || local > 1380) return null;
    const gap = Math.abs(degrees) * 4;
    const [hours, rest] = [Math.floor(gap / 60), gap % 60];
    const wrong: [number, string][] = [
      [
        -degrees,
        degrees > 0 ? "put a place whose time is ahead in the west" : "put a place whose time is behind in the east",
      ],
      [Math.sign(degrees) * (hours * 10 + rest / 4), "allowed 10° instead of 15° for every full hour"],
      [Math.sign(degrees) * hours * 15, `left out the ${rest} minutes`],
      [degrees / 3.75, "divided the minutes by 15 instead of 4"],
      [
        -Math.sign(degrees) * (hours * 10 + rest / 4),
        "allowed 10° instead of 15° for every full hour, and took the wrong hemisphere",
      ],
      [Math.sign(degrees) * hours * 4 || 0, "allowed 4° for every hour"],
    ];
    return {
      difficulty: rest === 0 ? "medium" : "hard",
      body: draw.pick([
        `It is ${clock(greenwich)} at Greenwich when the local time on a ship is ${clock(local)} on the same day. What is the longitude of the ship?`,
        `When Greenwich Mean Time is ${clock(greenwich)}, the local time at a weather station is ${clock(local)} on the same day. On which longitude does the station lie?`,
        `The local time at a port is ${clock(local)} when it is ${clock(greenwich)} on the same day at longitude 0°. Find the longitude of the port.`,
      ]),
      right: meridian(degrees),
      wrong: wrong
        .filter(([value]) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= 180)
        .map(([value, slip]) => ({ text: meridian(value), slip })),
      explanation: inSteps(
        [
          `The times differ by ${lasting(gap)} (${clock(Math.min(local, greenwich))} to ${clock(Math.max(local, greenwich))}); an hour has 60 minutes, so that is ${hours} × 60${rest ? ` + ${rest}` : ""} = ${gap} minutes.`,
          `The earth turns through 15° in an hour, so 1° in 60 ÷ 15 = 4 minutes: ${gap} ÷ 4 = ${Math.abs(degrees)}°.`,
          `The time is ${degrees > 0 ? "ahead of Greenwich, so the place lies east" : "behind Greenwich, so the place lies west"}: ${meridian(degrees)}.`,
        ],
        `${meridian(-degrees)} would have a time that is ${degrees > 0 ? "behind" : "ahead"}.`,
      ),
    };
  },
);

export const earthAndTimeFamilies = [localTime, longitude];
