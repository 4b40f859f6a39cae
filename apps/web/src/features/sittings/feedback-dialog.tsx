import { sittings } from "@sabiprep/contract";
import { clsx } from "clsx";
import { Share2, Star } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { platforms, shareLink } from "../../lib/share-link.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { shareText } from "./share.ts";

interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
  sessionId: string;
  title: string;
  score: number;
}

export function FeedbackDialog({ open, onClose, ...about }: FeedbackDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Rate your experience")}>
      <Feedback onClose={onClose} {...about} />
    </Dialog>
  );
}

function Feedback({ onClose, sessionId, title, score }: Omit<FeedbackDialogProps, "open">) {
  const [rating, setRating] = useState(0);
  const [comments, setComments] = useState("");
  const feedback = useCall(sittings.feedback);

  async function submit() {
    await feedback.mutateAsync({ session_id: sessionId, rating, comments: comments.trim() || null });
    toast({ title: t("Feedback Submitted!"), description: t("Thank you for your feedback. It helps us improve.") });
    onClose();
  }

  return (
    <div className="stack gap-5">
      <Stars rating={rating} onRate={setRating} />
      <TextArea
        name="comments"
        label={t("Comments (optional)")}
        maxLength={2000}
        value={comments}
        onChange={(event) => setComments(event.target.value)}
      />
      <Share text={shareText(title, score)} />
      {feedback.error && (
        <p className="field-error" role="alert">
          {feedback.error.message}
        </p>
      )}
      <div className="row justify-end">
        <Button tone="plain" onClick={onClose}>
          {t("Skip")}
        </Button>
        <Button disabled={rating === 0 || feedback.isPending} onClick={() => void submit().catch(() => {})}>
          {t("Submit Feedback")}
        </Button>
      </div>
    </div>
  );
}

function Stars({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <fieldset>
      <legend className="label">{t("How was this test?")}</legend>
      <div className="stars">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={clsx(star <= rating && "lit")}>
            <input
              className="covering"
              type="radio"
              name="rating"
              value={star}
              checked={star === rating}
              aria-label={t("{n, plural, one {# star} other {# stars}}", { n: star })}
              onChange={() => onRate(star)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Share({ text }: { text: string }) {
  const url = window.location.origin;
  const tell = (platform: string) => toast({ title: t("Sharing to {platform}", { platform }) });
  return (
    <div className="stack gap-2">
      <p className="label">{t("Share your result")}</p>
      <div className="row gap-2">
        {platforms.map((platform) => (
          <ButtonLink
            key={platform}
            tone="plain"
            href={shareLink(platform, text, url)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => tell(platform)}
          >
            {platform}
          </ButtonLink>
        ))}
        {navigator.share && (
          <Button tone="plain" onClick={() => void navigator.share?.({ text, url }).catch(() => {})}>
            <Share2 className="icon" aria-hidden="true" />
            {t("More")}
          </Button>
        )}
      </div>
    </div>
  );
}
