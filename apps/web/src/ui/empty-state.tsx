import type { ReactNode } from "react";
import { PathDrawing } from "./path-drawing.tsx";

interface EmptyStateProps {
  title: string;
  /** "h1" if the page has no other heading. */
  heading?: "h1" | "h2";
  /** Says what will show here. */
  children?: ReactNode;
  /** The one step that adds content. */
  action?: ReactNode;
}

export function EmptyState({ title, heading: Heading = "h2", children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <PathDrawing />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
