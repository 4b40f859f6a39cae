// Circuit diagrams: a battery along the bottom and resistors or capacitors on top.
import type { Picture } from "../../authoring.ts";
import { label, open } from "./svg-parts.ts";

const resistor = (x: number, y: number, text: string): string =>
  `<rect x="${x - 24}" y="${y - 8}" width="48" height="16"/>${label(x, y - 13, text)}`;

const capacitor = (x: number, y: number, text: string): string =>
  `<path d="M${x - 4} ${y - 14}v28M${x + 4} ${y - 14}v28"/>${label(x, y - 19, text)}`;

const battery = (x: number, y: number, text: string): string =>
  `<path d="M${x - 4} ${y - 14}v28"/><path d="M${x + 4} ${y - 7}v14" stroke-width="4"/>${label(x, y + 30, text)}`;

/** One resistor in series with two in parallel, fed by a battery. */
export function seriesParallelCircuit(series: string, upper: string, lower: string, supply: string): Picture {
  return {
    svg:
      open(320, 200) +
      '<path d="M30 150V70H66M114 70H170M170 70V40H201M249 40H280V100H249M201 100H170V70M280 70H300V150H164M156 150H30"/>' +
      resistor(90, 70, series) +
      resistor(225, 40, upper) +
      resistor(225, 100, lower) +
      battery(160, 150, supply) +
      "</svg>",
    alt: `A circuit: a resistor of ${series} in series with a parallel pair of ${upper} and ${lower}, across a battery of ${supply}.`,
  };
}

/** One capacitor in series with two in parallel. */
export function capacitorNetwork(series: string, upper: string, lower: string): Picture {
  return {
    svg:
      open(320, 150) +
      '<path d="M30 75H86M94 75H170M170 75V45H221M229 45H280V115H229M221 115H170V75M280 75H305"/>' +
      capacitor(90, 75, series) +
      capacitor(225, 45, upper) +
      capacitor(225, 115, lower) +
      "</svg>",
    alt: `A network: a capacitor of ${series} in series with a parallel pair of ${upper} and ${lower}.`,
  };
}
