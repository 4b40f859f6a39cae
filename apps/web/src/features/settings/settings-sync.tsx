import { settings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { read } from "../../lib/query.ts";
import { useSignedIn } from "../../lib/session.ts";
import { applySettings } from "./apply-settings.ts";

const KEY = "settings-at";

/**
 * A device takes over settings that the candidate changed elsewhere, once per change. A change made only on the device,
 * such as the moon in the top bar, stays until the settings themselves change.
 */
export function SettingsSync() {
  const signedIn = useSignedIn("candidate") === true;
  const kept = useQuery({ ...read(settings.read), enabled: signedIn }).data;
  useEffect(() => {
    if (!kept) return;
    const at = kept.updated_at ?? "never";
    const before = localStorage.getItem(KEY) ?? "never";
    if (before === at) return;
    localStorage.setItem(KEY, at);
    void applySettings(kept.settings);
  }, [kept]);
  return null;
}
