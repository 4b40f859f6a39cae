import { NavLink } from "react-router";
import type { NavItem } from "./navigation.ts";

/** `end` on the first item: every staff path begins with /admin, and the item must not be active on all of them. */
export function NavList({ items, onGo }: { items: readonly NavItem[]; onGo?: () => void }) {
  return items.map(({ to, label, icon: Icon }, at) => (
    <NavLink key={to} to={to} end={at === 0} className="nav-item" onClick={onGo}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </NavLink>
  ));
}
