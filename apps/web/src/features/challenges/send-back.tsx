import type { BothOutcomes } from "@sabiprep/contract";
import { Send } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** The result to the friend who made the challenge: through the system's share sheet, or as a ready message on WhatsApp. */
export function SendBack({ outcomes: { maker, friend } }: { outcomes: BothOutcomes }) {
  const url = window.location.href;
  const text = t("I took your challenge and got {mine} of {total} right. You got {theirs}.", {
    mine: friend.correct,
    total: friend.total,
    theirs: maker.correct,
  });
  if (navigator.share !== undefined)
    return (
      <Button tone="plain" large onClick={() => void navigator.share?.({ text, url }).catch(() => {})}>
        <Send className="icon" aria-hidden="true" />
        {t("Send your result back")}
      </Button>
    );
  return (
    <ButtonLink tone="plain" large href={shareLink("WhatsApp", text, url)} target="_blank" rel="noopener noreferrer">
      <Send className="icon" aria-hidden="true" />
      {t("Send your result back")}
    </ButtonLink>
  );
}
