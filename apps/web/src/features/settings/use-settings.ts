import { type CandidateSettings, settings } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { toast } from "../../ui/toast.tsx";
import { applySettings } from "./apply-settings.ts";

export type SettingsChange = Partial<CandidateSettings>;

/** The settings, and a way to change them that shows at once and is taken back when the server says no. */
export function useSettings() {
  const query = useQuery(read(settings.read));
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { queryKey } = read(settings.read);

  /** True when it was kept; what the server refused is thrown to whoever can ask for what is missing. */
  async function change(wanted: SettingsChange): Promise<void> {
    const before = queries.getQueryData(queryKey);
    setProblem(null);
    if (before) queries.setQueryData(queryKey, { ...before, settings: { ...before.settings, ...wanted } });
    try {
      const kept = await call(settings.update, wanted);
      queries.setQueryData(queryKey, kept);
      if (kept.updated_at) localStorage.setItem("settings-at", kept.updated_at);
      await applySettings(kept.settings);
      toast({ title: t("Settings Updated"), description: t("Your preferences have been saved.") });
    } catch (failure) {
      queries.setQueryData(queryKey, before);
      throw failure;
    }
  }

  const tryChange = (wanted: SettingsChange) => change(wanted).catch((failure: Error) => setProblem(failure.message));
  return { query, change, tryChange, problem };
}
