// What a finished test came to. A practice test is counted here at once; the server's grade takes its place as soon as it
// has arrived. A test that waits in the outbox is sent first.
import { ApiError, type CandidateQuestion, type DataOf, type Graded, sittings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { KeptSitting, Submission } from "../../answers/kept.ts";
import { finishedTests, onOutboxChange, ownStore } from "../../answers/own-store.ts";
import { call } from "../../lib/api.ts";
import { read } from "../../lib/query.ts";
import { isTransient } from "../../lib/transient.ts";
import { localScore } from "./test-run.ts";

/** A file of its own, which a running test fetches ahead: other screens do not carry it. */
const outbox = () => import("../../answers/submission-outbox.ts");

export type Review = DataOf<typeof sittings.review>;

/** Known on this device while the server's word is awaited. */
export interface Provisional {
  /** Null where a full disk did not take the paper. */
  sitting: KeptSitting | null;
  submission: Submission;
  /** The test is in the memory of this page, and nowhere else. */
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

/** Exam mode hands the keys out with the grade; they are put into the questions that are here already. */
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

/** Null where nothing waits, or where the disk cannot be read: then only the server can say more. */
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
    // A device that cannot be read is no reason to wait: the server may have the result.
    enabled: !kept.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    void outbox().then(({ startOutbox }) => startOutbox());
    return onOutboxChange(() => void queries.refetchQueries({ queryKey: ["kept-outcome", sessionId] }));
  }, [queries, sessionId]);

  // Nothing waits in the outbox any more, so only the reply is missing: it is asked for until it has come through.
  const { refetch, error, errorUpdateCount } = review;
  const isOwed = kept.data === null && isTransient(error);
  useEffect(() => {
    if (!isOwed) return;
    const timer = setTimeout(() => void refetch(), Math.min(1_000 * 2 ** (errorUpdateCount - 1), 30_000));
    return () => clearTimeout(timer);
  }, [isOwed, errorUpdateCount, refetch]);

  // The outbox has sent the test while this page showed it as waiting.
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && kept.data === null && error) void refetch();
    wasWaiting.current = Boolean(kept.data) || kept.isError;
  }, [kept.data, kept.isError, error, refetch]);

  return { kept, review };
}
