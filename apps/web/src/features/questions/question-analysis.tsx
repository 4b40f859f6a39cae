import { type FiguresFrom, itemAnalysis, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useMayIn } from "../../lib/staff-role.ts";
import { momentOf } from "../../lib/when.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { CorrectKeyForm } from "./correct-key-form.tsx";
import { FiguresChoice } from "./figures-choice.tsx";
import { FiguresHistory } from "./figures-history.tsx";
import { ItemFigures } from "./item-figures.tsx";
import { KeyRequestNote } from "./key-request-note.tsx";
import { QuestionToJudge } from "./question-to-judge.tsx";

const WATCH_MS = 2_000;

/** The statistics of a question, and its key, which can be corrected here while the new grading is watched. */
export function QuestionAnalysis({ question, corrects }: { question: StaffQuestion; corrects: boolean }) {
  const mayIn = useMayIn();
  const [correcting, setCorrecting] = useState(corrects);
  const [from, setFrom] = useState<FiguresFrom>("first");
  const analysis = useQuery({
    ...read(itemAnalysis.ofQuestion, { question_id: question.id, from }),
    refetchInterval: (query) => (query.state.data?.key_fixes.some(({ state }) => state !== "done") ? WATCH_MS : false),
  });
  return (
    <Await query={analysis}>
      {({ includes_demo, statistics, history, key_fixes, key_request }) => (
        <div className="stack gap-6">
          {key_request && (
            <>
              <QuestionToJudge question={question} />
              <KeyRequestNote request={key_request} question={question} />
            </>
          )}
          {includes_demo && (
            <div>
              <DemoLabel shown />
            </div>
          )}
          <FiguresChoice from={from} onChange={setFrom} />
          <ItemFigures statistics={statistics} />
          <FiguresHistory history={history} />
          {key_request || !mayIn(itemAnalysis.fixKey, question.subject_id) ? null : correcting ? (
            <CorrectKeyForm question={question} onDone={() => setCorrecting(false)} />
          ) : (
            <Button tone="plain" className="justify-self-start" onClick={() => setCorrecting(true)}>
              <KeyRound className="icon" aria-hidden="true" />
              {t("Correct the answer key")}
            </Button>
          )}
          {key_fixes.map((fix) => (
            <section key={fix.uuid} className="card stack gap-2" aria-label={t("Corrected answer key")}>
              <b>
                {fix.is_void
                  ? t("Void. Everyone gets the mark")
                  : t("Answer key changed to {letters}", { letters: fix.accepted.join(", ") })}
              </b>
              <span className="text-sm text-muted">
                {fix.reason} {fix.staff_name}, {momentOf(fix.created_at)}
                {fix.confirmed_by && `. ${t("Confirmed by {name}", { name: fix.confirmed_by })}`}
              </span>
              <ProgressBar value={fix.progress} label={t("Tests checked")} />
              <span className="num text-sm" role="status">
                {fix.state === "done"
                  ? t("{n, plural, one {Done. # test has a new grade.} other {Done. # tests have a new grade.}}", {
                      n: fix.remarked,
                    })
                  : t(
                      "{n, plural, one {Re-marking: # test has a new grade so far.} other {Re-marking: # tests have a new grade so far.}}",
                      { n: fix.remarked },
                    )}
              </span>
            </section>
          ))}
        </div>
      )}
    </Await>
  );
}
