// The items of the staff rail: the screens this member's role may read.
import {
  type AnyEndpoint,
  analytics,
  audit,
  billingStaff,
  exams,
  languageDesk,
  markingDesk,
  materials,
  questions,
  reportDesk,
  schools,
  users,
} from "@sabiprep/contract";
import {
  ChartColumn,
  FileText,
  Flag,
  FolderInput,
  Gem,
  GraduationCap,
  LayoutGrid,
  Library,
  PenLine,
  School,
  ScrollText,
  Settings,
  SquareCheckBig,
  Users,
} from "lucide-react";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import type { NavItem } from "./navigation.ts";

/** `reads` is the call the screen opens with. A role that may not make it does not see the screen. */
type StaffItem = NavItem & { reads?: AnyEndpoint };

const all = (): StaffItem[] => [
  { to: paths.admin, label: t("Dashboard"), icon: LayoutGrid, reads: analytics.dashboard },
  { to: paths.adminQuestions, label: t("Questions"), icon: SquareCheckBig, reads: questions.list },
  { to: paths.adminMarking, label: t("Marking"), icon: PenLine, reads: markingDesk.list },
  { to: paths.adminSubjects, label: t("Subjects"), icon: Library, reads: exams.staffSubjects },
  { to: paths.adminUsers, label: t("Users"), icon: Users, reads: users.list },
  { to: paths.adminSchools, label: t("Schools"), icon: School, reads: schools.list },
  { to: paths.adminPlans, label: t("Plans"), icon: Gem, reads: billingStaff.plans },
  { to: paths.adminMaterials, label: t("Materials"), icon: FileText, reads: materials.staffList },
  { to: paths.adminReports, label: t("Reports"), icon: Flag, reads: reportDesk.list },
  { to: paths.adminAnswerFile, label: t("Answer files"), icon: FolderInput, reads: users.list },
  { to: paths.adminAnalytics, label: t("Analytics"), icon: ChartColumn, reads: analytics.report },
  { to: paths.adminSettings, label: t("Settings"), icon: Settings, reads: languageDesk.read },
  { to: paths.adminAudit, label: t("Audit log"), icon: ScrollText, reads: audit.list },
];

/** `inSchool`: whether this person is a head or a teacher of a school. */
export const staffItems = (may: (endpoint: AnyEndpoint) => boolean, inSchool: boolean): NavItem[] => [
  ...(inSchool ? [{ to: paths.adminSchool, label: t("My school"), icon: GraduationCap }] : []),
  ...all().filter(({ reads }) => !reads || may(reads)),
];
