import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Tile, type TileTone } from "./tile.tsx";

interface StatCardProps {
  figure: ReactNode;
  label: string;
  icon: LucideIcon;
  tone?: TileTone;
  /** A period beside any change: "+212 in 30 days". */
  note?: string;
}

/** Number first, label under it. Four at most, inside an element with class `stats`. */
export function StatCard({ figure, label, icon, tone, note }: StatCardProps) {
  return (
    <div className="card stat">
      <Tile icon={icon} tone={tone} />
      <b className="stat-figure num self-end">{figure}</b>
      <span className="text-sm text-muted">{label}</span>
      {note && <span className="stat-note text-sm text-muted">{note}</span>}
    </div>
  );
}
