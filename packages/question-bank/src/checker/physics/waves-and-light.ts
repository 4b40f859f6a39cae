// Waves, sound, mirrors and lenses.

import { asking, judging, numberAfter, oneOf, shownAlike, stating, wordIn } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Newton's form: the product of the distances of object and image from the foci is the square of the focal length. */
const imageDistance = (object: number, focal: number) => {
  if (object <= focal) throw new Error("no real image");
  return focal + focal ** 2 / (object - focal);
};

/** The apparent depth of a mark, from a ray that leaves it almost straight upwards. */
function seemingDepth(depth: number, index: number): number {
  const inside = 1e-5;
  const outside = Math.asin(index * Math.sin(inside));
  return (depth * Math.tan(inside)) / Math.tan(outside);
}

/** Images of an object midway between two mirrors: every place that reflections give, without the object itself. */
function imagesBetween(angle: number): number {
  const places = new Set([angle / 2]);
  for (const place of places) for (const mirror of [0, angle]) places.add((((2 * mirror - place) % 360) + 360) % 360);
  return places.size - 1;
}

/** The direction of a ray in degrees after it is reflected by a mirror with a given direction. */
function thrownBack(ray: number, mirror: number): number {
  const [x, y] = [Math.cos(radians(ray)), Math.sin(radians(ray))];
  const [along, up] = [Math.cos(radians(mirror)), Math.sin(radians(mirror))];
  const shadow = x * along + y * up;
  return degrees(Math.atan2(2 * shadow * up - y, 2 * shadow * along - x));
}

const between = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

const waveNumbers = /sin 2π\(([\d.]+)t − ([\d.]+)x\)/;

export const wavesAndLight: SubjectChecker = {
  "speed-from-crests": oneOf(
    asking(
      /frequency.*speed/,
      ["", "cm", "Hz"],
      "cm s⁻¹",
      ([crests, spread, frequency]) => (spread / (crests - 1)) * frequency,
    ),
    asking(
      /waves are made \d+ times a second\. Find their speed/,
      ["", "cm", ""],
      "cm s⁻¹",
      ([crests, spread, frequency]) => (spread / (crests - 1)) * frequency,
    ),
  ),
  "wave-profile": oneOf(
    asking(/frequency.* speed/, ["cm", "cm", "Hz"], "cm s⁻¹", ([_one, _other, frequency], posed) => {
      const waves = numberAfter(posed.body.replace(/\btwo\b/, "2"), /(\d) (?:complete|full|whole) waves/);
      const spread = numberAfter(posed.body, /waves (?:in a distance of|cover|in) ([\d.]+) cm/);
      const amplitude = numberAfter(posed.body, /(?:amplitude of|amplitude|greatest displacement is) ([\d.]+) cm/);
      shownAlike(posed, spread, amplitude);
      return (frequency * spread) / waves;
    }),
  ),
  "progressive-wave-equation": oneOf(
    judging(/y = [\d.]+ sin 2π\(/, ({ body, options }) => {
      const [, time, place] = waveNumbers.exec(body) ?? [];
      if (!time || !place) throw new Error(`no wave in "${body}"`);
      // The phase 2π(at − bx) makes one full turn when t grows by 1/a or x by 1/b.
      const [period, wavelength] = [1 / Number(time), 1 / Number(place)];
      const [value, unit] = wordIn<[number, string]>(body, {
        frequency: [1 / period, "Hz"],
        wavelength: [wavelength, "m"],
        speed: [wavelength / period, "m s⁻¹"],
      });
      return stating(options, value, unit);
    }),
  ),
  "echo-distance": oneOf(
    asking(/[Hh]ow deep is the sea/, ["s", "m s⁻¹"], "m", ([there_and_back, speed]) => speed * (there_and_back / 2)),
    asking(
      /between two .* (How far apart are the cliffs|distance between the hillsides|distance between the rock faces)/,
      ["s", "s", "m s⁻¹"],
      "m",
      ([one, other, speed]) => speed * (one / 2) + speed * (other / 2),
    ),
  ),
  "fundamental-of-pipe": oneOf(
    asking(
      /lowest note|fundamental/,
      ["cm", "m s⁻¹"],
      "Hz",
      ([length, speed], { body }) =>
        speed / ((length / 100) * wordIn(body, { "closed at one end": 4, "open at both ends": 2 })),
    ),
  ),
  "string-frequency": oneOf(
    asking(
      /(length is unchanged|at the same length)[?.]$/,
      ["N", "N", "Hz"],
      "Hz",
      ([before, after, frequency]) => frequency * Math.sqrt(after / before),
    ),
    asking(
      /(at|under) the same tension[?.]$/,
      ["cm", "cm", "Hz"],
      "Hz",
      ([before, after, frequency]) => (frequency * before) / after,
    ),
  ),
  "ray-at-plane-mirror": oneOf(
    asking(/with a plane mirror|to the surface of the mirror|with the mirror itself/, ["°"], "°", ([angle], posed) => {
      shownAlike(posed, angle);
      const away = thrownBack(-angle, 0);
      return wordIn(posed.body, {
        "angle of reflection": between(away, 90),
        "angle between the incident ray and the reflected ray": between(away, -angle + 180),
      });
    }),
  ),
  "images-in-inclined-mirrors": oneOf(
    asking(/midway between two plane mirrors/, ["°"], "images", ([angle]) => imagesBetween(angle)),
    asking(
      /(mirror turns through|mirror is rotated by|mirror is turned through) .*(does the reflected (beam|ray) turn|rotation of the reflected beam)/,
      ["°"],
      "°",
      ([turn]) => between(thrownBack(-40, turn), thrownBack(-40, 0)),
    ),
  ),
  "concave-mirror-image": oneOf(
    asking(/ cm (?:in front of|from) a concave mirror of focal length /, ["cm", "cm"], "cm", ([object, focal]) =>
      imageDistance(object, focal),
    ),
    asking(
      / cm (?:in front of|from) a concave mirror of radius of curvature /,
      ["cm", "cm"],
      "cm",
      ([object, radius]) => imageDistance(object, radius / 2),
    ),
  ),
  "converging-lens-image": oneOf(
    asking(
      /(?=.*(image distance|distance of the image from the lens)).* cm (from|in front of) a (convex|converging) lens of focal length/,
      ["cm", "cm"],
      "cm",
      ([object, focal]) => imageDistance(object, focal),
    ),
    asking(
      /(?=.*magnification).* cm (from|in front of) a (convex|converging) lens of focal length/,
      ["cm", "cm"],
      "",
      ([object, focal]) => imageDistance(object, focal) / object,
    ),
  ),
  "power-of-lens": oneOf(
    asking(/\bpower\b/, ["cm"], "D", ([focal], { body }) => {
      const sign = wordIn(body, { "(convex|converging) lens": 1, "(concave|diverging) lens": -1 });
      return sign / (focal / 100);
    }),
  ),
  "apparent-depth": oneOf(
    asking(/apparent depth|[Hh]ow deep does it seem/, ["cm", ""], "cm", ([depth, index]) => seemingDepth(depth, index)),
    asking(
      /By how much does it seem to be raised|apparent upward displacement/,
      ["cm", ""],
      "cm",
      ([depth, index]) => depth - seemingDepth(depth, index),
    ),
  ),
  "speed-of-light-in-medium": oneOf(
    asking(
      /[Ss]peed .*in (the medium|it|a certain clear solid|a transparent medium|a certain crystal)/,
      ["", "m s⁻¹"],
      "m s⁻¹",
      ([index, speed]) => speed / index,
    ),
  ),
};
