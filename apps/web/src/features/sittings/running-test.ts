// The work of a running test besides rendering: it saves every reply, stores the position, marks questions as seen,
// listens to the keys, and passes the finished test to the outbox.
import type { SittingSession } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AnswerSaver, createAnswerSaver } from "../../answers/answer-saver.ts";
import { answerSent, elapsedAt } from "../../answers/answer-sent.ts";
import type { KeptAnswer } from "../../answers/kept.ts";
import { keepSubmission } from "../../answers/own-store.ts";
import { call } from "../../lib/api.ts";
import { testResultPath } from "../../lib/paths.ts";
import { preferred } from "../../lib/preferences.ts";
import { leaveGuarded } from "./back-asks.ts";
import type { OpenTest } from "./open-test.ts";
import { drainInput } from "./pending-test.ts";
import { questionAt, startRun, stepRun, type TestRun, type TestStep } from "./test-run.ts";

/** Tabs that follow a test are notified of every answer kept in the editing tab. */
const followers = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sabiprep-tests");

const placeKey = (sessionId: string) => `test-index:${sessionId}`;
const SHOW_ANSWERS_KEY = "show-answers";
const SHOWN_KEY = "test-shown";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The current position and its question, which the page shows on the next visit before anything is loaded
 * (src/first-paint.ts).
 */
function keepPlace({ uuid, state, title, sections }: SittingSession, { questions, at }: TestRun) {
  const { question_body, passage, image_url } = questions[at]!;
  const shown = { session: { uuid, state, title, sections }, exams: { [at]: { question_body, passage, image_url } } };
  try {
    localStorage.setItem(placeKey(uuid), String(at));
    localStorage.setItem(SHOWN_KEY, JSON.stringify(shown));
  } catch {
    // The place is a comfort; the answers are kept elsewhere.
  }
}

function forgetPlace(sessionId: string) {
  try {
    for (const key of [placeKey(sessionId), SHOWN_KEY]) localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

export function keepShowAnswers(on: boolean) {
  try {
    localStorage.setItem(SHOW_ANSWERS_KEY, on ? "on" : "off");
  } catch {
    // The switch then holds for this test alone.
  }
}

const runOf = ({ session, exams, answers }: OpenTest): TestRun =>
  startRun({
    mode: session.mode,
    questions: exams,
    replies: Object.fromEntries(
      answers.map(({ question_id, selected_option, shown_at, answered_at, changes, flagged, revealed, hinted }) => [
        question_id,
        { selected: selected_option, shown_at, answered_at, changes, flagged, revealed, hinted },
      ]),
    ),
    showAnswers: kept(SHOW_ANSWERS_KEY) !== "off",
    at: Number(kept(placeKey(session.uuid)) ?? 0),
  });

const keptAnswers = (sessionId: string, replies: TestRun["replies"]): KeptAnswer[] =>
  Object.entries(replies).map(([question_id, { selected, ...reply }]) => ({
    session_id: sessionId,
    question_id,
    selected_option: selected,
    ...reply,
    saved: false,
  }));

export interface RunningTest {
  run: TestRun;
  step: (step: TestStep) => void;
  saver: AnswerSaver;
  now: () => string;
}

export function useRunningTest(test: OpenTest): RunningTest {
  const { session, clock, store } = test;
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  const [run, step] = useReducer(stepRun, test, runOf);
  const leave = useRef(() => {});
  leave.current = () => leaveGuarded(() => navigate(testResultPath(session.uuid), { replace: true, state }));
  const [saver] = useState(() =>
    createAnswerSaver({
      sessionId: session.uuid,
      startedAt: Date.parse(session.started_at),
      store,
      clock,
      call,
      before: test.answers,
      seq: test.seq,
      onClosed: (answers) =>
        void import("../../answers/submission-outbox.ts")
          .then(({ submitFinished }) => submitFinished(store, session.uuid, { session, answers }))
          // A disk that fails here still has the answers. The outbox sends them later.
          .catch(() => null)
          .then(() => leave.current()),
    }),
  );
  const now = () => new Date(clock.now()).toISOString();

  useServedSaver(saver);
  useEffect(() => saver.subscribe(() => followers?.postMessage(session.uuid)), [saver, session.uuid]);
  useKeptReplies(session.uuid, run, saver);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is shown when it becomes the one on the screen, before a key can answer it.
  useLayoutEffect(() => {
    if (run.stage === "question") step({ type: "show", now: now() });
  }, [run.at, run.stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place moves with the question.
  useEffect(() => {
    if (run.stage !== "finished") keepPlace(session, run);
  }, [run.at, run.stage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed while the test was on its way, before what is pressed now.
  useLayoutEffect(() => {
    const { letters, goesOn } = drainInput(session.uuid);
    // Of several options pressed in turn the last one counts. A practice test would show the result of the first.
    const meant = questionAt(run).choose === undefined ? letters.slice(-1) : letters;
    for (const letter of meant) step({ type: "choose", letter, now: now() });
    if (goesOn) step({ type: "next" });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a test is finished once.
  useEffect(() => {
    if (run.stage !== "finished") return;
    saver.stop();
    const answers = keptAnswers(session.uuid, run.replies).map(answerSent);
    const { exams, seq, seal_key, answer_secret } = test;
    const paper = { session, exams, seq: seq ?? 0, seal_key, answer_secret, clock_ahead: Date.now() - clock.now() };
    const submission = {
      session_id: session.uuid,
      title: session.title,
      answers,
      elapsed_ms: elapsedAt(answers, Date.parse(session.started_at)),
      finished_at: now(),
      refused: null,
    };
    void keepSubmission(store, submission, paper).then(() => {
      forgetPlace(session.uuid);
      queries.removeQueries({ queryKey: ["open-test", session.uuid] });
      leave.current();
    });
  }, [run.stage]);

  return { run, step, saver, now };
}

/**
 * Sends answers when the page is left, when it is shown again, or when the network returns. When the page is shown
 * again, it also asks the server for its time.
 */
function useServedSaver(saver: AnswerSaver) {
  useEffect(() => {
    saver.start();
    const onVisibility = () => void saver.flush(document.visibilityState === "visible");
    const onOnline = () => void saver.flush(true);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", onOnline);
      void saver.flush();
      saver.stop();
    };
  }, [saver]);
}

function useKeptReplies(sessionId: string, { replies, stage }: TestRun, saver: AnswerSaver) {
  const before = useRef(replies);
  useEffect(() => {
    const changed = Object.fromEntries(
      Object.entries(replies).filter(([questionId, reply]) => before.current[questionId] !== reply),
    );
    const chosen = Object.entries(changed).some(
      ([id, { selected }]) => selected !== (before.current[id]?.selected ?? null),
    );
    before.current = replies;
    if (stage === "finished") return;
    for (const answer of keptAnswers(sessionId, changed)) saver.keep(answer);
    if (chosen && preferred("sound") === "on") void import("../../lib/tick.ts").then(({ tick }) => tick());
  }, [sessionId, replies, stage, saver]);
}

export const useSaverVersion = (saver: AnswerSaver): number => useSyncExternalStore(saver.subscribe, saver.version);
