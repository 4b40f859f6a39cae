import { staff } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { ForgotPasswordPage } from "../../pieces/forgot-password-page.tsx";

export function StaffForgotPasswordScreen() {
  return (
    <ForgotPasswordPage
      endpoint={staff.forgotPassword}
      loginPath={paths.adminLogin}
      subtitle={t("Tell us the e-mail of your staff account and we send you a link to choose a new one.")}
    />
  );
}
