import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useEffect } from "react";
import { ownStore } from "../../answers/own-store.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { answeredCount, isAnswered, startRun } from "./test-run.ts";

/** The same test as another tab has it, answer by answer, with an offer to continue here. */
export function TestFollower({ sessionId, onTakeOver }: { sessionId: string; onTakeOver: () => void }) {
  const { data: test, refetch } = useQuery({
    queryKey: ["followed-test", sessionId],
    queryFn: () => keptTest(sessionId),
    staleTime: 0,
    gcTime: 0,
  });
  const title = test ? translateServerText(test.session.title) : t("Test");
  usePageTitle(title);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("sabiprep-tests");
    channel.onmessage = ({ data }) => {
      if (data === sessionId) void refetch();
    };
    return () => channel.close();
  }, [sessionId, refetch]);

  const answered = test ? answeredCount(test.run) : 0;
  return (
    <main id="main" className="shell-main stack gap-6" tabIndex={-1}>
      <h1>{title}</h1>
      <Banner icon={Copy} role="status" action={<Button onClick={onTakeOver}>{t("Continue here")}</Button>}>
        <b className="block">{t("This test is open in another tab.")}</b>
        {t("You can watch it here, but you can answer in only one tab at a time.")}
      </Banner>
      {test && (
        <section className="card stack" aria-label={t("Questions")}>
          <p className="num" role="status">
            {t("{n} of {total} answered", { n: answered, total: test.run.questions.length })}
          </p>
          <ProgressBar value={(answered / test.run.questions.length) * 100} label={t("Answered")} />
          <ol className="palette" aria-label={t("Question list")}>
            {test.run.questions.map(({ uuid }, at) => (
              <li key={uuid} className={isAnswered(test.run, at) ? "cell cell-done" : "cell"}>
                {at + 1}
                {isAnswered(test.run, at) && <span className="sr-only"> {t("answered")}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </main>
  );
}

async function keptTest(sessionId: string) {
  const store = await ownStore();
  const kept = await store?.sitting(sessionId);
  if (!store || !kept) return null;
  const answers = await store.answersOf(sessionId);
  const run = startRun({
    mode: kept.session.mode,
    questions: kept.exams,
    replies: Object.fromEntries(
      answers.map(({ question_id, selected_option, ...reply }) => [
        question_id,
        { ...reply, selected: selected_option },
      ]),
    ),
    showAnswers: false,
    at: 0,
  });
  return { session: kept.session, run };
}
