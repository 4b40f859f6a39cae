import { useEffect, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { holdSessionOver, tokenOf } from "../../lib/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { latePart } from "../../ui/late-part.tsx";

const SignInForm = latePart(async () => (await import("./sign-in-form.tsx")).SignInForm);

/** When the session ends in the middle of a test, a sign-in opens over the page; nothing on it is lost. */
export function SignInOver({ onSignedIn }: { onSignedIn: () => void }) {
  // Without a network nobody can sign in, and the test goes on all the same.
  const [asked, setAsked] = useState(() => tokenOf("candidate") === null && navigator.onLine);
  useEffect(() => holdSessionOver(() => setAsked(true)), []);
  return (
    <Dialog open={asked} onClose={() => setAsked(false)} title={t("Sign in to go on")}>
      <SignInForm
        onDone={() => {
          setAsked(false);
          onSignedIn();
        }}
      />
    </Dialog>
  );
}
