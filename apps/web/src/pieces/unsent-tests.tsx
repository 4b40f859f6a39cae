import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CloudUpload } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { onOutboxChange, ownStore, serveOutbox } from "../answers/submission-outbox.ts";
import { t, told } from "../lib/i18n.ts";
import { testResultPath } from "../lib/paths.ts";

/** Finished tests this device has not sent yet. */
export function UnsentTests() {
  const unsent = useQuery({
    queryKey: ["unsent-tests"],
    queryFn: async () => (await (await ownStore())?.submissions()) ?? [],
    staleTime: 0,
  });
  const { refetch } = unsent;
  useEffect(() => {
    serveOutbox();
    return onOutboxChange(() => void refetch());
  }, [refetch]);
  if (!unsent.data?.length) return null;
  return (
    <section className="card stack gap-2" aria-labelledby="unsent-tests">
      <h2 id="unsent-tests">{t("On this device, not sent yet")}</h2>
      <ul className="lines">
        {unsent.data.map(({ session_id, title, refused }) => (
          <li key={session_id}>
            {refused ? (
              <CircleAlert className="icon text-danger" aria-hidden="true" />
            ) : (
              <CloudUpload className="icon" aria-hidden="true" />
            )}
            <div className="min-w-0 flex-1">
              <Link to={testResultPath(session_id)}>{told(title)}</Link>
              <div className="text-sm text-muted">{refused ?? t("It is sent when the server can be reached.")}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
