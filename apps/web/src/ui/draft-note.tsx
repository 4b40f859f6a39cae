import { History } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { type DraftKey, dropDraft, keptDraft, putBack } from "../lib/kept-draft.ts";
import { momentOf } from "../lib/when.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

/**
 * Topics are loaded with their subject, and reasons with their key. Values for missing fields are restored once more
 * after this time.
 */
const AGAIN_MS = 600;

/** Offers unsaved text from an earlier visit. It is never restored without a click. */
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
