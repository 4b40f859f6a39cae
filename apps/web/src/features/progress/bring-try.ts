// A new account starts with the trial made on this device just before. The server decides whether to accept it. Once it
// has decided, the device deletes the trial.
import { ApiError, challenges, progress, sittings } from "@sabiprep/contract";
import type { QueryClient } from "@tanstack/react-query";
import { forgetTryResult, type KeptTry, keptTryResult } from "../../answers/kept-try-result.ts";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { toast } from "../../ui/toast.tsx";

/** The statistics are computed a moment after the grading. */
const FIGURES_AFTER_MS = [0, 1_500, 4_000];

let asked = false;

export async function bringTry(queries: QueryClient): Promise<void> {
  const kept = keptTryResult();
  if (!kept || asked) return;
  asked = true;
  try {
    const brought = await bring(kept);
    forgetTryResult();
    if (!brought) return;
    toast({
      title: t("We saved your first result"),
      description: t("You got {n} of {total} right. It counts as your first finished test.", {
        n: brought.correct,
        total: brought.total,
      }),
    });
    for (const wait of FIGURES_AFTER_MS) setTimeout(() => refresh(queries), wait);
  } catch {
    // Without a network it waits for the next time.
    asked = false;
  }
}

/** The ten questions, a friend's challenge, or both. The last one is reported. Null if all was refused. */
async function bring({ answers, taken_at, challenge_try }: KeptTry) {
  let brought: { correct: number; total: number } | null = null;
  if (answers.length > 0)
    brought = await unlessRefused(
      call(sittings.bringTry, {
        ended_ms_ago: Math.max(0, Date.now() - Date.parse(taken_at)),
        answers: answers.map(({ question_id, selected_option }) => ({ question_id, selected_option })),
      }),
    );
  if (challenge_try) {
    const tried = await unlessRefused(call(challenges.bring, { try_id: challenge_try }));
    brought = tried?.friend ?? brought;
  }
  return brought;
}

/** Null if it was finally refused: it belongs to somebody else, or was already received. */
const unlessRefused = <Data>(asked: Promise<Data>): Promise<Data | null> =>
  asked.catch((failure) => {
    if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) return null;
    throw failure;
  });

function refresh(queries: QueryClient) {
  for (const endpoint of [progress.summary, sittings.grades, sittings.recommended])
    void queries.invalidateQueries({ queryKey: read(endpoint).queryKey.slice(0, 1) });
}
