import type { DataOf, revision } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { TestCost } from "../../pieces/test-cost.tsx";
import { buttonClass } from "../../ui/button.tsx";

interface LikeThisProps {
  place: NonNullable<DataOf<typeof revision.mistakes>[number]["place"]>;
  subject: string;
  topic: string | null;
}

/** One tap from a question to more of its kind. */
export function LikeThis({ place, subject, topic }: LikeThisProps) {
  const named = place.topic_id && topic ? `${subject}: ${topic}` : subject;
  return (
    <div className="row gap-3">
      <PractiseLink className={buttonClass({ tone: "plain" })} test={{ ...place, title: named }}>
        {t("Questions like this")}
        <span className="sr-only">: {named}</span>
      </PractiseLink>
      <TestCost className="text-muted" />
    </div>
  );
}
