import { type GuardianConsent, privacy } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleMinus } from "lucide-react";
import { useParams } from "react-router";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Brand } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";

/** The consent page for a parent or guardian, opened by the link in an email without an account. */
export function GuardianConsentScreen() {
  usePageTitle(t("Your consent"));
  const { token = "" } = useParams();
  const consent = useQuery({ ...read(privacy.readGuardianConsent, { token }), retry: false });
  return (
    <main className="wrap stack max-w-3xl gap-6 py-8">
      <Brand href={publicPath(paths.home)} />
      <Await query={consent} failed={t("You cannot answer this request")}>
        {(consent) => <Question consent={consent} token={token} />}
      </Await>
    </main>
  );
}

function Question({ consent, token }: { consent: GuardianConsent; token: string }) {
  const answer = useCall(privacy.answerGuardianConsent, [privacy.readGuardianConsent]);
  const say = (what: "agree" | "decline" | "withdraw") => answer.mutate({ token, answer: what });
  const { name, state } = consent;
  const words = { name, site: config.site_name };
  return (
    <section className="card stack gap-5" aria-labelledby="question">
      <h1 id="question">{t("May other students see {name} on the leaderboard?", { name })}</h1>
      <p>
        {t(
          "{name} is preparing for exams with {site} and named you as their parent or guardian. {name} is under 18, so we ask you first.",
          words,
        )}
      </p>
      <div className="stack gap-2">
        <h2>{t("Visible to other students")}</h2>
        <ul className="list-disc pl-6">
          <li>{t("Their first name and the first letter of their last name")}</li>
          <li>{t("Their points, number of tests and average score")}</li>
        </ul>
        <p>
          {t(
            "We show nothing else: no school, email or answers. {name} must also agree, and can hide again at any time.",
            words,
          )}
        </p>
      </div>
      {answer.error && (
        <p className="text-danger" role="alert">
          {answer.error.message}
        </p>
      )}
      {state === "waiting" ? (
        <>
          <div className="row flex-wrap gap-3">
            <Button disabled={answer.isPending} onClick={() => say("agree")}>
              {t("Agree")}
            </Button>
            <Button tone="plain" disabled={answer.isPending} onClick={() => say("decline")}>
              {t("Decline")}
            </Button>
          </div>
          <p className="text-sm text-muted">
            {t(
              "We record the date of your answer and a coded copy of your email address, not the address itself. You can answer until {day}.",
              { day: momentOf(consent.expires_at) },
            )}
          </p>
        </>
      ) : (
        <Answered consent={consent} busy={answer.isPending} onWithdraw={() => say("withdraw")} />
      )}
    </section>
  );
}

interface AnsweredProps {
  consent: GuardianConsent;
  busy: boolean;
  onWithdraw: () => void;
}

function Answered({ consent, busy, onWithdraw }: AnsweredProps) {
  const day = momentOf(consent.answered_at ?? consent.asked_at);
  if (consent.state !== "agreed")
    return (
      <Banner icon={CircleMinus} role="status">
        {consent.state === "declined"
          ? t("You declined on {day}. Other students cannot see {name}.", { day, name: consent.name })
          : t("Consent was withdrawn on {day}. Other students cannot see {name}.", { day, name: consent.name })}
      </Banner>
    );
  return (
    <>
      <Banner tone="ok" icon={CircleCheck} role="status">
        {t("You agreed on {day}. Thank you.", { day })}
      </Banner>
      <p>{t("You can withdraw your consent on this page at any time. Keep the email so you have the link.")}</p>
      <div>
        <Button tone="plain" disabled={busy} onClick={onWithdraw}>
          {t("Withdraw consent")}
        </Button>
      </div>
    </>
  );
}
