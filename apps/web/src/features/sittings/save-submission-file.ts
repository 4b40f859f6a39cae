// A finished test the server would not take, as a file the candidate can keep and hand to support.
import type { Submission } from "../../lib/offline-store.ts";

export function saveSubmissionFile(submission: Submission) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(submission, null, 2)], { type: "application/json" }));
  link.download = `test-${submission.session_id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
