// Tests to continue: those the server lists as open, and those on this device, which come first.
import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { runningHere } from "../answers/running-here.ts";
import { onShownFrom, shownFrom } from "../lib/last-known.ts";
import { read } from "../lib/query.ts";

export interface RunningTest {
  uuid: string;
  title: string;
  answered: number;
  total: number;
  minutes_left: number | null;
}

/** True while screens show the last known data, because the server cannot be reached. */
export const useIsOffline = (): boolean => useSyncExternalStore(onShownFrom, shownFrom, shownFrom) !== null;

const minutesTo = (deadline: string | null, now: number): number | null =>
  deadline === null ? null : Math.ceil((Date.parse(deadline) - now) / 60_000);

/** Undefined while it is unknown, so that nothing is drawn that would then move. */
export function useRunningTests(): RunningTest[] | undefined {
  const open = useQuery(read(sittings.open));
  const here = useQuery({ queryKey: ["running-here"], queryFn: runningHere, staleTime: 0, retry: false });
  const isOffline = useIsOffline() || open.isError;
  if (open.isPending || here.isPending) return undefined;
  const onServer = new Map(open.data?.map((test) => [test.uuid, test]));
  // While the server answers, it decides which tests are open. Only tests with unsaved answers here are added, because
  // the server may not know them.
  const mine = (here.data ?? []).filter(({ uuid, unsaved }) => isOffline || unsaved > 0 || onServer.has(uuid));
  const first = mine.map((test) => {
    const known = onServer.get(test.uuid);
    return {
      ...test,
      answered: Math.max(test.answered, known?.answered ?? 0),
      minutes_left: minutesTo(test.deadline_at, Date.now()),
    };
  });
  const shown = new Set(first.map(({ uuid }) => uuid));
  const others = [...onServer.values()]
    .filter(({ uuid }) => !shown.has(uuid))
    .map((test) => ({ ...test, minutes_left: minutesTo(test.deadline_at, Date.parse(test.server_now)) }));
  return [...first, ...others].filter(({ minutes_left }) => minutes_left === null || minutes_left > 0);
}
