import { itemAnalysis, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAddressFilter } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMayIn } from "../../lib/staff-role.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { toast } from "../../ui/toast.tsx";
import { BankNavigation } from "./bank-navigation.tsx";
import { CorrectKeyForm } from "./correct-key-form.tsx";
import { ItemFigures } from "./item-figures.tsx";
import { KeyRequestNote } from "./key-request-note.tsx";
import { AnswerList, QuestionFacts } from "./question-card.tsx";
import "./questions.css";

const narrowing = itemAnalysis.suspects.query!.def.shape;
const PAGE = 10;

/** Questions where a wrong option behaves like the correct one. A person checks each and decides. */
export function SuspectKeysScreen() {
  usePageTitle(t("Suspect answer keys"));
  const { filter, change } = useAddressFilter(narrowing);
  const offset = filter.offset ?? 0;
  const setOffset = (offset: number) => change({ offset: offset || undefined });
  const mayIn = useMayIn();
  const [correcting, setCorrecting] = useState<StaffQuestion | null>(null);
  const suspects = useQuery(read(itemAnalysis.suspects, { offset }));
  const keep = useCall(itemAnalysis.keepKey, [itemAnalysis.suspects]);

  async function keepKey(question: StaffQuestion) {
    try {
      await keep.mutateAsync({ question_id: question.id });
      toast({ title: t("Answer kept") });
    } catch (problem) {
      toast({ title: t("That did not work"), description: (problem as Error).message, destructive: true });
    }
  }

  return (
    <div className="stack gap-6">
      <h1>{t("Suspect answer keys")}</h1>
      <BankNavigation />
      <p className="max-w-[70ch] text-muted">
        {t("Strong students often choose a different answer to these questions. Check each one.")}
      </p>
      <Await query={suspects}>
        {({ items, more }) =>
          items.length === 0 ? (
            <EmptyState title={t("All answer keys look right")}>
              {t("Questions show here when enough students have answered and strong students prefer a wrong option.")}
            </EmptyState>
          ) : (
            <>
              {items.map(({ question, suspect, statistics, key_request }) => (
                <article key={question.id} className="card stack gap-4">
                  <QuestionFacts question={question} />
                  <StoredMarkup className="bank-question" markup={question.question_body} />
                  <AnswerList question={question} />
                  <p className="font-semibold">
                    {t("Strong students choose option {suspect}, as if it were correct.", { suspect: suspect ?? "?" })}
                  </p>
                  <ItemFigures statistics={statistics} />
                  {key_request && <KeyRequestNote request={key_request} question={question} />}
                  <div className="row">
                    {!key_request && mayIn(itemAnalysis.fixKey, question.subject_id) && (
                      <Button onClick={() => setCorrecting(question)}>
                        <KeyRound className="icon" aria-hidden="true" />
                        {t("Correct the answer key")}
                      </Button>
                    )}
                    {!key_request && mayIn(itemAnalysis.keepKey, question.subject_id) && (
                      <Button tone="plain" disabled={keep.isPending} onClick={() => keepKey(question)}>
                        {t("The answer key is correct")}
                      </Button>
                    )}
                    <Link
                      className={buttonClass({ tone: "quiet" })}
                      to={`${paths.adminQuestions}?question=${question.id}&tab=figures`}
                    >
                      {t("View details")}
                    </Link>
                  </div>
                </article>
              ))}
              <div className="row justify-end">
                <Button tone="plain" disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>
                  {t("Previous")}
                </Button>
                <Button tone="plain" disabled={!more} onClick={() => setOffset(offset + PAGE)}>
                  {t("Next")}
                </Button>
              </div>
            </>
          )
        }
      </Await>
      <Dialog open={correcting !== null} onClose={() => setCorrecting(null)} title={t("Correct the answer key")}>
        {correcting && <CorrectKeyForm titled={false} question={correcting} onDone={() => setCorrecting(null)} />}
      </Dialog>
    </div>
  );
}
