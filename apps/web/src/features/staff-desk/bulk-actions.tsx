import { USERS_AT_ONCE, userActions, users } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast.tsx";

type Action = (typeof userActions)[number];

const names = () => ({
  suspend: t("Suspend"),
  reactivate: t("Reactivate"),
  sign_out: t("Sign out everywhere"),
  delete: t("Delete"),
});

/** A large selection is sent in parts, one after the other, and the bar shows the progress. */
export function BulkActions({ chosen, onDone }: { chosen: readonly string[]; onDone: () => void }) {
  const [asked, setAsked] = useState<Action | null>(null);
  const [reason, setReason] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();
  if (chosen.length === 0 && !asked) return null;

  async function run(action: Action) {
    setFailure(null);
    setDone(0);
    try {
      for (let from = 0; from < chosen.length; from += USERS_AT_ONCE) {
        const uuids = chosen.slice(from, from + USERS_AT_ONCE);
        await call(users.many, { action, uuids, ...(reason && { reason }) });
        setDone(from + uuids.length);
      }
      toast({ title: t("{n, plural, one {Done for # user} other {Done for # users}}", { n: chosen.length }) });
      setAsked(null);
      onDone();
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : t("Something went wrong. Please try again."));
    } finally {
      setDone(null);
      await client.invalidateQueries();
    }
  }

  return (
    <>
      <div className="desk-bar" role="status">
        <b className="num mr-auto">{t("{n} selected", { n: chosen.length })}</b>
        {userActions.map((action) => (
          <Button key={action} tone={action === "delete" ? "danger" : "plain"} onClick={() => setAsked(action)}>
            {names()[action]}
          </Button>
        ))}
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => done === null && setAsked(null)}
        title={asked ? t("{action}: {n} users", { action: names()[asked], n: chosen.length }) : ""}
        decision
        foot={
          <>
            <Button tone="plain" disabled={done !== null} onClick={() => setAsked(null)}>
              {t("Cancel")}
            </Button>
            <Button tone="danger" disabled={done !== null} onClick={() => asked && run(asked)}>
              {t("Continue")}
            </Button>
          </>
        }
      >
        <div className="stack">
          {asked === "delete" && (
            <p>{t("We will suspend them now and delete them in 7 days. You can undo this until then.")}</p>
          )}
          {asked === "suspend" && (
            <TextField
              name="reason"
              label={t("Reason")}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {done !== null && (
            <ProgressBar
              value={(100 * done) / chosen.length}
              label={t("{n} of {m} done", { n: done, m: chosen.length })}
            />
          )}
          {failure && (
            <p className="field-error" role="alert">
              {failure}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
