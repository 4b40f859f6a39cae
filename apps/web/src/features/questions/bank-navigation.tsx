import { itemAnalysis, questions } from "@sabiprep/contract";
import { NavLink } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { useMay } from "../../lib/staff-role.ts";

/** The sections of the question bank. */
export function BankNavigation() {
  const may = useMay();
  const rooms = [
    { to: paths.adminQuestions, label: t("Bank") },
    ...(may(itemAnalysis.suspects) ? [{ to: paths.adminSuspectKeys, label: t("Suspect answer keys") }] : []),
    ...(may(questions.duplicateReport) ? [{ to: paths.adminDuplicates, label: t("Duplicates") }] : []),
    { to: paths.adminPapers, label: t("Papers") },
    { to: paths.adminPassages, label: t("Passages") },
  ];
  return (
    <nav className="no-print -m-1.5 flex gap-2 overflow-x-auto p-1.5 md:flex-wrap" aria-label={t("Question bank")}>
      {rooms.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) => `pick shrink-0 ${isActive ? "border-brand bg-brand-tint text-brand-ink" : ""}`}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
