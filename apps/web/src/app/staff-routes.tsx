// Everything below /admin: the staff sign-in screens, and after sign-in the screens with the rail. It is loaded on
// demand, so candidates never load it.

import { files } from "virtual:staff-screen-files";
import { type ReactNode, Suspense } from "react";
import { matchPath, Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Guarded } from "./guards.tsx";
import { screenOf } from "./screens.tsx";
import { staffScreenTable, staffSignInScreens } from "./staff-screen-table.ts";
import { StaffShell } from "./staff-shell.tsx";

const signInScreens = staffSignInScreens.map((row) => screenOf(files, row));
const screens = staffScreenTable.map((row) => screenOf(files, row));

export const fetchStaffScreen = (address: string): Promise<unknown> | undefined =>
  [...signInScreens, ...screens].find(({ path }) => matchPath(path, address))?.Screen.load();

/** Paths here are relative to /admin. */
const below = (path: string): string => path.slice(paths.admin.length + 1);

export function StaffRoutes({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      {signInScreens.map(({ path, guard, Screen }) => (
        <Route
          key={path}
          path={below(path)}
          element={
            <Guarded guard={guard}>
              <Suspense>
                <Screen />
              </Suspense>
            </Guarded>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Guarded guard="staff">
            <BesideTheRail notFound={notFound} />
          </Guarded>
        }
      />
    </Routes>
  );
}

function BesideTheRail({ notFound }: { notFound: ReactNode }) {
  return (
    <StaffShell>
      <Routes>
        {screens.map(({ path, Screen }) => (
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
