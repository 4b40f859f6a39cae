import { House, Pencil, SquareCheckBig, User } from "lucide-react";
import { NavLink } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";

const items = () => [
  { to: paths.dashboard, label: t("Home"), icon: House },
  { to: paths.practiceTests, label: t("Practise"), icon: Pencil },
  { to: paths.review, label: t("Review"), icon: SquareCheckBig },
  { to: paths.profile, label: t("Me"), icon: User },
];

/** On phones, within reach of the thumb. */
export function BottomBar() {
  return (
    <nav className="bottombar" aria-label={t("Quick menu")}>
      {items().map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to}>
          <Icon aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
