import { type ReactNode, Suspense } from "react";
import { Outlet, Route, Routes } from "react-router";
import { documentPaths, paths } from "../lib/paths.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { DocumentRoute } from "./document-route.tsx";
import { Guarded } from "./guards.tsx";
import { type LazyRoute, lazyRoute } from "./lazy-route.ts";
import { MovedRoute } from "./moved-route.tsx";
import type { ShellName } from "./screen-table.ts";
import { screenAt, screens } from "./screens.tsx";

// Visitors who only fill in a form load no shell.
const shells: Record<ShellName, LazyRoute<{ children: ReactNode }>> = {
  none: Object.assign(({ children }: { children: ReactNode }) => children, { load: async () => null }),
  bare: lazyRoute(async () => (await import("./query-root.tsx")).QueryRoot),
  candidate: lazyRoute(async () => (await import("./candidate-shell.tsx")).CandidateShell),
  staff: lazyRoute(async () => (await import("./staff-shell.tsx")).StaffShell),
};

const StaffRoutes = lazyRoute(async () => (await import("./staff-routes.tsx")).StaffRoutes);
const NotFoundScreen = lazyRoute(async () => (await import("../features/site/not-found-screen.tsx")).NotFoundScreen);

const notFound = (
  <Suspense>
    <NotFoundScreen />
  </Suspense>
);

/** Loads the files needed to render the screen at this path. */
export async function fetchScreen(address: string): Promise<unknown> {
  if (address.startsWith(paths.admin))
    return Promise.all([
      StaffRoutes.load(),
      import("./staff-routes.tsx").then(({ fetchStaffScreen }) => fetchStaffScreen(address)),
    ]);
  const screen = screenAt(address);
  return screen && Promise.all([shells[screen.shell].load(), screen.Screen.load()]);
}

/** One route per shell keeps the shell mounted while its screens change. */
export function Router() {
  return (
    <Routes>
      {(Object.keys(shells) as ShellName[]).map((name) => (
        <Route key={name} element={<ShellRoute name={name} />}>
          {screens
            .filter(({ shell }) => shell === name)
            .map(({ path, guard, Screen }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded guard={guard}>
                    <Suspense fallback={<Skeleton className="wrap py-8" lines={5} />}>
                      <Screen />
                    </Suspense>
                  </Guarded>
                }
              />
            ))}
        </Route>
      ))}
      <Route path={paths.forgotPassword} element={<MovedRoute to={paths.passwordRequest} />} />
      <Route path={paths.resetPassword} element={<MovedRoute to={paths.passwordReset} />} />
      {documentPaths.map((path) => (
        <Route key={path} path={path} element={<DocumentRoute />} />
      ))}
      <Route
        path={`${paths.admin}/*`}
        element={
          <Suspense>
            <StaffRoutes notFound={notFound} />
          </Suspense>
        }
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}

function ShellRoute({ name }: { name: ShellName }) {
  const Shell = shells[name];
  return (
    <Suspense>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
