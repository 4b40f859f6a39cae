import { type SiteSettings, siteDesk } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { toast } from "../../ui/toast.tsx";

/** Each change is saved separately, so that nothing typed elsewhere is lost. */
export function useSettingsChange() {
  const change = useCall(siteDesk.change, [siteDesk.read]);
  return {
    busy: change.isPending,
    save: async (changed: Partial<SiteSettings>) => {
      try {
        await change.mutateAsync(changed);
        toast({ title: t("The settings are saved.") });
      } catch (problem) {
        toast({
          title: t("We could not save this"),
          description: problem instanceof Error ? problem.message : "",
          destructive: true,
        });
      }
    },
  };
}
