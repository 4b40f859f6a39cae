// Pictures for mechanics: graphs of motion, beams and inclined planes.
import type { Picture } from "../../authoring.ts";
import { label, open } from "./svg-parts.ts";

/** A trapezium of velocity against time: it rises to `speed` at t1, is level until t2, and falls to zero at t3. */
export function velocityTimeGraph(speed: number, t1: number, t2: number, t3: number): Picture {
  const x = (t: number) => Math.round(50 + (230 * t) / t3);
  const top = 40;
  const base = 150;
  return {
    svg:
      open(310, 190) +
      `<path d="M50 20V${base}H295"/>` +
      `<path d="M50 ${top}H${x(t1)}M${x(t1)} ${top}V${base}M${x(t2)} ${top}V${base}" stroke-width="1" stroke-dasharray="4 4"/>` +
      `<path d="M50 ${base}L${x(t1)} ${top}H${x(t2)}L${x(t3)} ${base}"/>` +
      label(44, top + 4, `${speed}`, "end") +
      label(44, base + 4, "0", "end") +
      label(x(t1), base + 17, `${t1}`) +
      label(x(t2), base + 17, `${t2}`) +
      label(x(t3), base + 17, `${t3}`) +
      label(170, 186, "time (s)") +
      label(56, 16, "velocity (m s⁻¹)", "start") +
      "</svg>",
    alt: `A velocity–time graph: a straight line from rest at 0 s up to ${speed} m s⁻¹ at ${t1} s, level until ${t2} s, then a straight line down to rest at ${t3} s.`,
  };
}

/** A metre rule on a pivot with hanging loads. Positions are in centimetres from the left end. */
export function loadedRule(pivot: number, loads: { at: number; text: string }[]): Picture {
  const x = (cm: number) => Math.round(20 + cm * 2.8);
  const hung = loads
    .map(
      ({ at, text }) =>
        `<path d="M${x(at)} 58V88"/><rect x="${x(at) - 8}" y="88" width="16" height="16"/>${label(x(at), 120, text)}`,
    )
    .join("");
  const marks = [...new Set([0, pivot, 100, ...loads.map(({ at }) => at)])]
    .map((cm) => label(x(cm), 40, `${cm}`))
    .join("");
  return {
    svg: `${open(320, 130)}<rect x="20" y="46" width="280" height="12"/><path d="M${x(pivot)} 58l-9 18h18z"/>${hung}${marks}${label(160, 18, "marks in cm")}</svg>`,
    alt: `A metre rule on a pivot at the ${pivot} cm mark, with ${loads.map(({ at, text }) => `${text} hung at the ${at} cm mark`).join(" and ")}.`,
  };
}

/** A load on a slope whose length and height are given. */
export function inclinedPlane(length: string, height: string, load: string): Picture {
  return {
    svg:
      open(310, 170) +
      '<path d="M30 140H270V40Z"/>' +
      '<path d="M128 99l31-13-8-18-31 13z"/>' +
      label(112, 70, load, "end") +
      label(205, 56, length, "end") +
      label(276, 95, height, "start") +
      "</svg>",
    alt: `A load of ${load} on an inclined plane of length ${length} whose top is ${height} above its foot.`,
  };
}
