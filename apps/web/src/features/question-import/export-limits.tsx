import { type FormatGap, formatLimits, type QuestionFormat } from "@sabiprep/contract";
import { Info } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { fieldWords, formatNames } from "./import-words.ts";

const gapWords = (): Record<FormatGap, string> => ({
  picture: t("with a picture"),
  text_picture: t("with a picture in an option, explanation or hint"),
  passage: t("on a passage"),
  several: t("with several correct answers"),
  any_of_several: t("with several correct answers, any of which counts"),
  six_options: t("with six options"),
  layout: t("with italics, a table, steps or a formula on its own line"),
});

/** What the chosen format cannot store, shown before the file is made. */
export function ExportLimits({ format }: { format: QuestionFormat }) {
  const { leaves_out, lacks } = formatLimits[format];
  const gaps = gapWords();
  const words = fieldWords();
  const whys = lacks.some((field) => field.startsWith("why_"));
  const fields = [
    ...lacks.filter((field) => !field.startsWith("why_")).map((field) => words[field]),
    ...(whys ? [t("Why each wrong option is wrong")] : []),
  ];
  return (
    <Banner icon={Info}>
      <ul className="stack gap-1" aria-label={t("Not included in this format")}>
        {fields.length > 0 && (
          <li>
            {t("{format} files do not include: {fields}.", { format: formatNames[format], fields: fields.join(", ") })}
          </li>
        )}
        {leaves_out.length > 0 && (
          <li>{t("We skip questions {gaps}.", { gaps: leaves_out.map((gap) => gaps[gap]).join(", ") })}</li>
        )}
        <li>
          {t(
            "No format includes recordings, tags, comments or statistics. If a question is used in several exams, the file names only the first one.",
          )}
        </li>
        {fields.length === 0 && <li>{t("We restore everything else when you import the file here again.")}</li>}
      </ul>
    </Banner>
  );
}
