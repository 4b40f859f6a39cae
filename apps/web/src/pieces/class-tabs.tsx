import { NavLink } from "react-router";
import { t } from "../lib/i18n.ts";
import { classGridPath, classRosterPath } from "../lib/paths.ts";

/** From the pupils of a class to its work, and back. */
export function ClassTabs({ schoolId, classId }: { schoolId: string; classId: string }) {
  const tabs = [
    { to: classGridPath(schoolId, classId), label: t("Work and results") },
    { to: classRosterPath(schoolId, classId), label: t("Pupils") },
  ];
  return (
    <nav className="row gap-2" aria-label={t("Class")}>
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) => `pick ${isActive ? "border-brand bg-brand-tint text-brand-ink" : ""}`}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
