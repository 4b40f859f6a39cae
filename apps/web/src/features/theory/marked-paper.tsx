import { markedAnswers } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { theoryMarksPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { Button, buttonClass } from "../../ui/button.tsx";

/** On a submitted paper: asking for it to be marked by a person, waiting, and the released marks. */
export function MarkedPaper({ sittingId }: { sittingId: string }) {
  const { data } = useQuery(read(markedAnswers.ofPaper, { sitting_id: sittingId }));
  const client = useQueryClient();
  const ask = useCall(markedAnswers.ask);
  if (!data || (!data.offered_until && !data.asked_at)) return null;
  const send = () =>
    ask.mutate(
      { sitting_id: sittingId },
      {
        onSuccess: (next) => client.setQueryData(read(markedAnswers.ofPaper, { sitting_id: sittingId }).queryKey, next),
      },
    );
  return (
    <section className="card stack gap-3" aria-labelledby="marked-paper">
      <h2 id="marked-paper">
        {data.result
          ? t("Marked by our markers: {score} of {max}", { score: data.result.score, max: data.result.max })
          : t("Marking by a person")}
      </h2>
      {data.offered_until && (
        <>
          <p>
            {t("Our markers can mark this paper. They see your answers, but not your name. You can ask until {day}.", {
              day: dayOf(data.offered_until),
            })}
          </p>
          <Button className="justify-self-start" disabled={ask.isPending} onClick={send}>
            {t("Ask for it to be marked")}
          </Button>
        </>
      )}
      {data.asked_at && !data.result && (
        <p>{t("You asked for this paper to be marked. We will tell you when your marks are ready.")}</p>
      )}
      {ask.error && <p role="alert">{ask.error.message}</p>}
      {data.result && (
        <ul className="lines">
          {data.result.answers.map(({ response_id, number, score, max, counts }) => (
            <li key={response_id} className="flex-wrap gap-y-1">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-bold">{t("Question {n}", { n: number })}</p>
                <p className="num text-sm text-muted">
                  {t("{score} of {max}", { score, max })}
                  {!counts && <> · {t("not counted, because you answered too many questions in this section")}</>}
                </p>
              </div>
              <Link className={buttonClass({ tone: "line" })} to={theoryMarksPath(response_id)}>
                {t("See the marks")}
                <span className="sr-only">: {t("question {n}", { n: number })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
