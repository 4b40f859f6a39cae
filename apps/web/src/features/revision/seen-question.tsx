import { revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { MistakeCard } from "./mistake-card.tsx";

/** One earlier question, found by its words, to try again and to read the explanation. */
export function SeenQuestion({ questionId }: { questionId: string }) {
  usePageTitle(t("A question you have seen"));
  const question = useQuery(read(revision.question, { question_id: questionId }));
  return (
    <div className="seen-question stack gap-6">
      <h1>{t("A question you have seen")}</h1>
      <Await query={question}>{(met) => <MistakeCard key={met.question.uuid} mistake={met} />}</Await>
    </div>
  );
}
