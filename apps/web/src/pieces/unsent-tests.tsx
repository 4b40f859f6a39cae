import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CloudUpload } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { finishedTests, onOutboxChange, ownStore, unsentSubmissions } from "../answers/own-store.ts";
import { t, translateServerText } from "../lib/i18n.ts";
import { idle } from "../lib/idle.ts";
import { testResultPath } from "../lib/paths.ts";

export const useUnsentTests = () =>
  useQuery({
    queryKey: ["unsent-tests"],
    queryFn: async () => {
      const store = await ownStore();
      return store ? await unsentSubmissions(store) : [];
    },
    staleTime: 0,
  });

/** Finished tests this device has not sent yet. */
export function UnsentTests() {
  const unsent = useUnsentTests();
  const { refetch } = unsent;
  useEffect(() => {
    // The outbox sends in the background, so its code loads after the screen.
    void idle()
      .then(() => import("../answers/submission-outbox.ts"))
      .then(({ startOutbox }) => startOutbox());
    return onOutboxChange(() => void refetch());
  }, [refetch]);
  if (!unsent.data?.length) return null;
  const isInMemory = finishedTests.isOnlyInMemory;
  const isAnyInMemory = unsent.data.some(({ session_id }) => isInMemory(session_id));
  return (
    <section className="card stack gap-2" aria-labelledby="unsent-tests">
      <h2 id="unsent-tests">{isAnyInMemory ? t("Not sent yet") : t("On this device, not sent yet")}</h2>
      <ul className="lines">
        {unsent.data.map(({ session_id, title, refused }) => (
          <li key={session_id}>
            {refused || isInMemory(session_id) ? (
              <CircleAlert className="icon text-danger" aria-hidden="true" />
            ) : (
              <CloudUpload className="icon" aria-hidden="true" />
            )}
            <div className="min-w-0 flex-1">
              <Link to={testResultPath(session_id)}>{translateServerText(title)}</Link>
              <div className="text-sm text-muted">
                {isInMemory(session_id)
                  ? t("Not saved yet. Keep this page open.")
                  : (refused ?? t("We will send it when you are back online."))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
