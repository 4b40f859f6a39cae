import { useEffect, useState } from "react";
import { holdSessionOver, tokenOf } from "../../lib/session.ts";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";

const SignInDialog = lazyWithRetry(async () => (await import("./sign-in-dialog.tsx")).SignInDialog);

/** When the session ends in the middle of a test, a sign-in opens over the page; nothing on it is lost. */
export function SignInOver({ isStored, onSignedIn }: { isStored: boolean; onSignedIn: () => void }) {
  // Without a network nobody can sign in, and the test goes on all the same.
  const [asked, setAsked] = useState(() => tokenOf("candidate") === null && navigator.onLine);
  useEffect(() => holdSessionOver(() => setAsked(true)), []);
  const goOn = () => {
    onSignedIn();
    // Other finished tests of this device have waited for the sign-in too.
    void import("../../answers/submission-outbox.ts").then(({ flushNow }) => flushNow());
  };
  return (
    <MountOnce wanted={asked}>
      <SignInDialog open={asked} isStored={isStored} onClose={() => setAsked(false)} onSignedIn={goOn} />
    </MountOnce>
  );
}
