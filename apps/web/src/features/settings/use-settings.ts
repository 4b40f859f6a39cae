import { type CandidateSettings, type DataOf, settings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { toast } from "../../ui/toast.tsx";
import { applySettings } from "./apply-settings.ts";

export type SettingsChange = Partial<CandidateSettings>;
type StoredSettings = DataOf<typeof settings.read>;

/**
 * The settings, and a function to change them that shows the change immediately and reverts it if the server refuses.
 * On a slow connection several changes may be sent together and their replies may arrive in another order. The newest
 * reply counts, with the changes still being sent on top of it.
 */
export function useSettings() {
  const query = useQuery(read(settings.read));
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { queryKey } = read(settings.read);
  const coming = useRef(new Set<SettingsChange>());
  const newest = useRef<StoredSettings | null>(null);

  function show() {
    const kept = newest.current;
    if (kept)
      queries.setQueryData(queryKey, { ...kept, settings: Object.assign({}, kept.settings, ...coming.current) });
  }

  /** Resolves when the change is saved. A refusal is thrown to the caller, which can ask for what is missing. */
  async function change(wanted: SettingsChange): Promise<void> {
    if (coming.current.size === 0) newest.current = queries.getQueryData(queryKey) ?? null;
    coming.current.add(wanted);
    setProblem(null);
    show();
    try {
      const kept = await call(settings.update, wanted);
      if (isNewer(kept, newest.current)) newest.current = kept;
    } finally {
      coming.current.delete(wanted);
      show();
    }
    const { updated_at, settings: now } = newest.current!;
    if (updated_at) localStorage.setItem("settings-at", updated_at);
    await applySettings(now);
    toast({ title: t("Settings Updated"), description: t("Your preferences have been saved.") });
  }

  const tryChange = (wanted: SettingsChange) => change(wanted).catch((failure: Error) => setProblem(failure.message));
  return { query, change, tryChange, problem };
}

const isNewer = (kept: StoredSettings, known: StoredSettings | null) =>
  (kept.updated_at ?? "") >= (known?.updated_at ?? "");
