import type { SittingSession } from "@sabiprep/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { topicPath } from "../../lib/paths.ts";
import { ReadAbout } from "../../pieces/answer-panel.tsx";
import { TestCost, useTestsLeft } from "../../pieces/test-cost.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/button.tsx";
import { chosenFrom } from "./chosen-from.ts";
import { useLessons } from "./lessons.ts";
import type { Review } from "./outcome.ts";
import type { StartTest } from "./start-test.ts";
import { answeredTopics, saysEnough, weakestFirst } from "./topic-results.tsx";

/** From this score on, a topic can wait. */
const WELL_DONE_PERCENT = 70;

/** One task after a test: the topic that lost most marks, otherwise the mistakes, otherwise the next paper. */
export function NextStep({ outcome, starting }: { outcome: Review; starting: StartTest }) {
  const { session, review } = outcome;
  const topics = answeredTopics(outcome);
  const { topics: known } = useLessons(session, true);
  const left = useTestsLeft();
  const weak = weakestFirst(topics.filter(saysEnough)).find(({ percent }) => percent < WELL_DONE_PERCENT);
  const topic =
    weak && known.find(({ topic_id, topic }) => (weak.topic_id ? topic_id === weak.topic_id : topic === weak.topic));
  const mistakes = review.filter(({ is_correct }) => is_correct === false).length;
  return (
    <section className="card stack result-next no-print gap-3" aria-labelledby="next-step">
      <h2 id="next-step">{weak ? t("Next: {topic}", { topic: weak.topic }) : t("Next")}</h2>
      {weak ? (
        <>
          <p>
            {t("You got {n} of {total} right in this topic. Work on it to gain more marks.", {
              n: weak.correct,
              total: weak.total,
            })}
          </p>
          {topic?.lesson && <ReadAbout lesson={topic.lesson} topic={weak.topic} />}
          {left === 0 ? (
            topic && (
              <Link className={buttonClass({ large: true })} to={topicPath(topic.topic_id)}>
                {t("Open the lesson")}
              </Link>
            )
          ) : (
            <Button
              large
              disabled={!topic || starting.busy}
              onClick={() => topic && starting.start(practiceOf(session, topic.subject_id, topic.topic_id))}
            >
              {t("Practise {topic}", { topic: weak.topic })}
            </Button>
          )}
          <TestCost className="text-muted" />
        </>
      ) : mistakes > 0 ? (
        <>
          <p>
            {t("You have {n, plural, one {# question} other {# questions}} to review, with explanations.", {
              n: mistakes,
            })}
          </p>
          <ButtonLink large href="#review">
            {t("Review my mistakes")}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t("Nothing to fix here. Well done!")}</p>
          <Link className={buttonClass({ large: true })} to={chosenFrom(session)}>
            {session.kind === "paper" ? t("Choose the next paper") : t("Choose the next test")}
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </>
      )}
    </section>
  );
}

const practiceOf = ({ exam }: SittingSession, subject_id: string, topic: string) => ({
  what: "test" as const,
  input: { exam_id: exam.uuid, subject_id, topic, mode: "practice" as const },
});
