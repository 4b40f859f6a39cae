import { type LeaderboardPlace, leaderboard, privacy } from "@sabiprep/contract";
import { Trophy } from "lucide-react";
import { useId } from "react";
import { t } from "../lib/i18n.ts";
import { useCall } from "../lib/query.ts";
import { Button } from "../ui/button.tsx";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";
import { Tile } from "../ui/tile.tsx";

const GuardianAsk = lazyWithRetry(async () => (await import("./guardian-ask.tsx")).GuardianAsk);

/** Says what others will see, leads to the guardian's consent if it is needed, and asks for yes or no. */
export function JoinCard({ place, title, asked = false }: { place: LeaderboardPlace; title: string; asked?: boolean }) {
  const id = useId();
  const stale = [leaderboard.place, leaderboard.board];
  const join = useCall(leaderboard.join, stale);
  const leave = useCall(leaderboard.leave, stale);
  const comeOfAge = useCall(privacy.consent, [privacy.read]);
  const busy = join.isPending || leave.isPending || comeOfAge.isPending;
  const problem = join.error ?? comeOfAge.error ?? leave.error;
  const joinAsAdult = () => comeOfAge.mutate({ who: "adult" }, { onSuccess: () => join.mutate({}) });
  return (
    <section className="card stack" aria-labelledby={id}>
      <div className="flex items-start gap-4">
        <Tile icon={Trophy} tone="sun" />
        <div className="stack gap-1">
          <h2 id={id}>{title}</h2>
          <p className="text-muted">
            {t(
              "Others will see you as {name}, with your points, tests and average. We show nothing until you agree, and you can hide at any time.",
              { name: place.shown_as },
            )}
          </p>
        </div>
      </div>
      {place.needs_guardian && (
        <details>
          <summary className="min-h-12 content-center font-bold">{t("I am under 18")}</summary>
          <GuardianAsk />
        </details>
      )}
      <div className="row flex-wrap gap-3">
        {place.needs_guardian ? (
          <Button disabled={busy} onClick={joinAsAdult}>
            {t("I am 18 or older, show me")}
          </Button>
        ) : (
          <Button disabled={busy} onClick={() => join.mutate({})}>
            {t("Yes, show me")}
          </Button>
        )}
        {!asked && (
          <Button tone="plain" disabled={busy} onClick={() => leave.mutate({})}>
            {t("No, thanks")}
          </Button>
        )}
      </div>
      {problem && (
        <p className="text-danger" role="alert">
          {problem.message}
        </p>
      )}
    </section>
  );
}
