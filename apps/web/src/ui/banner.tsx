import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface BannerProps {
  tone?: "info" | "ok" | "mid" | "bad";
  icon: LucideIcon;
  role?: "alert" | "status";
  /** Small text above the main content, which keeps its place. */
  slim?: boolean;
  /** At most one button. */
  action?: ReactNode;
  children: ReactNode;
}

/** Icon, one sentence, at most one button; one banner at a time. */
export function Banner({ tone = "info", icon: Icon, role, slim = false, action, children }: BannerProps) {
  return (
    <div className={clsx("banner", slim && "banner-slim", tone !== "info" && `banner-${tone}`)} role={role}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
      {action}
    </div>
  );
}
