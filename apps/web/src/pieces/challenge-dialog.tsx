import { CHALLENGE_DAYS, challenges } from "@sabiprep/contract";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { useCall } from "../lib/query.ts";
import { Banner } from "../ui/banner.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ShareChallenge } from "./share-challenge.tsx";

interface ChallengeDialogProps {
  open: boolean;
  onClose: () => void;
  sessionId: string;
}

/** A link to the same questions, made on request. A second request returns the same link. */
export function ChallengeDialog({ open, onClose, sessionId }: ChallengeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Challenge a friend")}>
      <Made sessionId={sessionId} />
    </Dialog>
  );
}

function Made({ sessionId }: { sessionId: string }) {
  const make = useCall(challenges.make, [challenges.list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the dialog asks once.
  useEffect(() => make.mutate({ session_id: sessionId }), []);
  return (
    <div className="stack gap-4">
      <p>
        {t("Your friend answers the same questions, with or without an account. You can both see the two results.")}
      </p>
      {make.error ? (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {make.error.message}
        </Banner>
      ) : make.data ? (
        <ShareChallenge challenge={make.data} />
      ) : (
        <Skeleton lines={2} />
      )}
      <p className="text-sm text-muted">
        {t(
          "Anyone with the link can see your first name and score. The link works for {n} days and you can cancel it at any time. The challenge does not count on the leaderboard.",
          { n: CHALLENGE_DAYS },
        )}
      </p>
      <Link to={paths.challenges}>{t("My challenges")}</Link>
    </div>
  );
}
