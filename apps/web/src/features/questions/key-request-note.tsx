import { itemAnalysis, type KeyRequest, questions, type StaffQuestion } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { FixImpact } from "./fix-impact.tsx";

const stale = [
  itemAnalysis.ofQuestion,
  itemAnalysis.askedFixes,
  itemAnalysis.suspects,
  questions.read,
  questions.list,
  questions.history,
];

/**
 * A corrected key that waits. The person who asked can cancel it, and any other publisher can confirm or decline it.
 */
export function KeyRequestNote({ request, question }: { request: KeyRequest; question: StaffQuestion }) {
  const may = useMay();
  const confirm = useCall(itemAnalysis.confirmFix, stale);
  const drop = useCall(itemAnalysis.dropFix, stale);
  const failed = confirm.error ?? drop.error;
  const act = async (mutation: typeof confirm | typeof drop, message: string | undefined) => {
    await mutation.mutateAsync({ request_id: request.uuid });
    toast({ title: message ?? "" });
  };
  const busy = confirm.isPending || drop.isPending;
  return (
    <section className="card stack gap-2" aria-label={t("Waiting for a second reviewer")}>
      <b>
        {request.is_void
          ? t("Void. Everyone gets the mark")
          : t("Change the answer key to {letters}", { letters: request.accepted.join(", ") })}
      </b>
      <span className="text-sm text-muted">
        {request.reason} {request.staff_name}, {momentOf(request.created_at)}
      </span>
      <p>
        {request.is_mine ? t("Another owner or reviewer must confirm this.") : t("Nothing changes until you confirm.")}
      </p>
      {may(itemAnalysis.confirmFix) && (
        <FixImpact question={question} accepted={request.accepted} isVoid={request.is_void} />
      )}
      {failed && (
        <p className="field-error" role="alert">
          {failed.message}
        </p>
      )}
      {may(itemAnalysis.confirmFix) && (
        <div className="row">
          {!request.is_mine && (
            <Button disabled={busy} onClick={() => void act(confirm, itemAnalysis.confirmFix.message).catch(() => {})}>
              {t("Confirm and re-mark tests")}
            </Button>
          )}
          <Button
            tone="plain"
            disabled={busy}
            onClick={() => void act(drop, itemAnalysis.dropFix.message).catch(() => {})}
          >
            {request.is_mine ? t("Cancel the request") : t("Decline")}
          </Button>
        </div>
      )}
    </section>
  );
}
