import { staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { type Session, SessionList } from "../../pieces/session-list.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Ending a session is an important action, so the screens' own dialog asks for the password. */
export function StaffSessions() {
  const sessions = useQuery(read(staff.sessions));
  const end = useCall(staff.endSession, [staff.sessions]);
  const endOthers = useCall(staff.endOtherSessions, [staff.sessions]);
  const signOut = ({ uuid, device }: Session) =>
    end.mutate(
      { session_uuid: uuid },
      {
        onSuccess: () => toast({ title: t("Signed out on {device}", { device }) }),
        onError: ({ message }) =>
          toast({ title: t("We could not sign out the device"), description: message, destructive: true }),
      },
    );
  const signOutOthers = () =>
    endOthers.mutate(
      {},
      {
        onSuccess: () => toast({ title: staff.endOtherSessions.message ?? "" }),
        onError: ({ message }) =>
          toast({ title: t("We could not sign out the device"), description: message, destructive: true }),
      },
    );
  return (
    <section className="card stack gap-3">
      <h2>{t("Where you are signed in")}</h2>
      <Await query={sessions}>
        {(sessions) => (
          <>
            {sessions.length > 2 && (
              <Button
                tone="plain"
                className="justify-self-start"
                disabled={endOthers.isPending}
                onClick={signOutOthers}
              >
                {t("Sign out all other devices")}
              </Button>
            )}
            <SessionList sessions={sessions} onEnd={signOut} />
          </>
        )}
      </Await>
    </section>
  );
}
