// What a finished test came to. A practice test is counted here at once; the server's grade takes its place as soon as it
// has arrived. A test that waits in the outbox is sent first.
import { type CandidateQuestion, type DataOf, type Graded, sittings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { KeptSitting, Submission } from "../../answers/kept.ts";
import { onOutboxChange, ownStore } from "../../answers/own-store.ts";
import { sendSubmission, serveOutbox, submissionOf } from "../../answers/submission-outbox.ts";
import { call } from "../../lib/api.ts";
import { isPassing } from "../../lib/passing.ts";
import { read } from "../../lib/query.ts";
import { localScore } from "./test-run.ts";

export type Review = DataOf<typeof sittings.review>;

/** Known on this device while the server's word is awaited. */
export interface Provisional {
  sitting: KeptSitting;
  submission: Submission;
  /** Null in exam mode, whose keys are not here. */
  score: { score: number; correct: number; total: number } | null;
}

export async function keptOutcome(sessionId: string): Promise<Provisional | null> {
  const store = await ownStore();
  const submission = store && (await submissionOf(store, sessionId));
  const sitting = store && (await store.sitting(sessionId));
  if (!submission || !sitting) return null;
  const chosen = new Map(submission.answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  const score = localScore(sitting.exams, (uuid) => chosen.get(uuid) ?? null);
  return { sitting, submission, score: sitting.session.mode === "practice" ? score : null };
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
  const store = await ownStore();
  const graded = store && sitting ? await sendSubmission(store, sessionId) : null;
  if (!graded || !sitting) return call(sittings.review, { session_id: sessionId });
  const session = { ...sitting.session, state: "submitted" as const };
  return { ...graded, session, exams: withKeys(sitting.exams, graded.review) };
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
    enabled: kept.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  useEffect(() => {
    serveOutbox();
    return onOutboxChange(() => void queries.refetchQueries({ queryKey: ["kept-outcome", sessionId] }));
  }, [queries, sessionId]);

  // Nothing waits in the outbox any more, so only the reply is missing: it is asked for until it has come through.
  const { refetch, error, errorUpdateCount } = review;
  const isOwed = kept.data === null && isPassing(error);
  useEffect(() => {
    if (!isOwed) return;
    const timer = setTimeout(() => void refetch(), Math.min(1_000 * 2 ** (errorUpdateCount - 1), 30_000));
    return () => clearTimeout(timer);
  }, [isOwed, errorUpdateCount, refetch]);

  return { kept, review };
}
