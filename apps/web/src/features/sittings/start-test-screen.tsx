import type { InputOf, sittings } from "@sabiprep/contract";
import { ArrowLeft, CloudOff, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { fetchAhead } from "../../lib/fetch-ahead.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { FreeNow } from "../../pieces/free-now.tsx";
import { TestCost, useTestsLeft } from "../../pieces/test-cost.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { useStartTest } from "./start-test.ts";
import "../../styles/choosing-and-results.css";

const PlanRefusal = lazyWithRetry(async () => (await import("./plan-refusal.tsx")).PlanRefusal);

type StartRequest = InputOf<typeof sittings.start>;

/** The test named by the URL. Undefined if there is none. */
function wishOf(search: URLSearchParams): StartRequest | undefined {
  const [exam_id, subject_id, topic] = ["exam", "subject", "topic"].map((name) => search.get(name) ?? "");
  const from = search.get("from");
  const count = Number(search.get("count"));
  if (!exam_id || !subject_id) return undefined;
  return {
    exam_id,
    subject_id,
    ...(topic && { topic }),
    ...((from === "mistakes" || from === "bookmarks" || from === "stretch" || from === "lesson") && { from }),
    ...(Number.isInteger(count) && count > 0 && { count }),
  };
}

/**
 * A practice test chosen elsewhere. After a click it starts immediately, and Back leads to where the student was. If
 * the URL was opened directly, it asks first, because the student may have only a few tests left.
 */
export function StartTestScreen() {
  const [search] = useSearchParams();
  const { pressed = false, backTo } = (useLocation().state ?? {}) as { pressed?: boolean; backTo?: string };
  const wish = wishOf(search);
  const title = search.get("title") ?? t("Practice test");
  usePageTitle(title);
  const navigate = useNavigate();
  const starting = useStartTest({ replace: true, backTo });
  const begun = useRef(false);
  const start = () => wish && starting.start({ what: "test", input: wish });

  useEffect(() => fetchAhead(() => preloadScreen(paths.test)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press, one test.
  useEffect(() => {
    if (!pressed || begun.current) return;
    begun.current = true;
    start();
  }, []);

  const left = useTestsLeft();
  const isUsedUp = left === 0 && wish?.from !== "lesson" && !starting.busy;
  const waiting = starting.busy || (pressed && !starting.failure && !starting.refusal);
  return (
    <div className="stack gap-6">
      <h1>{title}</h1>
      <section className="card stack justify-items-start gap-4">
        {!wish && <p>{t("This link does not lead to a test.")}</p>}
        {wish && waiting && <p role="status">{t("Getting your test ready...")}</p>}
        {wish && !waiting && !starting.failure && (
          <p>{t("You practise with no time limit. We will explain each answer as you go.")}</p>
        )}
        {wish && !waiting && <TestCost isFree={wish.from === "lesson"} className="text-muted" />}
        {isUsedUp && <FreeNow />}
        {starting.isOffline && (
          <Banner tone="mid" icon={CloudOff} role="status">
            <b>{t("You are offline.")}</b> {t("You need to be online to start a new test.")}{" "}
            <Link to={paths.offline}>{t("Tests and packs on this device")}</Link>
          </Banner>
        )}
        {starting.failure && !starting.isOffline && (
          <p className="field-error" role="alert">
            {starting.failure}
          </p>
        )}
        <div className="row gap-3">
          {wish && !isUsedUp && (
            <Button large disabled={waiting} onClick={start}>
              <Play className="icon" aria-hidden="true" />
              {waiting ? t("Starting...") : t("Start Test")}
            </Button>
          )}
          {!waiting && (
            <Link className={buttonClass({ tone: "plain", large: true })} to={paths.practiceTests}>
              <ArrowLeft className="icon" aria-hidden="true" />
              {t("Practice Tests")}
            </Link>
          )}
        </div>
      </section>
      <MountOnce wanted={starting.refusal !== null}>
        <PlanRefusal refusal={starting.refusal} onClose={() => (pressed ? navigate(-1) : starting.dismiss())} />
      </MountOnce>
    </div>
  );
}
