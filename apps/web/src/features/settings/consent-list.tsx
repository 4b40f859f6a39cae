import { type DataOf, privacy, settings } from "@sabiprep/contract";
import { dateText, t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

type Consents = DataOf<typeof privacy.read>["consents"];

const nameOf = (kind: string): string =>
  ({ terms: t("Terms and privacy policy"), guardian: t("Guardian's consent"), adult: t("18 or older") })[kind] ?? kind;

const dayOf = (at: string) => dateText(at, { dateStyle: "medium", timeZone: "Africa/Lagos" });

/** The given consents, with version and date. */
export function ConsentList({ consents }: { consents: Consents }) {
  const withdraw = useCall(privacy.withdraw, [privacy.read, settings.read]);
  const standing = consents.some(({ kind, withdrawn_at }) => kind !== "terms" && withdrawn_at === null);
  if (consents.length === 0) return null;
  const takeBack = () =>
    withdraw.mutate(
      {},
      {
        onSuccess: () =>
          toast({ title: t("Consent withdrawn"), description: t("Other students can no longer see you.") }),
        onError: ({ message }) => toast({ title: t("Consent not withdrawn"), description: message, destructive: true }),
      },
    );
  return (
    <details>
      <summary className="min-h-12 content-center font-bold">{t("Your agreements")}</summary>
      <ul className="lines">
        {consents.map(({ kind, version, given_at, withdrawn_at }) => (
          <li key={`${kind} ${given_at}`}>
            <span className="min-w-0 flex-1">
              <b className="block">{nameOf(kind)}</b>
              <span className="text-sm text-muted">
                {withdrawn_at
                  ? t("Version {version}, {given} to {withdrawn}", {
                      version,
                      given: dayOf(given_at),
                      withdrawn: dayOf(withdrawn_at),
                    })
                  : t("Version {version}, since {given}", { version, given: dayOf(given_at) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {standing && (
        <Button tone="plain" disabled={withdraw.isPending} onClick={takeBack}>
          {t("Withdraw consent")}
        </Button>
      )}
    </details>
  );
}
