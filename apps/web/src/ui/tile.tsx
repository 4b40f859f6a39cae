import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";

export type TileTone = "brand" | "sun" | "info" | "bad";

/** An icon in a tinted square. It is decoration, so screen readers skip it. */
export function Tile({ icon: Icon, tone = "brand" }: { icon: LucideIcon; tone?: TileTone }) {
  return (
    <span className={clsx("tile", tone !== "brand" && `tile-${tone}`)} aria-hidden="true">
      <Icon />
    </span>
  );
}
