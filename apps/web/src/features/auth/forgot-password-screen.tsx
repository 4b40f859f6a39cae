import { auth } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { ForgotPasswordPage } from "../../pieces/forgot-password-page.tsx";

export function ForgotPasswordScreen() {
  return (
    <ForgotPasswordPage
      endpoint={auth.forgotPassword}
      loginPath={paths.login}
      subtitle={t("It happens. Enter your email and we will send you a link to choose a new password.")}
    />
  );
}
