import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router";
import { type LockParticipant, shareTest } from "../../answers/test-lock.ts";
import { useFullScreen } from "../../lib/full-screen.ts";
import { t } from "../../lib/i18n.ts";
import { idle } from "../../lib/idle.ts";
import { paths, testPath, testResultPath } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { leaveTo } from "../../lib/session.ts";
import { Await } from "../../ui/await.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { dismissAll } from "../../ui/toast.tsx";
import { openTest } from "./open-test.ts";
import { PENDING_KEY, pendingTests } from "./pending-test.ts";
import { TestView } from "./test-view.tsx";
import "../../styles/running-test.css";

const TestFollower = lazyWithRetry(async () => (await import("./test-follower.tsx")).TestFollower);

/** The question loads first, but the network may fail at any time. */
const REST_WITHIN_MS = 2_000;

/** A test by its path. It opens on any device and continues where it was left. One tab edits it at a time. */
export function TestScreen() {
  const { sessionId = "" } = useParams();
  const [part, setPart] = useState<LockParticipant>("asking");
  const takeOver = useRef(() => {});
  useFullScreen();
  useEffect(dismissAll, []);
  useEffect(() => {
    const shared = shareTest(sessionId, setPart);
    takeOver.current = shared.takeOver;
    return shared.leave;
  }, [sessionId]);
  if (part === "following") return <TestFollower sessionId={sessionId} onTakeOver={() => takeOver.current()} />;
  return part === "editing" ? <OpenedTest key={sessionId} sessionId={sessionId} /> : waitingFor(sessionId);
}

function waitingFor(sessionId: string) {
  const { first, pressed = [] } = pendingTests.get(sessionId) ?? {};
  return first && <first.Shown first={first} pressed={pressed} />;
}

async function open(sessionId: string) {
  // It was still loading when the page was reloaded.
  if (!pendingTests.has(sessionId) && sessionStorage.getItem(PENDING_KEY)?.includes(sessionId))
    (await import("./start-dialog.tsx")).startAgain(sessionId);
  return openTest(sessionId);
}

function OpenedTest({ sessionId }: { sessionId: string }) {
  // Loaded once. All later changes happen here, so nothing is refetched in the background.
  const test = useQuery({
    queryKey: ["open-test", sessionId],
    queryFn: () => open(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Await query={test} failed={t("We could not open the test.")} waiting={waitingFor(sessionId)}>
      {(opened) => {
        if (opened === "closed") return <Navigate to={testResultPath(sessionId)} replace />;
        if (opened === "signed-out") return <ToSignIn />;
        if ("elsewhere" in opened) return <Navigate to={testPath(opened.elsewhere)} replace />;
        return (
          <>
            <TestView key={test.dataUpdatedAt} test={opened} onRefresh={() => void test.refetch()} />
            <TheRest />
          </>
        );
      }}
    </Await>
  );
}

function ToSignIn() {
  useEffect(() => leaveTo(paths.login), []);
  return null;
}

/**
 * Everything a test may need later is loaded while there is a network: the calculator, the keys, the sign-in, the
 * result.
 */
function TheRest() {
  useEffect(() => void idle(REST_WITHIN_MS).then(fetchTheRest), []);
  return null;
}

function fetchTheRest() {
  const parts = [
    import("./calculator-panel.tsx"),
    import("./key-card.tsx"),
    import("./review-page.tsx"),
    import("./sign-in-dialog.tsx"),
    import("./test-settings.tsx"),
    preloadScreen(paths.testResult),
    import("../../answers/submission-outbox.ts"),
  ];
  void Promise.allSettled(parts);
}
