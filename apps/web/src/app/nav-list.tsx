import { NavLink } from "react-router";
import type { NavItem } from "./navigation.ts";

/** `end` on the first item: /admin is the beginning of every staff address, and is not "here" on all of them. */
export function NavList({ items, onGo }: { items: readonly NavItem[]; onGo?: () => void }) {
  return items.map(({ to, label, icon: Icon }, at) => (
    <NavLink key={to} to={to} end={at === 0} className="nav-item" onClick={onGo}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </NavLink>
  ));
}
