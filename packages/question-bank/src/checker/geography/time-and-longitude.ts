// Local time by the sun. The sun needs four minutes for a degree and reaches the east first.

import { reader, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { degreesEast, minutesOf } from "./time-of-day.ts";

const MINUTES_IN_A_DEGREE = (24 * 60) / 360;
const MINUTES_IN_A_DAY = 24 * 60;

/**
 * The time at another longitude, counted degree by degree. A question that changes the day would have to name the day.
 */
function timeAt(place: number, from: number, then: number): number {
  let time = then;
  const step = Math.sign(place - from);
  for (let at = from; at !== place; at += step) time += step * MINUTES_IN_A_DEGREE;
  if (time < 0 || time >= MINUTES_IN_A_DAY) throw new Error("the day changes on the way");
  return time;
}

const place = reader("the Greenwich Meridian (<~longitude>)", "longitude <~longitude>");

export const timeAndLongitude: SubjectChecker = {
  "local-time": worded(
    [
      "When it is <~time> at <~from>, what is the local time at longitude <~to>?",
      "A meeting starts at <~time> local time at a town on <~from>. What is the local time then at a place on longitude <~to>?",
    ],
    ({ time, from, to }, { options }) => {
      const start = degreesEast(place(from).longitude);
      const found = timeAt(degreesEast(to), start, minutesOf(time));
      return options.map((option) => minutesOf(option) === found);
    },
  ),
  "longitude-from-time": worded(
    [
      "When Greenwich Mean Time is <~greenwich>, the local time at a weather station is <~local> on the same day. On which longitude does the station lie?",
      "It is <~greenwich> at Greenwich when the local time on a ship is <~local> on the same day. What is the longitude of the ship?",
      "The local time at a port is <~local> when it is <~greenwich> on the same day at longitude 0°. Find the longitude of the port.",
    ],
    ({ greenwich, local }, { options }) =>
      options.map((option) => {
        const sun = minutesOf(greenwich) + degreesEast(option) * MINUTES_IN_A_DEGREE;
        return sun === minutesOf(local);
      }),
  ),
};
