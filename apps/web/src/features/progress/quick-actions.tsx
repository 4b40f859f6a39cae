import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  Download,
  FileText,
  Flag,
  type LucideIcon,
  Pencil,
  SquareCheckBig,
  Trophy,
} from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Tile, type TileTone } from "../../ui/tile.tsx";

interface Action {
  to: string;
  label: string;
  icon: LucideIcon;
  tone: TileTone;
}

const actions = (): Action[] => [
  { to: paths.practiceTests, label: t("Practice Tests"), icon: Pencil, tone: "brand" },
  { to: paths.pastQuestions, label: t("Past Questions"), icon: BookOpen, tone: "sun" },
  { to: paths.review, label: t("Review"), icon: SquareCheckBig, tone: "brand" },
  { to: paths.studyMaterials, label: t("Study Materials"), icon: FileText, tone: "info" },
  { to: paths.studySchedule, label: t("Study Schedule"), icon: CalendarDays, tone: "brand" },
  { to: paths.performance, label: t("Performance"), icon: ChartColumn, tone: "info" },
  { to: paths.leaderboard, label: t("Leaderboard"), icon: Trophy, tone: "sun" },
  { to: paths.offline, label: t("Offline"), icon: Download, tone: "brand" },
  { to: paths.reportIssue, label: t("Report an issue"), icon: Flag, tone: "info" },
];

export function QuickActions() {
  return (
    <nav className="card stack" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t("Quick actions")}</h2>
      <ul className="quick">
        {actions().map(({ to, label, icon, tone }) => (
          <li key={to}>
            <Link to={to}>
              <Tile icon={icon} tone={tone} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
