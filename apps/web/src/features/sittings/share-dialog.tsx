import type { Grade, SittingSession } from "@sabiprep/contract";
import { Download, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { shareLink } from "../../lib/share-link.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { shareText } from "./share.ts";
import { drawResult, pictureFile } from "./share-picture.ts";

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  session: SittingSession;
  grade: Grade;
}

/**
 * Shows a preview before sharing. The picture uses the system's share sheet. If that accepts no picture, a prepared
 * message is shared.
 */
export function ShareDialog({ open, onClose, session, grade }: ShareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Share your result")}>
      <Share session={session} grade={grade} />
    </Dialog>
  );
}

function Share({ session, grade }: Pick<ShareDialogProps, "session" | "grade">) {
  const title = translateServerText(session.title);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const text = shareText(title, grade.grade_score);
  const url = window.location.origin;

  useEffect(() => {
    if (!canvas.current) return;
    drawResult(canvas.current, { title, grade });
    let made: string | null = null;
    void pictureFile(canvas.current).then((file) => {
      made = file && URL.createObjectURL(file);
      setFile(file);
      setAddress(made);
    });
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [title, grade]);

  const picture = file && navigator.canShare?.({ files: [file] }) ? file : null;
  return (
    <div className="stack gap-4">
      <canvas
        ref={canvas}
        className="share-picture"
        role="img"
        aria-label={t("The picture you share: {text}", { text })}
      />
      <p className="text-sm text-muted">{t("The picture does not show your name. We make it on your device.")}</p>
      <div className="share-acts">
        {picture && (
          <Button onClick={() => void navigator.share?.({ files: [picture], text: `${text} ${url}` }).catch(() => {})}>
            <Share2 className="icon" aria-hidden="true" />
            {t("Share the picture")}
          </Button>
        )}
        <ButtonLink
          tone={picture ? "plain" : "solid"}
          href={shareLink("WhatsApp", text, url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("Send on WhatsApp")}
        </ButtonLink>
        {address && (
          <ButtonLink tone="plain" href={address} download="result.png">
            <Download className="icon" aria-hidden="true" />
            {t("Save the picture")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
