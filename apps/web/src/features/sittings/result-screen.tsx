import { CircleAlert, CloudUpload } from "lucide-react";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { leaveTo, tokenOf } from "../../lib/session.ts";
import { SaveAnswers } from "../../pieces/save-answers.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type Provisional, useOutcome } from "./outcome.ts";
import { ResultTop } from "./result-top.tsx";
import { ResultView } from "./result-view.tsx";
import { ScoreHero } from "./score-hero.tsx";
import { SignInOver } from "./sign-in-over.tsx";
import "../../styles/choosing-and-results.css";

/** The result of a test, right after it and at any later time. */
export function ResultScreen() {
  const { sessionId = "" } = useParams();
  const { kept, review } = useOutcome(sessionId);
  const provisional = kept.data ?? null;
  usePageTitle(t("Result"));

  const stranger = kept.isSuccess && provisional === null && tokenOf("candidate") === null;
  useEffect(() => {
    if (stranger) leaveTo(paths.login);
  }, [stranger]);
  if (stranger) return null;

  return (
    <>
      <ResultTop session={review.data?.session ?? provisional?.sitting?.session} />
      <main id="main" className="shell-main stack gap-6" tabIndex={-1}>
        {review.data || !provisional ? (
          <Await query={review} failed={t("We could not open your result.")} waiting={<Skeleton lines={5} />}>
            {(outcome) => <ResultView outcome={outcome} />}
          </Await>
        ) : (
          <Waiting
            provisional={provisional}
            failure={review.isFetching ? null : (review.error?.message ?? null)}
            onRetry={() => void review.refetch()}
          />
        )}
      </main>
      {provisional && <SignInOver isStored={!provisional.isOnlyInMemory} onSignedIn={() => void review.refetch()} />}
    </>
  );
}

interface WaitingProps {
  provisional: Provisional;
  failure: string | null;
  onRetry: () => void;
}

function Waiting({ provisional, failure, onRetry }: WaitingProps) {
  const { sitting, submission, score } = provisional;
  return (
    <>
      {score && sitting && (
        <ScoreHero
          session={sitting.session}
          {...score}
          answered={answeredOf(submission)}
          hinted={hintedOf(submission)}
        />
      )}
      {!score && <h1>{translateServerText(submission.title)}</h1>}
      <WhereItIs provisional={provisional} failure={failure} onRetry={onRetry} />
      <Link to={paths.practiceTests}>{t("Back to Practice Tests")}</Link>
    </>
  );
}

/** Says where the test is stored, and claims no more than is true. */
function WhereItIs({ provisional: { submission, isOnlyInMemory }, failure, onRetry }: WaitingProps) {
  const retry = (
    <Button tone="plain" onClick={onRetry}>
      {t("Send now")}
    </Button>
  );
  const toFile = <SaveAnswers tone="plain" only={submission.session_id} />;
  if (submission.refused)
    return (
      <Banner tone="bad" icon={CircleAlert} role="alert" action={toFile}>
        <b className="block">{t("We could not accept this test.")}</b>
        {submission.refused}{" "}
        {isOnlyInMemory
          ? t("It is only on this page. Save it to a file before you close the page, and send the file to support.")
          : t("It is saved on this device. You can save it to a file and send the file to support.")}
      </Banner>
    );
  if (isOnlyInMemory)
    return (
      <Banner
        tone="bad"
        icon={CircleAlert}
        role="alert"
        action={
          <div className="row">
            {failure && retry}
            {toFile}
          </div>
        }
      >
        <b className="block">{t("Not saved yet. Keep this page open.")}</b>
        {t("We could not store your finished test on this device. We will keep trying to send it.")}
      </Banner>
    );
  return (
    <Banner tone="mid" icon={CloudUpload} role="status" action={failure ? retry : undefined}>
      {failure
        ? t("Your test is safe on this device. We will send it as soon as you are back online.")
        : t("Sending your answers...")}
    </Banner>
  );
}

const answeredOf = ({ answers }: Provisional["submission"]): number =>
  answers.filter(({ selected_option }) => selected_option !== null).length;
const hintedOf = ({ answers }: Provisional["submission"]): number => answers.filter(({ hinted }) => hinted).length;
