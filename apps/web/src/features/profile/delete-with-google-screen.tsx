import { ApiError, profile } from "@sabiprep/contract";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { leaveTo } from "../../lib/session.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { GoogleButton } from "../../pieces/google-button.tsx";
import { Banner } from "../../ui/banner.tsx";
import { deletionWords } from "./deletion-words.ts";

/**
 * An account without a password is confirmed by Google. It has its own page, because that page's policy allows Google's
 * script.
 */
export function DeleteWithGoogleScreen() {
  const [problem, setProblem] = useState<string | null>(null);
  const refused = t("Unable to login with the selected Google account");
  return (
    <AuthPage title={t("Delete Account")} subtitle={deletionWords()}>
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
      {config.google_client_id && (
        <GoogleButton
          onToken={async (google_token) => {
            await call(profile.askDeletion, { google_token });
            leaveTo(paths.profile);
          }}
          onFailure={(failure) => setProblem(failure instanceof ApiError ? failure.message : refused)}
        >
          {t("Delete my account")}
        </GoogleButton>
      )}
      <p className="text-muted">
        <a href={paths.profile}>{t("No, keep my account")}</a>
      </p>
    </AuthPage>
  );
}
