import type { CandidateQuestion } from "@sabiprep/contract";
import { Image } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { savesData } from "../lib/saves-data.ts";
import { Button } from "../ui/button.tsx";
import { Figure } from "./figure.tsx";

/** The picture of a question. In data-saving mode it loads on request. */
export function QuestionPicture({ question }: { question: CandidateQuestion }) {
  const [wanted, setWanted] = useState(() => !savesData());
  if (!question.image_url) return null;
  const alt = question.image_alt ?? "";
  if (wanted) return <Figure src={question.image_url} alt={alt} size={question.image_size} />;
  return (
    <div className="stack justify-items-start gap-2">
      <Button tone="plain" onClick={() => setWanted(true)}>
        <Image className="icon" aria-hidden="true" />
        {t("Show picture")}
      </Button>
      {alt && <p className="text-sm text-muted">{alt}</p>}
    </div>
  );
}
