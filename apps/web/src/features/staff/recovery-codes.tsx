import { KeyRound } from "lucide-react";
import { copyText } from "../../lib/copy-text.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function copy() {
    try {
      await copyText(codes.join("\n"));
      toast({ title: t("Recovery codes copied") });
    } catch {
      toast({ title: t("We could not copy the codes. Please select and copy them yourself."), destructive: true });
    }
  }
  return (
    <>
      <Banner tone="mid" icon={KeyRound} role="status">
        {t(
          "Two-step sign-in is on. Save these recovery codes in a safe place. Each one works once if you do not have your phone. We will not show them again.",
        )}
      </Banner>
      <ul className="num grid gap-2 rounded-md bg-canvas p-4 sm:grid-cols-2" aria-label={t("Recovery codes")}>
        {codes.map((code) => (
          <li key={code}>
            <code className="font-bold">{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={onDone}>{t("I have saved them")}</Button>
        <Button tone="plain" onClick={copy}>
          {t("Copy")}
        </Button>
      </div>
    </>
  );
}
