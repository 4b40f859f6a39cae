import { useEffect, useState } from "react";
import { holdSessionOver, tokenOf } from "../../lib/session.ts";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";

const SignInDialog = lazyWithRetry(async () => (await import("./sign-in-dialog.tsx")).SignInDialog);

/** When the session ends during a test, a sign-in opens over the page. Nothing is lost. */
export function SignInOver({ isStored, onSignedIn }: { isStored: boolean; onSignedIn: () => void }) {
  // Nobody can sign in without a network, and the test continues anyway.
  const [asked, setAsked] = useState(() => tokenOf("candidate") === null && navigator.onLine);
  useEffect(() => holdSessionOver(() => setAsked(true)), []);
  const goOn = () => {
    onSignedIn();
    // Other finished tests on this device were also waiting for the sign-in.
    void import("../../answers/submission-outbox.ts").then(({ flushNow }) => flushNow());
  };
  return (
    <MountOnce wanted={asked}>
      <SignInDialog open={asked} isStored={isStored} onClose={() => setAsked(false)} onSignedIn={goOn} />
    </MountOnce>
  );
}
