import { notifications } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/query.ts";
import { useSignedIn } from "../../lib/session.ts";

const LOOK_EVERY_MS = 120_000;

export function useUnreadCount(): number {
  const enabled = useSignedIn("candidate") === true;
  return useQuery({ ...read(notifications.unread), enabled, refetchInterval: LOOK_EVERY_MS }).data?.unread ?? 0;
}
