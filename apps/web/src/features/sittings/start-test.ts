// Starts a test from a screen: one call per click, never repeated automatically. The reply is opened immediately.
import { ApiError, sittings } from "@sabiprep/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths, testPath } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { read } from "../../lib/query.ts";
import { isTransient } from "../../lib/transient.ts";
import { beginTest, type TestWish } from "./begin-test.ts";

export interface Refusal {
  code: "plan_limit" | "premium";
  message: string;
}

/**
 * `replace`: the screen it starts from is only a step on the way, and Back skips it. `backTo`: the lesson it belongs
 * to.
 */
export function useStartTest({ replace = false, backTo }: { replace?: boolean; backTo?: string | undefined } = {}) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const starting = useMutation<string, Error, TestWish>({
    mutationFn: async (wish) => {
      // Its screen loads together with the questions, even for users without prefetching.
      const [sessionId] = await Promise.all([beginTest(wish), preloadScreen(paths.test)]);
      return sessionId;
    },
    onSuccess: (sessionId) => {
      // The screen with these numbers is being left. They are read again when the student returns.
      for (const stale of [sittings.allowance, sittings.open])
        void queries.invalidateQueries({ queryKey: read(stale).queryKey.slice(0, 1), refetchType: "none" });
      navigate(testPath(sessionId), { replace, state: { backTo } });
    },
    onError: (failure) => {
      if (failure instanceof ApiError && (failure.code === "plan_limit" || failure.code === "premium"))
        setRefusal({ code: failure.code, message: failure.message });
    },
  });
  const refused = starting.error instanceof ApiError && starting.error.status === 402;
  return {
    start: starting.mutate,
    busy: starting.isPending,
    /** The error, unless the plan was the reason. */
    failure: starting.error && !refused ? starting.error.message : null,
    /** The server was not reached. It is nobody's mistake, and nothing is lost. */
    isOffline: isTransient(starting.error),
    refusal,
    refuse: setRefusal,
    dismiss: () => {
      setRefusal(null);
      starting.reset();
    },
  };
}

export type StartTest = ReturnType<typeof useStartTest>;
