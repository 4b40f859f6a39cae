import { type OptionLetter, optionLetters } from "@sabiprep/exam";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { tokenOf } from "../../lib/session.ts";
import { Brand } from "../../ui/brand.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

// Like the card of the dashboard. Loaded separately, it adds nothing to other screens.
const DailyQuestion = lazyWithRetry(
  async () => (await import("../../pieces/daily-question.tsx")).DailyQuestion,
  <Skeleton lines={5} />,
);

/** The question of the day alone: the landing page and a push lead here. */
export function DailyScreen() {
  usePageTitle(t("Question of the day"));
  const isCandidate = tokenOf("candidate") !== null;
  const [params] = useSearchParams();
  const [chosen] = useState(() => choiceIn(params));
  return (
    <main id="main" className="wrap stack max-w-[760px] gap-6 py-6" tabIndex={-1}>
      <Brand href={isCandidate ? paths.dashboard : paths.home} />
      <DailyQuestion
        level="h1"
        chosen={chosen}
        waiting={<Skeleton lines={5} />}
        none={<NoQuestion isCandidate={isCandidate} />}
        away={<NoNetwork isCandidate={isCandidate} />}
        after={<After isCandidate={isCandidate} />}
      />
    </main>
  );
}

/** The landing page has no script that could check the answer, so the choice is passed in the URL. */
function choiceIn(params: URLSearchParams) {
  const letter = optionLetters.find((letter) => letter === params.get("answer")) as OptionLetter | undefined;
  const question = params.get("question");
  return letter && question ? { question, letter } : null;
}

const After = ({ isCandidate }: { isCandidate: boolean }) => (
  <div className="row gap-3">
    {isCandidate ? (
      <ButtonLink href={paths.dashboard}>{t("Dashboard")}</ButtonLink>
    ) : (
      <>
        <ButtonLink href={paths.register}>{t("Create Free Account")}</ButtonLink>
        <ButtonLink tone="plain" href={paths.tryOut}>
          {t("Try 10 questions first")}
        </ButtonLink>
      </>
    )}
  </div>
);

const NoQuestion = ({ isCandidate }: { isCandidate: boolean }) => (
  <section className="card">
    <h1 className="sr-only">{t("Question of the day")}</h1>
    <EmptyState
      title={t("No question today")}
      action={
        <ButtonLink href={isCandidate ? paths.practiceTests : paths.home}>
          {isCandidate ? t("Go to practice tests") : t("Go to the home page")}
        </ButtonLink>
      }
    >
      {t("We could not load the question. Please try again later.")}
    </EmptyState>
  </section>
);

const NoNetwork = ({ isCandidate }: { isCandidate: boolean }) => (
  <section className="card">
    <h1 className="sr-only">{t("Question of the day")}</h1>
    <EmptyState
      title={t("You are offline.")}
      action={
        <div className="row justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{t("Retry")}</Button>
          {isCandidate && (
            <ButtonLink tone="plain" href={paths.offline}>
              {t("Tests and packs on this device")}
            </ButtonLink>
          )}
        </div>
      }
    >
      {t("We could not load the question. Please try again later.")}
    </EmptyState>
  </section>
);
