import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ChipProps {
  tone?: "plain" | "ok" | "mid" | "bad" | "info" | "sun" | "shade";
  icon?: LucideIcon;
  children: ReactNode;
}

/** A fact in a pill. It cannot be pressed. */
export function Chip({ tone = "plain", icon: Icon, children }: ChipProps) {
  return (
    <span className={clsx("chip", tone !== "plain" && `chip-${tone}`)}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  );
}
