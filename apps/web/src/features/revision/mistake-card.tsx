import type { DataOf, revision } from "@sabiprep/contract";
import { pressed } from "@sabiprep/exam";
import { Eye, RotateCcw } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { AnswerOptions, Explanation, isRight, listed, QuestionBody } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { LikeThis } from "./like-this.tsx";

export type Mistake = DataOf<typeof revision.mistakes>[number];

/** A question to try again. The answer shows after a choice, or after the button to give up. */
export function MistakeCard({ mistake }: { mistake: Mistake }) {
  const { question, subject_name, place, selected_option } = mistake;
  const several = question.choose !== undefined;
  const [tried, setTried] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const choice = tried ?? (shown ? selected_option : null);
  // Several are chosen one by one. The button then shows the result.
  const known = shown || (tried !== null && !several);
  return (
    <article className="card stack content-start gap-5" aria-label={subject_name}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold text-muted">
          {subject_name}
          {question.topic && ` · ${question.topic}`}
        </p>
        {mistake.times_wrong > 0 && <Chip icon={RotateCcw}>{timesWrong(mistake)}</Chip>}
      </div>
      <QuestionBody question={question} folded />
      <AnswerOptions
        question={question}
        chosen={choice}
        marked={known}
        onChoose={(letter) => setTried(pressed(tried, letter, several))}
      />
      <p className="sr-only" role="status">
        {tried && known && verdict(isRight(question, tried), listed(question.correct_answer))}
      </p>
      {known ? (
        <>
          <Explanation question={question} chosen={choice} />
          {place && <LikeThis place={place} subject={subject_name} topic={question.topic} />}
        </>
      ) : (
        <Button tone="quiet" className="justify-self-start" onClick={() => setShown(true)}>
          <Eye className="icon" aria-hidden="true" />
          {t("Show the answer")}
        </Button>
      )}
    </article>
  );
}

const timesWrong = ({ selected_option, times_wrong }: Mistake): string =>
  selected_option === null && times_wrong === 1
    ? t("Left blank")
    : t("{n, plural, one {Wrong once} other {Wrong # times}}", { n: times_wrong });

const verdict = (right: boolean, letter: string): string =>
  right ? t("Correct") : t("Not quite. The answer is {letter}.", { letter });
