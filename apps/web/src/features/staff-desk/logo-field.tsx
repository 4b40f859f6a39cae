import { type InputOf, type SiteSettings, siteDesk } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSettingsChange } from "./settings-change.ts";

export function LogoField({ settings, fallback }: { settings: SiteSettings; fallback: string }) {
  const id = useId();
  const client = useQueryClient();
  const { save } = useSettingsChange();
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    try {
      const form = new FormData();
      form.append("file", file);
      await call(siteDesk.logo, { form } as InputOf<typeof siteDesk.logo>);
      toast({ title: t("Logo changed.") });
      await client.invalidateQueries({ queryKey: read(siteDesk.read).queryKey });
    } catch (problem) {
      toast({
        title: t("We could not save the change"),
        description: problem instanceof Error ? problem.message : "",
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="row gap-4">
      <img src={settings.site_logo ?? fallback} width={56} height={56} alt={t("The site's logo")} />
      <label className="btn btn-line" htmlFor={id}>
        {busy ? t("Sending...") : t("Choose another logo")}
      </label>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept="image/png,image/jpeg,image/webp"
        disabled={busy}
        onChange={(event) => event.target.files?.[0] && send(event.target.files[0])}
      />
      {settings.site_logo && (
        <Button tone="plain" onClick={() => save({ site_logo: null })}>
          {t("Use the default logo")}
        </Button>
      )}
    </div>
  );
}
