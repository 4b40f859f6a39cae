// Which questions are exported: those chosen in the list, those its filters find, a paper or an import. The URL and its
// history contain it, so that Back and a reload keep it.
import type { InputOf, questionImports } from "@sabiprep/contract";
import { useLocation, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";

type Input = Partial<InputOf<typeof questionImports.export>>;

export interface Scope {
  input: Input;
  words: string;
}

/** Null if the form asks for subject, exam, year and stage. */
export function useExportScope(): Scope | null {
  const { state } = useLocation();
  const [address] = useSearchParams();
  const chosen: string[] = Array.isArray(state?.question_ids) ? state.question_ids : [];
  const [found, paper_id, import_id] = ["found", "paper", "import"].map((name) => address.get(name));
  if (chosen.length > 0)
    return {
      input: { question_ids: chosen },
      words: t("{n, plural, one {The question you selected} other {The # questions you selected}}", {
        n: chosen.length,
      }),
    };
  if (paper_id) return { input: { paper_id }, words: t("The questions in this paper, in order") };
  if (import_id) return { input: { import_id }, words: t("The questions in this import") };
  if (!found) return null;
  const { year, ...narrowing } = Object.fromEntries(new URLSearchParams(found));
  const words = narrowing.search
    ? t("All questions that your filters and the search “{search}” find", { search: narrowing.search })
    : t("All questions that match your filters");
  return { input: { found: { ...narrowing, ...(year && { year: Number(year) }) } as Input["found"] }, words };
}
