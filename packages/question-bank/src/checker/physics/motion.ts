// Speed, acceleration, projectiles, vectors, circular motion and oscillation.

import { asking, oneOf, shownAlike, wordIn } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The position of a body after a time: v₀t plus ½at², calculated from the mean speed. */
const covered = (start: number, acceleration: number, time: number) =>
  ((start + (start + acceleration * time)) / 2) * time;

/** The area under a line through points (x, y), in strips between neighbouring points. */
const areaUnder = (points: readonly (readonly [number, number])[]) =>
  points.slice(1).reduce((area, [x, y], at) => {
    const [before, height] = points[at] ?? [x, y];
    return area + ((y + height) / 2) * (x - before);
  }, 0);

/** The slope of x = A sin ωt at one moment, in small steps. */
const slope = (of: (time: number) => number, time: number) => (of(time + 1e-6) - of(time - 1e-6)) / 2e-6;

const direction = { upwards: 1, downwards: -1 };

export const motion: SubjectChecker = {
  "average-speed": oneOf(
    asking(
      /average speed( for the journey)?[.?]$/,
      ["km h⁻¹", "hours", "km h⁻¹", "hours"],
      "km h⁻¹",
      ([first, hours, second, more]) => (first * hours + second * more) / (hours + more),
    ),
  ),
  "uniform-acceleration": oneOf(
    asking(
      /What is its final velocity\?|Find its velocity after/,
      ["m s⁻¹", "m s⁻²", "s"],
      "m s⁻¹",
      ([start, acceleration, time]) => start + acceleration * time,
    ),
    asking(
      /How far does it travel in|Find the distance it covers in this time|What distance is covered in the next/,
      ["m s⁻¹", "m s⁻²", "s"],
      "m",
      ([start, acceleration, time]) => covered(start, acceleration, time),
    ),
  ),
  "velocity-time-graph": oneOf(
    asking(
      /(between .* and .*, and stops at .*|it reaches .* at .*, keeps it until .* and is at rest at .*) .*total distance/,
      ["m s⁻¹", "s", "s", "s"],
      "m",
      ([top, reached, left, stopped], posed) => {
        shownAlike(posed, top, reached, left, stopped);
        return areaUnder([
          [0, 0],
          [reached, top],
          [left, top],
          [stopped, 0],
        ]);
      },
    ),
    asking(
      /deceleration during the last stage, from .* as the velocity drops from .* to rest|falls from .* to zero at .* size of the retardation/,
      ["m s⁻¹", "s", "s"],
      "m s⁻²",
      ([top, left, stopped], posed) => {
        shownAlike(posed, top, left, stopped);
        return top / (stopped - left);
      },
    ),
    asking(/acceleration during the first stage/, ["m s⁻¹", "s", "s"], "m s⁻²", ([top, start, reached], posed) => {
      shownAlike(posed, top, start, reached);
      return top / (reached - start);
    }),
  ),
  "free-fall": oneOf(
    asking(/How high is the top\?|Calculate the height fallen through/, ["s", "m s⁻²"], "m", ([time, g]) =>
      covered(0, g, time),
    ),
    asking(/thrown vertically upwards .* greatest height does it reach/, ["m s⁻¹", "m s⁻²"], "m", ([speed, g]) =>
      covered(speed, -g, speed / g),
    ),
  ),
  "horizontal-projectile": oneOf(
    asking(
      /horizontally .*(How far from the foot|horizontal distance it covers|horizontal range)/,
      ["m s⁻¹", "m", "m s⁻²"],
      "m",
      ([speed, height, g]) => speed * (Math.sqrt(2 * g * height) / g),
    ),
  ),
  "angled-projectile": oneOf(
    asking(
      /time of flight/,
      ["°", "°", "m s⁻¹", "m s⁻²", ""],
      "s",
      ([angle, _sameAngle, speed, g]) => (2 * speed * Math.sin(radians(angle))) / g,
    ),
    asking(/horizontal range/, ["°", "°", "m s⁻¹", "m s⁻²", ""], "m", ([angle, _twice, speed, g]) => {
      const up = speed * Math.sin(radians(angle));
      const along = speed * Math.cos(radians(angle));
      return along * ((2 * up) / g);
    }),
  ),
  "relative-velocity": oneOf(
    asking(
      /towards each other|approach each other|catch up|chases/,
      ["", "km h⁻¹", "km h⁻¹"],
      "min",
      ([apart, one, other], { body }) =>
        Math.round(
          (apart / Math.abs(one - other * wordIn(body, { "(towards|approach) each other": -1, "behind|ahead": 1 }))) *
            60,
        ),
    ),
  ),
  "perpendicular-resultant": oneOf(
    asking(/right angles|[Pp]erpendicular|to the east .* to the north/, ["N", "N"], "N", ([one, other]) =>
      Math.hypot(one, other),
    ),
    asking(/due south and then .* due west .* resultant displacement/, ["m", "m"], "m", ([south, west]) =>
      Math.hypot(south, west),
    ),
  ),
  "component-of-force": oneOf(
    asking(/to the horizontal|with the horizontal ground/, ["N", "°"], "N", ([force, angle], { body }) =>
      wordIn(body, {
        "horizontal component": force * Math.cos(radians(angle)),
        "vertical component": force * Math.sin(radians(angle)),
      }),
    ),
  ),
  "centripetal-force": oneOf(
    asking(
      /centripetal force|force that keeps it in the circle/,
      ["kg", "m", "m s⁻¹"],
      "N",
      ([mass, radius, speed]) => mass * (speed / radius) ** 2 * radius,
    ),
  ),
  "shm-speed-and-acceleration": oneOf(
    asking(/greatest speed/, ["cm", "rad s⁻¹"], "cm s⁻¹", ([amplitude, turning]) =>
      slope((time) => amplitude * Math.sin(turning * time), 0),
    ),
    asking(
      /What is its speed when its displacement is/,
      ["cm", "rad s⁻¹", "cm"],
      "cm s⁻¹",
      ([amplitude, turning, displacement]) =>
        slope((time) => amplitude * Math.sin(turning * time), Math.asin(displacement / amplitude) / turning),
    ),
    asking(
      /size of the acceleration .* at a displacement of/,
      ["rad s⁻¹", "cm"],
      "cm s⁻²",
      // At the end of a swing of this amplitude, the velocity Aω cos ωt falls fastest.
      ([turning, displacement]) =>
        Math.abs(slope((time) => displacement * turning * Math.cos(turning * time), Math.PI / 2 / turning)),
    ),
  ),
  "pendulum-length-and-period": oneOf(
    asking(
      /[Ff]ind the period there|What is its period|What period should be expected/,
      ["cm", "cm", "s"],
      "s",
      ([before, after, period]) => {
        const g = before * ((2 * Math.PI) / period) ** 2;
        return 2 * Math.PI * Math.sqrt(after / g);
      },
    ),
  ),
  "apparent-weight-in-lift": oneOf(
    asking(
      /What does the scale read in newtons|apparent weight|What force does the floor exert/,
      ["kg", "m s⁻²", "m s⁻²"],
      "N",
      ([mass, acceleration, g], { body }) => mass * g + mass * acceleration * wordIn(body, direction),
    ),
  ),
};
