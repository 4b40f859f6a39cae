// A new account begins with what was tried on this device just before it was made. The server decides whether it is taken; once it has
// said yes or no the device forgets it.
import { ApiError, progress, sittings } from "@sabiprep/contract";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { forgetTryResult, keptTryResult } from "../../lib/kept-try-result.ts";
import { read } from "../../lib/query.ts";
import { toast } from "../../ui/toast.tsx";

/** The figures are reckoned a moment after the marking. */
const FIGURES_AFTER_MS = [0, 1_500, 4_000];

let asked = false;

export async function bringTry(queries: QueryClient): Promise<void> {
  const kept = keptTryResult();
  if (!kept || asked) return;
  asked = true;
  const answers = kept.answers.map(({ question_id, selected_option }) => ({ question_id, selected_option }));
  try {
    const ended_ms_ago = Math.max(0, Date.now() - Date.parse(kept.taken_at));
    const { correct, total } = await call(sittings.bringTry, { ended_ms_ago, answers });
    forgetTryResult();
    toast({
      title: t("What you tried came with you"),
      description: t("{n} of {total} right: it is your first finished test.", { n: correct, total }),
    });
    for (const wait of FIGURES_AFTER_MS) setTimeout(() => refresh(queries), wait);
  } catch (failure) {
    // Refused for good: it is somebody else's, or it came already. Without a network it waits for the next time.
    if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) forgetTryResult();
    asked = false;
  }
}

function refresh(queries: QueryClient) {
  for (const endpoint of [progress.summary, sittings.grades, sittings.recommended])
    void queries.invalidateQueries({ queryKey: read(endpoint).queryKey.slice(0, 1) });
}
