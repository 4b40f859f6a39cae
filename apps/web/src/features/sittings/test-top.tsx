import { X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { leaveGuarded, useBackAsks } from "./back-asks.ts";
import { useWayBack } from "./chosen-from.ts";
import { NoClock } from "./no-clock.tsx";
import type { OpenTest } from "./open-test.ts";
import { paperLine } from "./paper-line.ts";
import type { RunningTest } from "./running-test.ts";
import { answeredCount } from "./test-run.ts";
import { Timer } from "./timer.tsx";

export function TestTop({ test, running }: { test: OpenTest; running: RunningTest }) {
  const { session, clock } = test;
  const { run, step } = running;
  const [notice, setNotice] = useState<string | null>(null);
  const answered = answeredCount(run);
  return (
    <header className="test-top">
      <div className="test-top-row">
        <ExitTest test={test} running={running} />
        <div className="test-title">
          <h1>{translateServerText(session.title)}</h1>
          <span className="hidden text-sm text-muted lg:block">{paperLine(session)}</span>
        </div>
        {session.deadline_at ? (
          <Timer
            clock={clock}
            deadline={Date.parse(session.deadline_at)}
            onNotice={setNotice}
            onTimeUp={() => step({ type: "submit" })}
          />
        ) : (
          <NoClock />
        )}
      </div>
      <ProgressBar
        value={(answered / run.questions.length) * 100}
        label={t("{n} of {total} answered", { n: answered, total: run.questions.length })}
      />
      <p role="status" className={notice ? "time-notice" : "sr-only"}>
        {notice}
      </p>
    </header>
  );
}

/** Leaving keeps everything. Only a test with a running clock asks first. */
function ExitTest({ test: { session }, running }: { test: OpenTest; running: RunningTest }) {
  const [asking, setAsking] = useState(false);
  const { to } = useWayBack(session);
  const navigate = useNavigate();
  const leave = () => {
    void running.saver.flush();
    leaveGuarded(() => navigate(to));
  };
  useBackAsks(session.deadline_at !== null && running.run.stage !== "finished", () => setAsking(true));
  return (
    <>
      <Button tone="quiet" onClick={() => (session.deadline_at ? setAsking(true) : leave())}>
        <X className="icon hidden lg:block" aria-hidden="true" />
        {t("Exit Test")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("Leave the test?")}
        decision
        foot={
          <>
            <Button tone="plain" onClick={() => setAsking(false)}>
              {t("Stay")}
            </Button>
            <Button onClick={leave}>{t("Leave")}</Button>
          </>
        }
      >
        <p>{t("We have saved your answers and you can continue on any device, but the clock keeps running.")}</p>
      </Dialog>
    </>
  );
}
