// The screens behind the staff rail, fetched together with the shell around them: candidates carry none of this table.
import { type ReactNode, Suspense } from "react";
import { Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { lazyPart } from "./lazy-part.ts";
import { StaffShell } from "./staff-shell.tsx";

const screens = [
  [
    paths.admin,
    lazyPart(async () => (await import("../features/staff-desk/staff-dashboard-screen.tsx")).StaffDashboardScreen),
  ],
  [paths.adminUsers, lazyPart(async () => (await import("../features/staff-desk/users-screen.tsx")).UsersScreen)],
  [
    paths.adminAnalytics,
    lazyPart(async () => (await import("../features/staff-desk/analytics-screen.tsx")).AnalyticsScreen),
  ],
  [
    paths.adminReports,
    lazyPart(async () => (await import("../features/staff-desk/report-desk-screen.tsx")).ReportDeskScreen),
  ],
  [
    paths.adminSettings,
    lazyPart(async () => (await import("../features/staff-desk/site-settings-screen.tsx")).SiteSettingsScreen),
  ],
  [paths.adminAudit, lazyPart(async () => (await import("../features/staff-desk/audit-screen.tsx")).AuditScreen)],
  [
    paths.adminAccount,
    lazyPart(async () => (await import("../features/staff/staff-account-screen.tsx")).StaffAccountScreen),
  ],
  [
    paths.adminQuestionImport,
    lazyPart(async () => (await import("../features/question-import/question-import-screen.tsx")).QuestionImportScreen),
  ],
  [
    paths.adminAnswerFile,
    lazyPart(async () => (await import("../features/offline/admin-answer-file-screen.tsx")).AdminAnswerFileScreen),
  ],
  [
    paths.adminMaterials,
    lazyPart(async () => (await import("../features/staff-materials/staff-materials-screen.tsx")).StaffMaterialsScreen),
  ],
  [paths.adminPlans, lazyPart(async () => (await import("../features/staff-billing/plans-screen.tsx")).PlansScreen)],
  [
    paths.adminQuestions,
    lazyPart(async () => (await import("../features/questions/questions-screen.tsx")).QuestionsScreen),
  ],
  [
    paths.adminSuspectKeys,
    lazyPart(async () => (await import("../features/questions/suspect-keys-screen.tsx")).SuspectKeysScreen),
  ],
  [paths.adminPapers, lazyPart(async () => (await import("../features/questions/papers-screen.tsx")).PapersScreen)],
  [
    paths.adminPaperPrint,
    lazyPart(async () => (await import("../features/questions/paper-print-screen.tsx")).PaperPrintScreen),
  ],
  [
    paths.adminPaperFigures,
    lazyPart(async () => (await import("../features/questions/paper-figures-screen.tsx")).PaperFiguresScreen),
  ],
  [
    paths.adminPassages,
    lazyPart(async () => (await import("../features/questions/passages-screen.tsx")).PassagesScreen),
  ],
  [
    paths.adminSubjects,
    lazyPart(async () => (await import("../features/subjects/subjects-screen.tsx")).SubjectsScreen),
  ],
  [
    paths.adminBlueprints,
    lazyPart(async () => (await import("../features/subjects/blueprints-screen.tsx")).BlueprintsScreen),
  ],
] as const;

/** Paths here are read from /admin on. */
const below = (path: string): string => path.slice(paths.admin.length + 1);

export function StaffScreens({ notFound }: { notFound: ReactNode }) {
  return (
    <StaffShell>
      <Routes>
        {screens.map(([path, Screen]) => (
          <Route
            key={path}
            path={below(path)}
            element={
              <Suspense fallback={<Skeleton className="wrap py-8" lines={5} />}>
                <Screen />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={notFound} />
      </Routes>
    </StaffShell>
  );
}
