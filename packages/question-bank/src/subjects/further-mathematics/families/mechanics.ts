import { family } from "../../../authoring.ts";
import { triples } from "../../../writing/pythagorean-triples.ts";
import { tex } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { joined } from "../../mathematics/polynomial-text.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("mechanics");

const tidy = (n: number) => Number(n.toFixed(3));
const measured = (unit: string) => (n: number) =>
  n > 0 && tidy(n) === tidy(Number(n.toFixed(2))) ? `${tidy(n).toLocaleString("en-GB")} ${unit}` : null;

const resultant = family("resultant-of-forces", about("Resolve and combine forces", "easy", "SS1", 8), (draw) => {
  const [x, y, h] = draw.pick(triples);
  const k = draw.int(1, 5);
  const [p, q, r] = [x * k, y * k, h * k];
  return pose(draw, {
    ask: [
      `Two forces of ${p} N and ${q} N act on a particle at right angles to each other. Find the magnitude of their resultant.`,
      `A body is pulled due north by a force of ${p} N and due east by a force of ${q} N. What is the magnitude of the resultant force?`,
      `${draw.pick(people)} and a friend pull a crate with perpendicular forces of ${p} N and ${q} N. Calculate the magnitude of the resultant.`,
    ],
    right: r,
    write: measured("N"),
    slips: [
      [p + q, "added the forces as if they pulled the same way"],
      [q - p, "subtracted the forces as if they pulled against each other"],
      [r * r, "forgot to take the square root"],
      [(p + q) / 2, "took the mean of the two forces"],
      [r - k, "made an error in the square root"],
    ],
    check: (v) => `$${v}^2 = ${tex(v * v)}$, but $${p}^2 + ${q}^2 = ${tex(r * r)}$.`,
    working: [
      "Forces at right angles are the sides of a right-angled triangle, so $R = \\sqrt{P^2 + Q^2}$.",
      `$R = \\sqrt{${p}^2 + ${q}^2} = \\sqrt{${tex(p * p)} + ${tex(q * q)}} = \\sqrt{${tex(r * r)}}$, so the resultant is ${measured("N")(r)}.`,
    ],
  });
});

const collision = family(
  "bodies-that-stick-together",
  about("Use momentum and Newton's laws", "medium", "SS2", 8),
  (draw) => {
    const [m, n, u] = [draw.int(2, 12), draw.int(2, 12), draw.int(4, 18)];
    const w = draw.int(-6, 8);
    const v = (m * u + n * w) / (m + n);
    if (m === n || w === 0 || w >= u || v <= 0 || tidy(v) !== v || Math.abs(v * 10 - Math.round(v * 10)) > 1e-9)
      return null;
    const other =
      w < 0
        ? `a body of mass ${n} kg moving towards it at ${-w} m s⁻¹`
        : `a body of mass ${n} kg moving in the same direction at ${w} m s⁻¹`;
    return pose(draw, {
      ask: [
        `A body of mass ${m} kg moving at ${u} m s⁻¹ collides with ${other}. They move on together. Find their common speed.`,
        `A block of mass ${m} kg slides over smooth ice at ${u} m s⁻¹ and runs into ${other}. The two stick together. What is their common speed after the impact?`,
        `A trolley of mass ${m} kg travelling at ${u} m s⁻¹ strikes ${other} and the two join. Calculate the speed with which they move on.`,
      ],
      right: v,
      write: measured("m s⁻¹"),
      slips: [
        [
          (m * u - n * w) / (m + n),
          w < 0
            ? "added the second momentum though the bodies move towards each other"
            : "subtracted the second momentum though both bodies move the same way",
        ],
        [(m * u) / (m + n), "took the second body as at rest"],
        [(u + w) / 2, "took the average of the velocities"],
        [(m * u + n * w) / m, "divided the momentum by the first mass only"],
        [u - Math.abs(w), "subtracted the speeds"],
        [v * 2, "doubled the common speed"],
      ],
      check: (v) =>
        `The momentum afterwards would be ${tidy((m + n) * v)} kg m s⁻¹, but before it was ${m * u + n * w}.`,
      working: [
        "Momentum is conserved: $m_1u_1 + m_2u_2 = (m_1 + m_2)v$, with the direction of the first body as positive.",
        `$${m} \\times ${u} ${w < 0 ? "-" : "+"} ${n} \\times ${Math.abs(w)} = (${m} + ${n})v$, that is $${m * u + n * w} = ${m + n}v$.`,
        `$v = \\dfrac{${m * u + n * w}}{${m + n}}$, so the common speed is ${measured("m s⁻¹")(v)}.`,
      ],
    });
  },
);

const friction = family(
  "rough-horizontal-plane",
  about("Use momentum and Newton's laws", "medium", "SS2", 8),
  (draw) => {
    const [m, mu, acceleration] = [
      draw.int(2, 20),
      draw.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]),
      draw.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]),
    ];
    const force = tidy(m * acceleration + mu * m * 10);
    if (!Number.isInteger(force)) return null;
    const rub = tidy(mu * m * 10);
    const net = tidy(m * acceleration);
    return pose(draw, {
      ask: [
        `A block of mass ${m} kg on a rough horizontal plane is pulled by a horizontal force of ${force} N. If the coefficient of friction is ${mu}, find its acceleration. [take g = 10 m s⁻²]`,
        `A horizontal force of ${force} N pulls a box of mass ${m} kg along a rough level floor with coefficient of friction ${mu}. What is the acceleration of the box? [take g = 10 m s⁻²]`,
        `A sack of mass ${m} kg is dragged over level ground by a horizontal force of ${force} N. The coefficient of friction is ${mu}. Calculate the acceleration. [take g = 10 m s⁻²]`,
      ],
      right: acceleration,
      write: measured("m s⁻²"),
      slips: [
        [force / m, "left friction out and divided the pull by the mass"],
        [(force + mu * m * 10) / m, "added friction to the pulling force"],
        [mu * 10, "gave the slowing that friction alone would cause"],
        [(force - mu * m) / m, "left g out of the normal reaction"],
        [acceleration * 2, "doubled the acceleration"],
        [acceleration / 2, "halved the acceleration"],
      ],
      check: (v) => `It would need a net force of ${tidy(m * v)} N, but there are ${net} N.`,
      working: [
        `The pull is horizontal, so on a level plane the normal reaction equals the weight: $R = mg = ${m} \\times 10 = ${m * 10}$ N.`,
        `It moves, so friction is $\\mu R = ${mu} \\times ${m * 10} = ${rub}$ N.`,
        `Net force: $${force} - ${rub} = ${net}$ N.`,
        `$a = \\dfrac{F}{m} = \\dfrac{${net}}{${m}}$, so the acceleration is ${measured("m s⁻²")(acceleration)}.`,
      ],
    });
  },
);

const projectile = family(
  "projectile-motion",
  about("Solve problems on motion under gravity", "hard", "SS3", 8),
  (draw) => {
    const [s, c, h] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [7, 24, 25],
    ] as const);
    const u = h * draw.pick([1, 2, 3, 4, 5, 6, 8, 10]);
    const [up, along] = [(u * s) / h, (u * c) / h];
    const kinds = {
      "the greatest height it reaches": [
        (up * up) / 20,
        "m",
        `H = \\dfrac{(u\\sin\\theta)^2}{2g} = \\dfrac{${tidy(up)}^2}{2 \\times 10} = \\dfrac{${tex(tidy(up * up))}}{20}`,
      ],
      "its time of flight": [up / 5, "s", `T = \\dfrac{2u\\sin\\theta}{g} = \\dfrac{2 \\times ${tidy(up)}}{10}`],
      "its range on the horizontal plane": [
        (up * along) / 5,
        "m",
        `R = u\\cos\\theta \\times T = ${tidy(along)} \\times ${tidy(up / 5)}`,
      ],
    } as const;
    const asked = draw.pick(Object.keys(kinds) as (keyof typeof kinds)[]);
    const [key, unit, formula] = kinds[asked];
    if (tidy(key) !== Number(key.toFixed(2)) || u < 10 || u > 60) return null;
    const sine = `$\\sin\\theta = \\dfrac{${s}}{${h}}$`;
    return pose(draw, {
      ask: [
        `A particle is projected from level ground with a speed of ${u} m s⁻¹ at an acute angle $\\theta$ to the horizontal, where ${sine}. Find ${asked}. [take g = 10 m s⁻²]`,
        `A ball is struck from level ground at ${u} m s⁻¹ at an acute angle $\\theta$ to the horizontal. If ${sine}, calculate ${asked}. [take g = 10 m s⁻²]`,
        `A stone is shot by a catapult from level ground with speed ${u} m s⁻¹ at an acute angle $\\theta$ to the horizontal such that ${sine}. Determine ${asked}. [take g = 10 m s⁻²]`,
      ],
      right: tidy(key),
      write: measured(unit),
      slips: [
        [
          unit === "s" ? key / 2 : key * 2,
          unit === "s"
            ? "gave the time to the highest point"
            : asked.includes("height")
              ? "left out the factor 2 in the denominator"
              : "multiplied by twice the time of flight",
        ],
        [
          unit === "s" ? along / 5 : asked.includes("height") ? (along * along) / 20 : (u * u) / 10,
          unit === "s" || asked.includes("height")
            ? "used the cosine instead of the sine"
            : "left the angle out of $\\dfrac{u^2\\sin 2\\theta}{g}$",
        ],
        [
          unit === "s" ? u / 5 : asked.includes("height") ? (u * u) / 20 : key / 2,
          unit === "s" || asked.includes("height") ? "left the angle out" : "used the time to the highest point",
        ],
        [
          key / 4,
          asked.includes("height")
            ? "divided by 8g instead of 2g"
            : "took $\\dfrac{u\\sin\\theta}{2g}$ for the time of flight",
        ],
        [unit === "s" ? key * 2 : key / 10, unit === "s" ? "took twice the time of flight" : "divided by g twice"],
        [key * 3, "made an error in the product"],
      ],
      check: (v) =>
        unit === "s"
          ? `It rises for ${tidy(up / 10)} s and falls for as long, which does not make ${tidy(v)} s.`
          : asked.includes("height")
            ? `To rise ${tidy(v)} m the square of the vertical velocity would have to be ${tidy(20 * v)}, but it is ${tidy(up * up)}.`
            : `In ${tidy(up / 5)} s at ${tidy(along)} m s⁻¹ it does not cover ${tidy(v)} m.`,
      working: [
        `The vertical velocity is $u\\sin\\theta = ${u} \\times \\dfrac{${s}}{${h}} = ${tidy(up)}$ m s⁻¹.`,
        ...(asked.includes("range")
          ? [
              `$\\cos\\theta = \\dfrac{${c}}{${h}}$ (sides ${Math.min(s, c)}, ${Math.max(s, c)}, ${h}), so the horizontal velocity is $${u} \\times \\dfrac{${c}}{${h}} = ${tidy(along)}$ m s⁻¹.`,
              `Time of flight: $T = \\dfrac{2u\\sin\\theta}{g} = \\dfrac{2 \\times ${tidy(up)}}{10} = ${tidy(up / 5)}$ s.`,
            ]
          : []),
        `$${formula}$, which gives ${measured(unit)(tidy(key))}.`,
      ],
    });
  },
);

const lift = family("reaction-in-a-lift", about("Use momentum and Newton's laws", "easy", "SS2", 8), (draw) => {
  const [m, acceleration] = [draw.int(8, 16) * 5, draw.pick([0.5, 1, 1.5, 2, 2.5, 3])];
  const up = draw.chance(0.5);
  const force = m * (up ? 10 + acceleration : 10 - acceleration);
  const who = draw.pick(people);
  const way = up ? "upwards" : "downwards";
  return pose(draw, {
    ask: [
      `${who}, of mass ${m} kg, stands in a lift that accelerates ${way} at ${acceleration} m s⁻². Find the reaction of the floor. [take g = 10 m s⁻²]`,
      `A load of mass ${m} kg lies on the floor of a lift which accelerates ${way} at ${acceleration} m s⁻². What is the reaction of the floor on the load? [take g = 10 m s⁻²]`,
      `A lift moves with an acceleration of ${acceleration} m s⁻² ${way}. Calculate the reaction of its floor on a passenger of mass ${m} kg. [take g = 10 m s⁻²]`,
    ],
    right: force,
    write: measured("N"),
    slips: [
      [
        m * (up ? 10 - acceleration : 10 + acceleration),
        `took the lift as accelerating ${up ? "downwards" : "upwards"}`,
      ],
      [m * 10, "neglected the acceleration of the lift"],
      [m * acceleration, "gave mass times acceleration and left out the weight"],
      [m * 10 + (up ? acceleration : -acceleration), "did not multiply the acceleration by the mass"],
      [m + 10 * acceleration, "added the mass to 10 times the acceleration"],
    ],
    working: [
      `Two forces act on the body: the reaction $R$ upwards and the weight $mg = ${m} \\times 10 = ${m * 10}$ N downwards.`,
      `The lift accelerates ${way}, so $${up ? "R - mg = ma" : "mg - R = ma"}$: $${up ? `R - ${m * 10}` : `${m * 10} - R`} = ${m} \\times ${acceleration} = ${m * acceleration}$.`,
      `$R = ${m * 10} ${up ? "+" : "-"} ${m * acceleration}$, so the reaction is ${measured("N")(force)}.`,
    ],
  });
});

const pulley = family("particles-over-a-pulley", about("Use momentum and Newton's laws", "hard", "SS3", 10), (draw) => {
  const [m, n] = [draw.int(2, 30), draw.int(1, 24)];
  const key = (10 * (m - n)) / (m + n);
  if (m <= n || Math.abs(key * 2 - Math.round(key * 2)) > 1e-9) return null;
  return pose(draw, {
    ask: draw.shuffle([
      `Two particles of masses ${m} kg and ${n} kg hang from the ends of a light inextensible string over a smooth fixed pulley. Find the acceleration of the system. [take g = 10 m s⁻²]`,
      `A light inextensible string over a smooth fixed pulley carries masses of ${m} kg and ${n} kg at its ends. What is the acceleration when the masses are released? [take g = 10 m s⁻²]`,
      `Masses of ${m} kg and ${n} kg hang at the two ends of a light inextensible string over a smooth fixed pulley. Find their acceleration when they are let go. [take g = 10 m s⁻²]`,
      `Bodies of ${m} kg and ${n} kg are joined by a light inextensible string that passes over a smooth fixed pulley. Calculate the acceleration of the bodies. [take g = 10 m s⁻²]`,
    ]),
    right: key,
    write: measured("m s⁻²"),
    slips: [
      [(10 * (m - n)) / m, "divided by the heavier mass only"],
      [10, "took the bodies as falling freely with acceleration g"],
      [(10 * n) / m, "multiplied g by the lighter mass over the heavier"],
      [key * 2, "doubled the acceleration"],
      [key / 2, "halved the acceleration"],
      [(10 * m) / (m + n), "left out the lighter body's weight"],
    ],
    check: (v) => `It would need a net force of ${tidy((m + n) * v)} N, but the weights differ by ${10 * (m - n)} N.`,
    working: [
      `With tension $T$, the heavier body gives $${m} \\times 10 - T = ${m}a$ and the lighter $T - ${n} \\times 10 = ${joined([[n, "a"]])}$.`,
      `Add the two: $${10 * m} - ${10 * n} = ${m + n}a$, that is $${10 * (m - n)} = ${m + n}a$.`,
      `$a = \\dfrac{${10 * (m - n)}}{${m + n}}$, so the acceleration is ${measured("m s⁻²")(key)}.`,
    ],
  });
});

export const mechanics = [resultant, collision, friction, projectile, lift, pulley];
