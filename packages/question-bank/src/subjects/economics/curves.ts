// Demand and supply curves, and the production possibility curve.
import type { Picture } from "../../authoring.ts";
import { dashed, label, open } from "./svg-parts.ts";

export interface Market {
  /** The equilibrium, and a second price with its quantities. */
  price: number;
  quantity: number;
  other: number;
  demanded: number;
  supplied: number;
}

/** How far the curves continue beyond the second price. */
const REACH = 1.2;

/** Straight curves DD and SS through the given points. Every price and quantity is marked on its axis. */
export function marketDiagram({ price, quantity, other, demanded, supplied }: Market): Picture {
  const [left, base, wide, high] = [60, 190, 220, 160];
  const mostPrice = Math.max(price, other) * 1.35;
  const reach = Math.max(Math.abs(demanded - quantity), Math.abs(supplied - quantity)) * REACH;
  const mostQuantity = (quantity + reach) * 1.12;
  const x = (q: number) => Math.round(left + (wide * q) / mostQuantity);
  const y = (p: number) => Math.round(base - (high * p) / mostPrice);
  const line = (q: number) => {
    const slope = (q - quantity) / (other - price);
    const away = Math.abs(other - price) * REACH;
    const end = (p: number) => `${x(quantity + slope * (p - price))} ${y(p)}`;
    return { path: `M${end(price - away)}L${end(price + away)}`, slope, away };
  };
  const demand = line(demanded);
  const supply = line(supplied);
  const foot = ({ slope, away }: { slope: number; away: number }, side: 1 | -1): [number, number] => [
    x(quantity + slope * away * side) + 6,
    y(price + away * side),
  ];
  const guides =
    dashed(`M${left} ${y(price)}H${x(quantity)}V${base}`) +
    dashed(
      `M${left} ${y(other)}H${x(Math.max(demanded, supplied))}M${x(demanded)} ${y(other)}V${base}M${x(supplied)} ${y(other)}V${base}`,
    );
  const marks =
    [price, other].map((p) => label(left - 5, y(p) + 4, `${p}`, "end")).join("") +
    [quantity, demanded, supplied].map((q) => label(x(q), base + 16, `${q}`)).join("");
  return {
    svg: `${open(310, 225)}<path d="M${left} 20V${base}H295"/>${guides}<path d="${demand.path}"/><path d="${supply.path}"/>${label(...foot(demand, -1), "DD", "start")}${label(...foot(supply, 1), "SS", "start")}${marks}${label(left, 13, "price (₦)")}${label(180, 221, "quantity (units)")}</svg>`,
    alt: `A demand curve DD and a supply curve SS that cross at a price of ₦${price} and a quantity of ${quantity} units; at ₦${other} the demand curve stands at ${demanded} units and the supply curve at ${supplied} units.`,
  };
}

export interface Bundle {
  name: string;
  across: number;
  up: number;
}

/** A curve bowed outwards through the bundles. Each bundle is marked on both axes. */
export function possibilityCurve(bundles: Bundle[], across: string, up: string): Picture {
  const [left, base] = [60, 180];
  const most = (pick: (bundle: Bundle) => number) => Math.max(...bundles.map(pick)) * 1.15;
  const x = (value: number) => Math.round(left + (220 * value) / most((bundle) => bundle.across));
  const y = (value: number) => Math.round(base - (150 * value) / most((bundle) => bundle.up));
  const path = bundles.map((bundle, at) => `${at === 0 ? "M" : "L"}${x(bundle.across)} ${y(bundle.up)}`).join("");
  const points = bundles
    .map(({ name, across: a, up: u }) => {
      const guide = a > 0 && u > 0 ? dashed(`M${left} ${y(u)}H${x(a)}V${base}`) : "";
      const onAxes =
        (u > 0 ? label(left - 5, y(u) + 4, `${u}`, "end") : "") + (a > 0 ? label(x(a), base + 16, `${a}`) : "");
      return `${guide}<circle cx="${x(a)}" cy="${y(u)}" r="3" fill="currentColor"/>${label(x(a) + 7, y(u) - 6, name, "start")}${onAxes}`;
    })
    .join("");
  return {
    svg: `${open(310, 215)}<path d="M${left} 15V${base}H295"/><path d="${path}"/>${points}${label(left + 6, 13, up, "start")}${label(180, 212, across)}</svg>`,
    alt: `A production possibility curve with points ${bundles.map(({ name, across: a, up: u }) => `${name} (${a} ${across}, ${u} ${up})`).join(", ")}.`,
  };
}
