import type { ReactNode } from "react";
import { PathDrawing } from "./path-drawing.tsx";

interface EmptyStateProps {
  title: string;
  /** Says what will show here. */
  children?: ReactNode;
  /** The one step that adds content. */
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
