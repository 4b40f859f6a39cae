import type { ChallengeTold } from "@sabiprep/contract";
import { Check, Minus, X } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { BothResults } from "./both-results.tsx";
import { SendBack } from "./send-back.tsx";

/** Both results, the button to register and keep this one, and every question with its answer. */
export function GuestResult({ told }: { told: ChallengeTold }) {
  const questions = new Map(told.exams.map((question) => [question.uuid, question]));
  return (
    <>
      <BothResults outcomes={told}>
        <ButtonLink tone="sun" large href={paths.register}>
          {t("Create your account")}
        </ButtonLink>
        <SendBack outcomes={told} />
      </BothResults>
      <p className="text-muted">
        {t("An account is free. We will save this result for you, and you can challenge {name} back.", {
          name: told.maker.name,
        })}
      </p>
      <section className="stack gap-6" aria-labelledby="answers">
        <h2 id="answers">{t("All the questions and answers")}</h2>
        {told.review.map(({ question_id, selected_option, is_correct }, at) => {
          const question = questions.get(question_id);
          return (
            question && (
              <article key={question_id} className="card stack" aria-labelledby={`asked-${at}`}>
                <div className="row justify-between gap-2">
                  <h3 id={`asked-${at}`}>{t("Question {n}", { n: at + 1 })}</h3>
                  <Verdict isRight={is_correct === true} isSkipped={selected_option === null} />
                </div>
                <QuestionBody question={question} />
                <AnswerOptions question={question} chosen={selected_option} marked onChoose={() => {}} />
                <Explanation question={question} chosen={selected_option} />
              </article>
            )
          );
        })}
      </section>
    </>
  );
}

function Verdict({ isRight, isSkipped }: { isRight: boolean; isSkipped: boolean }) {
  if (isRight)
    return (
      <Chip tone="ok" icon={Check}>
        {t("Right")}
      </Chip>
    );
  return isSkipped ? (
    <Chip icon={Minus}>{t("Skipped")}</Chip>
  ) : (
    <Chip tone="bad" icon={X}>
      {t("Wrong")}
    </Chip>
  );
}
