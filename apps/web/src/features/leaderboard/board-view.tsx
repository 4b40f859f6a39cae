import { type Board, type InputOf, leaderboard } from "@sabiprep/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Podium } from "./podium.tsx";
import { RankedList } from "./ranked-list.tsx";

type Which = Pick<InputOf<typeof leaderboard.board>, "board" | "subject_id">;

const PODIUM = 3;

/** One leaderboard with its pages. `empty` shows when nobody is on it yet. */
export function BoardView({ which, empty, podium = false }: { which: Which; empty: ReactNode; podium?: boolean }) {
  const pages = useInfiniteQuery({
    queryKey: [`${leaderboard.board.method} ${leaderboard.board.path}`, which],
    queryFn: ({ pageParam }) => call(leaderboard.board, { ...which, ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: (page: Board) => page.next ?? undefined,
  });
  if (pages.isPending) return <Skeleton lines={6} />;
  if (pages.isError)
    return (
      <Banner
        tone="bad"
        icon={CircleAlert}
        role="alert"
        action={
          <Button tone="plain" onClick={() => void pages.refetch()}>
            {t("Retry")}
          </Button>
        }
      >
        {pages.error.message}
      </Banner>
    );
  const rows = pages.data.pages.flatMap((page) => page.rows);
  const me = pages.data.pages[0]!.me;
  if (rows.length === 0) return empty;
  const stands = podium && rows.length >= PODIUM;
  const listed = stands ? rows.slice(PODIUM) : rows;
  const isListed = !(stands && rows.slice(0, PODIUM).some(({ is_me }) => is_me));
  return (
    <div className="stack gap-6">
      {stands && <Podium rows={rows.slice(0, PODIUM)} />}
      {listed.length > 0 && <RankedList rows={listed} me={isListed ? me : null} changes={which.board === "week"} />}
      {pages.hasNextPage && (
        <Button
          tone="plain"
          className="justify-self-center"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t("Show more")}
        </Button>
      )}
    </div>
  );
}
