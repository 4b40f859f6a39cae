import { itemAnalysis, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";

interface FixImpactProps {
  question: StaffQuestion;
  accepted: StaffQuestion["accepted"];
  isVoid: boolean;
}

/** Before anything is changed: whose marks would change, and the explanation that may no longer fit. */
export function FixImpact({ question, accepted, isVoid }: FixImpactProps) {
  const same = isVoid === question.is_void && [...accepted].sort().join() === [...question.accepted].sort().join();
  const input = { question_id: question.id, accepted, is_void: isVoid };
  const found = useQuery({
    queryKey: ["key fix", input],
    queryFn: () => call(itemAnalysis.previewFix, input),
    enabled: !same && (isVoid || accepted.length > 0),
    retry: false,
  }).data;
  if (same || !found) return null;
  return (
    <section className="stack gap-2" aria-label={t("Effect of the correction")}>
      <p className="num" role="status">
        {t(
          "{tests, plural, one {# finished test has} other {# finished tests have}} this question. {rising, plural, one {# mark goes} other {# marks go}} up and {falling, plural, one {# goes} other {# go}} down.",
          {
            tests: found.tests,
            rising: found.rising,
            falling: found.falling,
          },
        )}
      </p>
      <b className="text-sm">{t("Does the explanation still match? If not, edit it after this correction.")}</b>
      <StoredMarkup className="wrap-anywhere" markup={question.answer_explanation} />
    </section>
  );
}
