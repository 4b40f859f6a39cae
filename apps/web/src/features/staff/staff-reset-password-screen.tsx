import { staff } from "@sabiprep/contract";
import { paths } from "../../lib/paths.ts";
import { ResetPasswordPage } from "../../pieces/reset-password-page.tsx";

export function StaffResetPasswordScreen() {
  return (
    <ResetPasswordPage
      endpoint={staff.resetPassword}
      loginPath={paths.adminLogin}
      forgotPath={paths.adminForgotPassword}
    />
  );
}
