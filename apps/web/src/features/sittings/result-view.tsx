import { RotateCcw, Share2, Star, Swords } from "lucide-react";
import { useState } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { InstallCard } from "../../pieces/install-card.tsx";
import { MaterialsForTopics } from "../../pieces/materials-for-topics.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lazyOnline, lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { GainedCard } from "./gained-card.tsx";
import { NextStep } from "./next-step.tsx";
import type { Review } from "./outcome.ts";
import { ReviewList } from "./review-list.tsx";
import { ScoreHero } from "./score-hero.tsx";
import { useStartTest } from "./start-test.ts";
import { answeredTopics, SectionResults, TimeAndKnowledge, TopicResults } from "./topic-results.tsx";

const PlanRefusal = lazyOnline(async () => (await import("./plan-refusal.tsx")).PlanRefusal);
const ShareDialog = lazyOnline(async () => (await import("./share-dialog.tsx")).ShareDialog);
const ChallengeDialog = lazyOnline(async () => (await import("../../pieces/my-challenges.tsx")).ChallengeDialog);
const FeedbackDialog = lazyOnline(async () => (await import("./feedback-dialog.tsx")).FeedbackDialog);

const StillOpen = lazyWithRetry(async () => (await import("./still-open.tsx")).StillOpen);
const WaitingResult = lazyWithRetry(async () => (await import("./waiting-result.tsx")).WaitingResult);

/** Score, the next step, the details, and every question again. An ungraded test shows only its answers. */
export function ResultView({ outcome }: { outcome: Review }) {
  // An older server, and the data it left in memory, have no such field.
  return outcome.waits_for ? (
    <WaitingResult outcome={outcome} waits={outcome.waits_for} />
  ) : (
    <Marked outcome={outcome} />
  );
}

function Marked({ outcome }: { outcome: Review }) {
  const { grade, session, review, sections, time_use } = outcome;
  const [challenging, setChallenging] = useState(false);
  const challenge = session.state === "submitted" ? () => setChallenging(true) : null;
  return (
    <>
      <p className="only-print">{translateServerText(session.title)}</p>
      <ScoreHero
        session={session}
        score={grade.grade_score}
        correct={grade.correct}
        total={grade.total}
        answered={review.filter(({ selected_option }) => selected_option !== null).length}
        hinted={outcome.with_hint}
        seconds={time_use.seconds_spent}
        grade={grade}
        estimate={sections.some(({ estimate }) => estimate)}
      />
      {grade.finished_offline && (
        <p className="text-sm text-muted">
          {t(
            "You finished offline, so we got your answers after the test ended. It counts in your results but not on the leaderboard.",
          )}
        </p>
      )}
      {grade.cause === "expired" && (
        <p className="text-sm text-muted">{t("Time ran out, so we submitted the answers you had.")}</p>
      )}
      {session.state === "expired" && <StillOpen session={session} />}
      <Actions outcome={outcome} onChallenge={challenge} />
      <InstallCard />
      <div className="result-cols">
        <div className="result-side no-print">
          <SectionResults sections={sections} />
          <TopicResults topics={answeredTopics(outcome)} />
          <MaterialsForTopics sessionId={session.uuid} />
          <TimeAndKnowledge outcome={outcome} />
        </div>
        <ReviewList outcome={outcome} onChallenge={challenge} />
      </div>
      <MountOnce wanted={challenging}>
        <ChallengeDialog open={challenging} onClose={() => setChallenging(false)} sessionId={session.uuid} />
      </MountOnce>
    </>
  );
}

/**
 * `onChallenge` is null while more answers may still be received. The server decides whether the test fits a challenge.
 */
function Actions({ outcome, onChallenge }: { outcome: Review; onChallenge: (() => void) | null }) {
  const { session, grade } = outcome;
  const [rating, setRating] = useState(false);
  const [sharing, setSharing] = useState(false);
  const starting = useStartTest();

  return (
    <div className="no-print stack gap-4">
      <div className="result-gains">
        <GainedCard outcome={outcome} />
        <NextStep outcome={outcome} starting={starting} />
      </div>
      {starting.failure && (
        <p className="field-error" role="alert">
          {starting.failure}
        </p>
      )}
      <div className="result-acts">
        <ButtonLink tone="plain" href="#review">
          {t("Review my answers")}
        </ButtonLink>
        <Button tone="plain" disabled={starting.busy} onClick={() => starting.start({ what: "again", session })}>
          <RotateCcw className="icon" aria-hidden="true" />
          {t("Retake Test")}
        </Button>
        <Button tone="plain" onClick={() => setSharing(true)}>
          <Share2 className="icon" aria-hidden="true" />
          {t("Share")}
        </Button>
        {onChallenge && (
          <Button tone="plain" className="col-span-full" onClick={onChallenge}>
            <Swords className="icon" aria-hidden="true" />
            {t("Challenge a friend")}
          </Button>
        )}
        <Button tone="quiet" onClick={() => setRating(true)}>
          <Star className="icon" aria-hidden="true" />
          {t("Rate your experience")}
        </Button>
      </div>
      {session.kind === "practice" && session.subject && (
        <p className="text-sm text-muted">{t("A retake has the same questions and does not use one of your tests.")}</p>
      )}
      <MountOnce wanted={sharing}>
        <ShareDialog open={sharing} onClose={() => setSharing(false)} session={session} grade={grade} />
      </MountOnce>
      <MountOnce wanted={rating}>
        <FeedbackDialog
          open={rating}
          onClose={() => setRating(false)}
          sessionId={session.uuid}
          title={translateServerText(session.title)}
          score={grade.grade_score}
        />
      </MountOnce>
      <MountOnce wanted={starting.refusal !== null}>
        <PlanRefusal refusal={starting.refusal} onClose={starting.dismiss} />
      </MountOnce>
    </div>
  );
}
