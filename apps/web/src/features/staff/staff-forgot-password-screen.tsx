import { staff } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { ForgotPasswordPage } from "../../pieces/forgot-password-page.tsx";

export function StaffForgotPasswordScreen() {
  return (
    <ForgotPasswordPage
      endpoint={staff.forgotPassword}
      loginPath={paths.adminLogin}
      subtitle={t("Enter your staff email and we will send you a link to choose a new password.")}
    />
  );
}
