import type { Challenge } from "@sabiprep/contract";
import { Copy, Send } from "lucide-react";
import { useState } from "react";
import { copyText } from "../lib/copy-text.ts";
import { t, translateServerText } from "../lib/i18n.ts";
import { shareLink } from "../lib/share-link.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";

/** The link of a challenge in the system's share sheet. Without one, a prepared message. It can always be copied. */
export function ShareChallenge({
  challenge: { url, title, mine },
}: {
  challenge: Pick<Challenge, "url" | "title" | "mine">;
}) {
  const [copied, setCopied] = useState(false);
  const text = t("I got {n} of {total} right in {title}. Can you do better? No account needed:", {
    n: mine.correct,
    total: mine.total,
    title: translateServerText(title),
  });
  const canShare = navigator.share !== undefined;

  async function copy() {
    try {
      await copyText(url);
      setCopied(true);
    } catch {
      toast({
        title: t("We could not copy the link"),
        description: t("Press and hold the link to copy it."),
        destructive: true,
      });
    }
  }

  return (
    <div className="stack gap-3">
      <a className="text-sm wrap-anywhere" href={url}>
        {url}
      </a>
      <div className="row gap-3">
        {canShare && (
          <Button onClick={() => void navigator.share?.({ text, url }).catch(() => {})}>
            <Send className="icon" aria-hidden="true" />
            {t("Send the link")}
          </Button>
        )}
        <ButtonLink
          tone={canShare ? "plain" : "solid"}
          href={shareLink("WhatsApp", text, url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("Send on WhatsApp")}
        </ButtonLink>
        <Button tone="plain" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" />
          {copied ? t("Copied") : t("Copy link")}
        </Button>
      </div>
    </div>
  );
}
