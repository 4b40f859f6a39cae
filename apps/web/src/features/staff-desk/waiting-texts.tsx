// Corrected texts that another owner or editor must read before they go live.
import { type Language, languageDesk, type WaitingText } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";

export const languageNames: Record<Language, string> = {
  english: "English",
  yoruba: "Yorùbá",
  igbo: "Igbo",
  hausa: "Hausa",
};

const stale = [languageDesk.read, languageDesk.waiting];

export function WaitingTexts() {
  const { data } = useQuery(read(languageDesk.waiting));
  const confirm = useCall(languageDesk.confirm, stale);
  const decline = useCall(languageDesk.decline, stale);
  if (!data || data.items.length === 0) return null;
  const busy = confirm.isPending || decline.isPending;
  const failed = confirm.error ?? decline.error;
  const uuidsOf = (items: WaitingText[]) => items.map(({ uuid }) => uuid);
  const act = (deed: typeof confirm | typeof decline, items: WaitingText[], message: string) =>
    deed.mutate({ uuids: uuidsOf(items) }, { onSuccess: () => toast({ title: message }) });
  const others = data.items.filter(({ is_mine }) => !is_mine);
  return (
    <section className="stack gap-3" aria-labelledby="waiting-texts">
      <h3 id="waiting-texts">{t("Waiting for confirmation")}</h3>
      <p className="text-muted">
        {t("Read each text before you confirm it. Take care with texts that ask for a password or money.")}
      </p>
      <Table
        caption={t("Waiting for confirmation")}
        rows={data.items}
        rowKey={({ uuid }) => uuid}
        columns={[
          {
            label: t("English"),
            cell: ({ english, language, staff_name, created_at }: WaitingText) => (
              <>
                {english}
                <span className="block text-sm font-normal text-muted">
                  {[languageNames[language], staff_name, momentOf(created_at)].filter(Boolean).join(", ")}
                </span>
              </>
            ),
          },
          { label: t("Now"), cell: ({ before }: WaitingText) => before || t("Shown in English") },
          { label: t("New"), cell: ({ text }: WaitingText) => <b>{text}</b> },
          {
            label: t("Actions"),
            cell: (one: WaitingText) => (
              <span className="row gap-1">
                {!one.is_mine && (
                  <Button
                    tone="plain"
                    disabled={busy}
                    onClick={() => act(confirm, [one], t("The corrections are live."))}
                  >
                    {t("Confirm")}
                  </Button>
                )}
                <Button
                  tone="quiet"
                  disabled={busy}
                  onClick={() => act(decline, [one], t("The texts have not changed."))}
                >
                  {one.is_mine ? t("Withdraw") : t("Decline")}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {data.total > data.items.length && (
        <p className="num text-sm text-muted">
          {t("These are the oldest {shown} of {total}.", { shown: data.items.length, total: data.total })}
        </p>
      )}
      {failed && (
        <p className="field-error" role="alert">
          {failed.message}
        </p>
      )}
      {others.length > 1 && (
        <Button
          className="justify-self-start"
          disabled={busy}
          onClick={() => act(confirm, others, t("The corrections are live."))}
        >
          {t("Confirm all {n}", { n: others.length })}
        </Button>
      )}
    </section>
  );
}
