// Everything below /admin: the doors staff come in by, and behind them the screens of the rail. Fetched when somebody goes
// there; candidates carry none of it.
import { type ReactNode, Suspense } from "react";
import { Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
import { type Guard, Guarded } from "./guards.tsx";
import { lazyPart } from "./lazy-part.ts";

const StaffScreens = lazyPart(async () => (await import("./staff-screens.tsx")).StaffScreens);

const door = (path: string, guard: Guard, load: Parameters<typeof lazyPart>[0]) => ({
  path,
  guard,
  Screen: lazyPart(load),
});

const doors = [
  door(
    paths.adminLogin,
    "staff-guest",
    async () => (await import("../features/staff/staff-login-screen.tsx")).StaffLoginScreen,
  ),
  door(
    paths.adminForgotPassword,
    "staff-guest",
    async () => (await import("../features/staff/staff-forgot-password-screen.tsx")).StaffForgotPasswordScreen,
  ),
  door(
    paths.adminResetPassword,
    "anyone",
    async () => (await import("../features/staff/staff-reset-password-screen.tsx")).StaffResetPasswordScreen,
  ),
  door(
    paths.adminInvitation,
    "anyone",
    async () => (await import("../features/staff/invitation-screen.tsx")).InvitationScreen,
  ),
  door(
    paths.adminSecondStep,
    "staff",
    async () => (await import("../features/staff/second-step-screen.tsx")).SecondStepScreen,
  ),
];

export function StaffRoutes({ notFound }: { notFound: ReactNode }) {
  return (
    <Suspense>
      <Routes>
        {doors.map(({ path, guard, Screen }) => (
          <Route
            key={path}
            path={path.slice(paths.admin.length + 1)}
            element={
              <Guarded guard={guard}>
                <Screen />
              </Guarded>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <Guarded guard="staff">
              <StaffScreens notFound={notFound} />
            </Guarded>
          }
        />
      </Routes>
    </Suspense>
  );
}
