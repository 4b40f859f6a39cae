// The items of the sidebar and the menus.
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  Gem,
  GraduationCap,
  House,
  type LucideIcon,
  Pencil,
  SquareCheckBig,
  Trophy,
  User,
} from "lucide-react";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export const candidateItems = (): NavItem[] => [
  { to: paths.dashboard, label: t("Dashboard"), icon: House },
  { to: paths.practiceTests, label: t("Practice Tests"), icon: Pencil },
  { to: paths.pastQuestions, label: t("Past Questions"), icon: BookOpen },
  { to: paths.subjects, label: t("Lessons"), icon: GraduationCap },
  { to: paths.review, label: t("Review"), icon: SquareCheckBig },
  { to: paths.performance, label: t("Performance"), icon: ChartColumn },
  { to: paths.studySchedule, label: t("Study Schedule"), icon: CalendarDays },
  { to: paths.leaderboard, label: t("Leaderboard"), icon: Trophy },
  { to: paths.subscriptions, label: t("Subscriptions"), icon: Gem },
  { to: paths.profile, label: t("Profile"), icon: User },
];

/** Candidate screens without a sidebar. They have a back link and the menu at the top. */
export const withoutSidebar: readonly string[] = [
  paths.completeProfile,
  paths.performance,
  paths.studyMaterials,
  paths.practiceTests,
  paths.verifyEmail,
];
