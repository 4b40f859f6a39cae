import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";

interface PapersLinkProps {
  /** Undefined while the paper is loading. */
  paper: { exam_type: { uuid: string }; subject: { uuid: string } } | undefined;
}

/** Back to the papers of this exam and subject. */
export function PapersLink({ paper }: PapersLinkProps) {
  const place = paper && new URLSearchParams({ exam_type_id: paper.exam_type.uuid, subject_id: paper.subject.uuid });
  return (
    <Link
      className={buttonClass({ tone: "quiet" }, "justify-self-start")}
      to={place ? `${paths.adminPapers}?${place}` : paths.adminPapers}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
      {t("Papers")}
    </Link>
  );
}
