import { type StudySession, schedule } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dayName } from "./session-words.ts";

/** For a weekly session, asks whether to delete one day or all of them. */
export function DeleteDialog({ session, onClose }: { session: StudySession | null; onClose: () => void }) {
  const remove = useCall(schedule.remove, [schedule.week]);
  const go = (day?: string) =>
    session && remove.mutate({ study_session_id: session.uuid, ...(day && { day }) }, { onSuccess: onClose });
  return (
    <Dialog
      open={session !== null}
      onClose={onClose}
      decision
      title={t("Delete this session?")}
      foot={
        <>
          <Button tone="plain" onClick={onClose}>
            {t("Keep it")}
          </Button>
          {session?.repeats_weekly && (
            <Button tone="line" disabled={remove.isPending} onClick={() => go(session.date)}>
              {t("Delete only this day")}
            </Button>
          )}
          <Button tone="danger" disabled={remove.isPending} onClick={() => go()}>
            {session?.repeats_weekly ? t("Delete every week") : t("Delete")}
          </Button>
        </>
      }
    >
      <p>
        <b>{session?.title}</b>
        {session && `, ${dayName(session.date)}, ${session.start_time}`}
      </p>
      {remove.isError && (
        <p className="field-error" role="alert">
          {remove.error.message}
        </p>
      )}
    </Dialog>
  );
}
