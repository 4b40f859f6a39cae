import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";

export type TileTone = "brand" | "sun" | "info" | "bad";

/** A glyph in a tinted square; decoration, so it is silent. */
export function Tile({ icon: Icon, tone = "brand" }: { icon: LucideIcon; tone?: TileTone }) {
  return (
    <span className={clsx("tile", tone !== "brand" && `tile-${tone}`)} aria-hidden="true">
      <Icon />
    </span>
  );
}
