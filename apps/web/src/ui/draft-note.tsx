import { History } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { type DraftKey, dropDraft, keptDraft, putBack } from "../lib/kept-draft.ts";
import { momentOf } from "../lib/when.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

/** Topics come with their subject, reasons with their key: what was not there at first is put back once more. */
const AGAIN_MS = 600;

/** Text of an earlier visit that was never saved, offered and never forced. */
export function DraftNote({ draftKey, form }: { draftKey: DraftKey; form: () => HTMLFormElement | null }) {
  const [draft, setDraft] = useState(() => keptDraft(draftKey));
  if (!draft) return null;
  const bringBack = () => {
    const whole = form();
    if (!whole) return;
    setDraft(null);
    putBack(whole, draft.values);
    setTimeout(() => putBack(whole, draft.values), AGAIN_MS);
  };
  return (
    <Banner icon={History} role="status">
      <div className="row justify-between">
        <span>{t("You have an unsaved draft from {when}.", { when: momentOf(draft.at) })}</span>
        <span className="row">
          <Button tone="plain" onClick={bringBack}>
            {t("Restore draft")}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              dropDraft(draftKey);
              setDraft(null);
            }}
          >
            {t("Discard")}
          </Button>
        </span>
      </div>
    </Banner>
  );
}
