import type { ReactNode } from "react";
import { PathDrawing } from "./path-drawing.tsx";

interface EmptyStateProps {
  title: string;
  /** What will be here. */
  children?: ReactNode;
  /** The one step that fills it. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <PathDrawing />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
