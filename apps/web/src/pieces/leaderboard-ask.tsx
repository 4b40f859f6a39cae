import { type LeaderboardPlace, leaderboard } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useId, useState } from "react";
import { t } from "../lib/i18n.ts";
import { read, useCall } from "../lib/query.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Tile } from "../ui/tile.tsx";

/** Asked once, after the first exam-mode test. Draws nothing before it and after the answer. */
export function LeaderboardAsk() {
  const place = useQuery(read(leaderboard.place));
  if (place.data?.state !== "to_ask") return null;
  return <JoinCard place={place.data} title={t("Appear on the leaderboard?")} />;
}

/** What is shown of whom, the guardian's word where it is needed, yes and no. */
export function JoinCard({ place, title, asked = false }: { place: LeaderboardPlace; title: string; asked?: boolean }) {
  const [guardianAgrees, setGuardianAgrees] = useState(false);
  const id = useId();
  const stale = [leaderboard.place, leaderboard.board];
  const join = useCall(leaderboard.join, stale);
  const leave = useCall(leaderboard.leave, stale);
  const busy = join.isPending || leave.isPending;
  return (
    <section className="card stack" aria-labelledby={id}>
      <div className="flex items-start gap-4">
        <Tile icon={Trophy} tone="sun" />
        <div className="stack gap-1">
          <h2 id={id}>{title}</h2>
          <p className="text-muted">
            {t(
              "Others would see you as {name}, with your points, tests and average. Nothing is shown until you say so, and you can hide again at any time.",
              { name: place.shown_as },
            )}
          </p>
        </div>
      </div>
      {place.needs_guardian && (
        <Checkbox
          name="guardian_agrees"
          label={t("I am 18 or older, or my parent or guardian agrees")}
          checked={guardianAgrees}
          onChange={(event) => setGuardianAgrees(event.currentTarget.checked)}
          {...(join.error && { error: join.error.message })}
        />
      )}
      <div className="row gap-3">
        <Button disabled={busy} onClick={() => join.mutate({ guardian_agrees: guardianAgrees })}>
          {t("Yes, show me")}
        </Button>
        {!asked && (
          <Button tone="plain" disabled={busy} onClick={() => leave.mutate({})}>
            {t("No, thanks")}
          </Button>
        )}
      </div>
      {join.error && !place.needs_guardian && <p role="alert">{join.error.message}</p>}
    </section>
  );
}
