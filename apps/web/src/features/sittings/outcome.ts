// The outcome of a finished test. A practice test is scored here immediately, and the server's grade replaces it once
// it is received. A test that waits in the outbox is sent first.
import { ApiError, type CandidateQuestion, type DataOf, type Graded, sittings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { KeptSitting, Submission } from "../../answers/kept.ts";
import { finishedTests, onOutboxChange, ownStore } from "../../answers/own-store.ts";
import { call } from "../../lib/api.ts";
import { read } from "../../lib/query.ts";
import { isTransient } from "../../lib/transient.ts";
import { localScore } from "./test-run.ts";

/** A separate file that a running test prefetches. Other screens do not load it. */
const outbox = () => import("../../answers/submission-outbox.ts");

export type Review = DataOf<typeof sittings.review>;

/** The result known on this device while the server's grade is awaited. */
export interface Provisional {
  /** Null if a full disk refused the paper. */
  sitting: KeptSitting | null;
  submission: Submission;
  /** The test is only in the memory of this page. */
  isOnlyInMemory: boolean;
  /** Null in exam mode, whose keys are not here. */
  score: { score: number; correct: number; total: number } | null;
}

export async function keptOutcome(sessionId: string): Promise<Provisional | null> {
  const store = await ownStore();
  const submission = await finishedTests.of(store, sessionId);
  if (!submission) return null;
  const sitting = (await finishedTests.sittingOf(store, sessionId)) ?? null;
  const isOnlyInMemory = finishedTests.isOnlyInMemory(sessionId);
  if (sitting?.session.mode !== "practice") return { sitting, submission, isOnlyInMemory, score: null };
  const chosen = new Map(submission.answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  const score = localScore(sitting.exams, (uuid) => chosen.get(uuid) ?? null);
  return { sitting, submission, isOnlyInMemory, score };
}

/** In exam mode the keys arrive with the grade. They are added to the questions that are already here. */
function withKeys(exams: readonly CandidateQuestion[], review: Graded["review"]): CandidateQuestion[] {
  const keys = new Map(review.map((one) => [one.question_id, one]));
  return exams.map((question) => {
    const key = keys.get(question.uuid);
    if (!key) return question;
    const { correct_answer, also_right, answer_explanation, whys } = key;
    return { ...question, correct_answer, also_right, answer_explanation, whys };
  });
}

export async function reviewOf(sessionId: string, sitting: KeptSitting | null): Promise<Review> {
  const graded = await sendWaiting(sessionId);
  if (!graded || !sitting) return call(sittings.review, { session_id: sessionId });
  const session = { ...sitting.session, state: "submitted" as const };
  return { ...graded, session, exams: withKeys(sitting.exams, graded.review) };
}

/** Null if nothing is waiting, or if the disk cannot be read. Then only the server knows more. */
async function sendWaiting(sessionId: string): Promise<Graded | null> {
  const store = await ownStore();
  try {
    return store && (await (await outbox()).sendSubmission(store, sessionId));
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    return null;
  }
}

export function useOutcome(sessionId: string) {
  const queries = useQueryClient();
  const kept = useQuery({
    queryKey: ["kept-outcome", sessionId],
    queryFn: () => keptOutcome(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { queryKey } = read(sittings.review, { session_id: sessionId });
  const review = useQuery({
    queryKey,
    queryFn: () => reviewOf(sessionId, kept.data?.sitting ?? null),
    // Do not wait for a device that cannot be read: the server may have the result.
    enabled: !kept.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    void outbox().then(({ startOutbox }) => startOutbox());
    return onOutboxChange(() => void queries.refetchQueries({ queryKey: ["kept-outcome", sessionId] }));
  }, [queries, sessionId]);

  // The outbox is empty, so only the reply is missing. The request is repeated until it succeeds.
  const { refetch, error, errorUpdateCount } = review;
  const isOwed = kept.data === null && isTransient(error);
  useEffect(() => {
    if (!isOwed) return;
    const timer = setTimeout(() => void refetch(), Math.min(1_000 * 2 ** (errorUpdateCount - 1), 30_000));
    return () => clearTimeout(timer);
  }, [isOwed, errorUpdateCount, refetch]);

  // The outbox sent the test while this page showed it as waiting.
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && kept.data === null && error) void refetch();
    wasWaiting.current = Boolean(kept.data) || kept.isError;
  }, [kept.data, kept.isError, error, refetch]);

  return { kept, review };
}
