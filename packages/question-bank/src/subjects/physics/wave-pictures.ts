// Pictures for waves and light: wave profiles, rays at a plane mirror and rays through a glass block.
import type { Picture } from "../../authoring.ts";
import { label, open } from "./svg-parts.ts";

/** Two full waves against distance. The marked length covers both, so the student must calculate the wavelength. */
export function waveProfile(amplitude: number, twoWaves: number): Picture {
  const quarter = 28;
  let path = "M40 80";
  for (let half = 0; half < 4; half++) {
    const peak = half % 2 === 0 ? -60 : 60;
    path += `q${quarter} ${peak * 1.3} ${2 * quarter} 0`;
  }
  return {
    svg:
      open(320, 165) +
      '<path d="M40 15V145M40 80H305" stroke-width="1"/>' +
      `<path d="${path}"/>` +
      '<path d="M40 41H68M40 119H124" stroke-width="1" stroke-dasharray="3 4"/>' +
      label(34, 45, `${amplitude}`, "end") +
      label(34, 123, `−${amplitude}`, "end") +
      label(270, 73, `${twoWaves}`, "start") +
      label(46, 14, "displacement (cm)", "start") +
      label(300, 145, "distance (cm)", "end") +
      "</svg>",
    alt: `A graph of displacement against distance: a wave that swings between ${amplitude} cm and −${amplitude} cm and makes two complete waves in ${twoWaves} cm.`,
  };
}

/** An arrow head at a point, for a line in the given direction (in radians). */
function arrowHead(x: number, y: number, direction: number): string {
  const barb = (turn: number) =>
    `${Math.round(x - 11 * Math.cos(direction + turn))} ${Math.round(y - 11 * Math.sin(direction + turn))}`;
  return `<path d="M${barb(0.4)}L${x} ${y}L${barb(-0.4)}"/>`;
}

/** A ray that hits a plane mirror at the given angle to its surface. */
export function rayOnMirror(angle: number): Picture {
  const slope = (angle * Math.PI) / 180;
  const dx = Math.round(120 * Math.cos(slope));
  const dy = Math.round(120 * Math.sin(slope));
  const hatch = Array.from({ length: 13 }, (_, i) => `M${28 + i * 20} 150l-8 8`).join("");
  const [halfX, halfY] = [Math.round(dx / 2), Math.round(dy / 2)];
  return {
    svg:
      open(300, 170) +
      `<path d="M20 150H280"/><path d="${hatch}" stroke-width="1"/>` +
      `<path d="M${150 - dx} ${150 - dy}L150 150L${150 + dx} ${150 - dy}"/>` +
      arrowHead(150 - halfX, 150 - halfY, slope) +
      arrowHead(150 + halfX, 150 - halfY, -slope) +
      '<path d="M150 150V40" stroke-width="1" stroke-dasharray="4 4"/>' +
      label(150 - 62, 144, `${angle}°`) +
      label(150, 34, "normal") +
      "</svg>",
    alt: `A ray of light meets a plane mirror at ${angle}° to the mirror's surface and is reflected; the normal is dotted.`,
  };
}
