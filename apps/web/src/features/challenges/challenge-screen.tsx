import { ApiError, challengeLinks } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, testResultPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { tokenOf } from "../../lib/session.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AwaitChallenge } from "./await-challenge.tsx";
import { BothResults } from "./both-results.tsx";
import { GuestResult } from "./guest-result.tsx";
import { loadAttempt, newAttempt, saveAttempt } from "./kept-run.ts";
import { PlayChallenge } from "./play-challenge.tsx";
import { SendBack } from "./send-back.tsx";

/** A friend's challenge: its questions, then both results. It works with and without an account. */
export function ChallengeScreen() {
  usePageTitle(t("A friend's challenge"));
  const { token = "" } = useParams();
  const signedIn = tokenOf("candidate") !== null;
  return (
    <main id="main" className="wrap stack max-w-[760px] gap-6 py-6" tabIndex={-1}>
      <Brand href={signedIn ? paths.dashboard : paths.home} />
      {signedIn ? <WithAccount token={token} /> : <AsGuest token={token} />}
    </main>
  );
}

function WithAccount({ token }: { token: string }) {
  const standing = useQuery(read(challengeLinks.standing, { token }));
  return (
    <AwaitChallenge query={standing}>
      {({ is_own, tried }) =>
        tried ? (
          <BothResults outcomes={tried}>
            <Link className={buttonClass({ tone: "sun", large: true })} to={testResultPath(tried.session_id)}>
              {t("See the answers")}
            </Link>
            {tried.rematch && (
              <PractiseLink className={buttonClass({ tone: "plain", large: true })} test={tried.rematch}>
                {t("Rematch")}
              </PractiseLink>
            )}
            <SendBack outcomes={tried} />
            {tried.rematch && (
              <p className="basis-full text-sm text-on-deep-2">
                {t("A rematch is a new test in the same subject. You can send it to {name} from the result page.", {
                  name: tried.maker.name,
                })}
              </p>
            )}
          </BothResults>
        ) : is_own ? (
          <OwnChallenge />
        ) : (
          <PlayChallenge token={token} onHandedIn={() => standing.refetch()} />
        )
      }
    </AwaitChallenge>
  );
}

const OwnChallenge = () => (
  <section className="card">
    <EmptyState
      title={t("This is your own challenge")}
      heading="h1"
      action={
        <Link className={buttonClass({})} to={paths.challenges}>
          {t("My challenges")}
        </Link>
      }
    >
      {t("Send the link to a friend. You will see their result as soon as they finish.")}
    </EmptyState>
  </section>
);

function AsGuest({ token }: { token: string }) {
  const [run, setRun] = useState(() => loadAttempt(token));
  const told = useQuery({
    ...read(challengeLinks.result, { token, try_id: run.try_id }),
    enabled: run.done,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // It was cancelled, or it was moved into an account.
  const isGone = told.error instanceof ApiError && told.error.status === 404;
  if (!run.done || isGone)
    return (
      <PlayChallenge
        token={token}
        guest={isGone ? newAttempt() : run}
        onHandedIn={() => setRun(loadAttempt(token))}
        onKeep={(next) => saveAttempt(token, next)}
      />
    );
  return <AwaitChallenge query={told}>{(told) => <GuestResult told={told} />}</AwaitChallenge>;
}
