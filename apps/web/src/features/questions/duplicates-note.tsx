import { type DataOf, questions } from "@sabiprep/contract";
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Banner } from "../../ui/banner.tsx";
import type { TypedTexts } from "./typed-texts.ts";

const RESTED_MS = 900;

/** A note if the bank already contains this question, or nearly the same one. */
export function DuplicatesNote({ typed, except }: { typed: TypedTexts; except: string | null }) {
  const [found, setFound] = useState<DataOf<typeof questions.likes>["duplicates"]>([]);
  useEffect(() => {
    const { question_body = "", option_a = "", option_b = "", option_c = "", option_d = "" } = typed;
    if (question_body.trim().length < 10) return;
    const timer = setTimeout(async () => {
      const asked = { question_body, options: [option_a, option_b, option_c, option_d], except };
      setFound((await call(questions.likes, asked).catch(() => ({ duplicates: [] }))).duplicates);
    }, RESTED_MS);
    return () => clearTimeout(timer);
  }, [typed, except]);
  if (found.length === 0) return null;
  return (
    <Banner tone="mid" icon={Copy} role="status">
      <b className="block">{t("The bank already has a similar question")}</b>
      <ul className="stack mt-2 gap-2">
        {found.map((duplicate) => (
          <li key={duplicate.id}>
            <span className="num text-sm">
              {duplicate.likeness === 100
                ? t("Exactly the same text, {subject}", { subject: duplicate.subject_name })
                : t("{likeness}% similar, {subject}", {
                    likeness: duplicate.likeness,
                    subject: duplicate.subject_name,
                  })}
            </span>
            <StoredMarkup markup={duplicate.question_body} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
