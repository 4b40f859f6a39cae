import { type DataExport, EXPORT_DAYS, privacy } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { dateText, t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { toast } from "../../ui/toast.tsx";

const ClearDialog = lazyWithRetry(async () => (await import("./clear-dialog.tsx")).ClearDialog);

const LOOK_EVERY_MS = 3000;

export function DataCard() {
  const facts = useQuery({
    ...read(privacy.read),
    refetchInterval: ({ state }) => (isWaiting(state.data?.data_export) ? LOOK_EVERY_MS : false),
  });
  const start = useCall(privacy.startExport, [privacy.read]);
  const [clearing, setClearing] = useState(false);
  const copy = facts.data?.data_export ?? null;
  const begin = () =>
    start.mutate(
      {},
      {
        onSuccess: () =>
          toast({
            title: t("Data Export Started"),
            description: t("We will notify and email you when it is ready."),
          }),
        onError: ({ message }) =>
          toast({ title: t("Data export not started"), description: message, destructive: true }),
      },
    );
  return (
    <section id="data" className="card stack gap-4" aria-labelledby="data-title">
      <h2 id="data-title">{t("Your data")}</h2>
      <div className="stack gap-2">
        <p className="text-muted">
          {t("Get all your data in one ZIP file. You can open the tables in a spreadsheet.")}
        </p>
        <div className="row">
          <Button tone="plain" disabled={start.isPending || isWaiting(copy)} onClick={begin}>
            {t("Export data")}
          </Button>
          <span role="status">{isWaiting(copy) && t("Preparing...")}</span>
        </div>
        {copy?.url && <ReadyCopy copy={copy} url={copy.url} />}
      </div>
      <div className="stack gap-2 border-t border-line pt-4">
        <p className="text-muted">
          {t(
            "This deletes your tests, results and bookmarks from our site and this device. You keep your account and payments.",
          )}
        </p>
        <div className="row">
          <Button tone="plain" className="text-danger" onClick={() => setClearing(true)}>
            <Trash2 className="icon" aria-hidden="true" />
            {t("Clear data")}
          </Button>
        </div>
      </div>
      <MountOnce wanted={clearing}>
        <ClearDialog open={clearing} onClose={() => setClearing(false)} />
      </MountOnce>
    </section>
  );
}

const isWaiting = (copy: DataExport | null | undefined): boolean => Boolean(copy && copy.ready_at === null);

function ReadyCopy({ copy, url }: { copy: DataExport; url: string }) {
  const until = new Date(Date.parse(copy.ready_at ?? copy.asked_at) + EXPORT_DAYS * 86_400_000);
  const day = dateText(until, { dateStyle: "medium", timeZone: "Africa/Lagos" });
  const kilobytes = Math.max(1, Math.round((copy.size ?? 0) / 1024));
  return (
    <div className="row">
      <ButtonLink tone="line" href={url} download>
        <Download className="icon" aria-hidden="true" />
        {t("Download ({size} KB)", { size: kilobytes })}
      </ButtonLink>
      <span className="text-sm text-muted">{t("Available until {day}", { day })}</span>
    </div>
  );
}
