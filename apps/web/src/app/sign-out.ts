// The action of the Logout button in the candidate's shell.
import { signOut } from "../pieces/sign-out.ts";

export async function signOutCandidate() {
  const reason = await signOut("candidate");
  if (reason) (await import("../features/offline/unsent-dialog.tsx")).showUnsent(reason);
}
