// What stands in the sidebar, the menus and the bars.
import {
  BookOpen,
  ChartColumn,
  FileText,
  Flag,
  Gem,
  House,
  LayoutGrid,
  Library,
  type LucideIcon,
  Pencil,
  Settings,
  SquareCheckBig,
  Trophy,
  User,
  Users,
} from "lucide-react";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { screens } from "./screens.tsx";

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export const candidateItems = (): NavItem[] => [
  { to: paths.dashboard, label: t("Dashboard"), icon: House },
  { to: paths.practiceTests, label: t("Practice Tests"), icon: Pencil },
  { to: paths.pastQuestions, label: t("Past Questions"), icon: BookOpen },
  { to: paths.leaderboard, label: t("Leaderboard"), icon: Trophy },
  { to: paths.subscriptions, label: t("Subscriptions"), icon: Gem },
  { to: paths.profile, label: t("Profile"), icon: User },
];

export const bottomItems = (): NavItem[] => [
  { to: paths.dashboard, label: t("Home"), icon: House },
  { to: paths.practiceTests, label: t("Practise"), icon: Pencil },
  { to: paths.review, label: t("Review"), icon: SquareCheckBig },
  { to: paths.profile, label: t("Me"), icon: User },
];

/** A place on the staff rail appears together with its screen. */
const built = (items: NavItem[]): NavItem[] => items.filter(({ to }) => screens.some(({ path }) => path === to));

export const staffItems = (): NavItem[] =>
  built([
    { to: paths.admin, label: t("Dashboard"), icon: LayoutGrid },
    { to: paths.adminQuestions, label: t("Questions"), icon: SquareCheckBig },
    { to: paths.adminSubjects, label: t("Subjects"), icon: Library },
    { to: paths.adminUsers, label: t("Users"), icon: Users },
    { to: paths.adminPlans, label: t("Plans"), icon: Gem },
    { to: paths.adminMaterials, label: t("Materials"), icon: FileText },
    { to: paths.adminReports, label: t("Reports"), icon: Flag },
    { to: paths.adminAnalytics, label: t("Analytics"), icon: ChartColumn },
    { to: paths.adminSettings, label: t("Settings"), icon: Settings },
    { to: paths.adminAccount, label: t("My account"), icon: User },
  ]);

/** Screens of a candidate that have no sidebar: a way back stands at their top instead. */
export const withoutSidebar: readonly string[] = [
  paths.completeProfile,
  paths.performance,
  paths.studyMaterials,
  paths.practiceTests,
  paths.verifyEmail,
];
