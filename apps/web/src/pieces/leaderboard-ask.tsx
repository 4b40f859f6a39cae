import { leaderboard } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../lib/i18n.ts";
import { read } from "../lib/query.ts";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";

/** Shown only once per candidate. */
const JoinCard = lazyWithRetry(async () => (await import("./join-card.tsx")).JoinCard);

/** Asked once, after the first exam-mode test. Renders nothing before it and after the answer. */
export function LeaderboardAsk() {
  const place = useQuery(read(leaderboard.place));
  if (place.data?.state !== "to_ask") return null;
  return <JoinCard place={place.data} title={t("Appear on the leaderboard?")} />;
}
