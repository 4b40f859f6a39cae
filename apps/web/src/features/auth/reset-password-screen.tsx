import { auth } from "@sabiprep/contract";
import { paths } from "../../lib/paths.ts";
import { ResetPasswordPage } from "../../pieces/reset-password-page.tsx";

export function ResetPasswordScreen() {
  return <ResetPasswordPage endpoint={auth.resetPassword} loginPath={paths.login} forgotPath={paths.passwordRequest} />;
}
