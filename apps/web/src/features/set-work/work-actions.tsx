import { type AnyEndpoint, type DataOf, setWork } from "@sabiprep/contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "../../lib/i18n.ts";
import { changeWorkPath, schoolPath, workPreviewPath } from "../../lib/paths.ts";
import { useCall } from "../../lib/query.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { sayFailed } from "./work-words.ts";

const stale: AnyEndpoint[] = [setWork.list, setWork.workPage, setWork.classGrid, setWork.pupilPage];

interface WorkActionsProps {
  schoolId: string;
  page: DataOf<typeof setWork.workPage>;
}

/** A draft is previewed, changed, given out or deleted. Given work is changed, released or withdrawn. */
export function WorkActions({ schoolId, page: { work, fields, released_at } }: WorkActionsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const ids = { school_id: schoolId, work_id: work.uuid };
  const give = useCall(setWork.give, stale);
  const release = useCall(setWork.release, stale);
  const withdraw = useCall(setWork.withdraw, stale);
  const isDraft = work.state === "draft";
  const isBack = work.state === "withdrawn";
  if (isBack) return null;
  return (
    <div className="row">
      {isDraft && (
        <Button
          disabled={give.isPending}
          onClick={() =>
            give.mutate(ids, {
              onSuccess: ({ given_to }) =>
                toast({
                  title: t("Given to {n, plural, one {# pupil} other {# pupils}}.", { n: given_to }),
                }),
              onError: sayFailed,
            })
          }
        >
          {t("Give it out")}
        </Button>
      )}
      {!isDraft && fields.results !== "submitted" && released_at === null && work.done > 0 && (
        <Button
          disabled={release.isPending}
          onClick={() =>
            release.mutate(ids, {
              onSuccess: () => toast({ title: t("Pupils can now see their results.") }),
              onError: sayFailed,
            })
          }
        >
          {t("Release the results")}
        </Button>
      )}
      <Link className={buttonClass({ tone: "plain" })} to={workPreviewPath(schoolId, work.uuid)}>
        {t("Preview as a pupil")}
      </Link>
      <Link className={buttonClass({ tone: "plain" })} to={changeWorkPath(schoolId, work.uuid)}>
        {t("Change")}
      </Link>
      <Button tone="plain" onClick={() => setAsking(true)}>
        {isDraft ? t("Delete the draft") : t("Withdraw")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={isDraft ? t("Delete this draft?") : t("Withdraw this work?")}
        decision
      >
        <div className="stack gap-4">
          <p>
            {isDraft
              ? t("Nobody has seen it. You cannot get it back.")
              : t("Pupils will no longer see it as class work. They keep what they have already done.")}
          </p>
          <Button
            tone="danger"
            wide
            disabled={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(ids, {
                onSuccess: () => {
                  setAsking(false);
                  if (isDraft) navigate(schoolPath(schoolId), { replace: true });
                },
                onError: sayFailed,
              })
            }
          >
            {isDraft ? t("Delete the draft") : t("Withdraw the work")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
