import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { ChallengeList } from "../../pieces/my-challenges.tsx";

/** The candidate's own challenges: the link, the friends who tried it, and the button to cancel it. */
export function ChallengesScreen() {
  usePageTitle(t("My challenges"));
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <h1>{t("My challenges")}</h1>
        <p className="text-muted">
          {t(
            "Your friends answer the same questions as you. They do not need an account. Challenges do not count on the leaderboard.",
          )}
        </p>
      </div>
      <ChallengeList />
    </div>
  );
}
