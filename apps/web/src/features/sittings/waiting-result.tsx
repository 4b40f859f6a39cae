import type { WaitsFor } from "@sabiprep/contract";
import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { testPath, testResultPath } from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Review } from "./outcome.ts";
import { ReviewList } from "./review-list.tsx";
import { StillOpen } from "./still-open.tsx";

/** A finished but ungraded test: the reason, what ends the wait, and the given answers. */
export function WaitingResult({ outcome, waits }: { outcome: Review; waits: WaitsFor }) {
  const { session } = outcome;
  const answered = outcome.review.filter(({ selected_option }) => selected_option !== null).length;
  return (
    <>
      <div className="stack gap-1">
        <h1>{translateServerText(session.title)}</h1>
        <p className="text-muted">
          {t("Your answers are safe: {n} of {total} answered. Your result is not ready yet.", {
            n: answered,
            total: outcome.review.length,
          })}
        </p>
      </div>
      {waits.reason === "late_answers" && <StillOpen session={session} />}
      {waits.reason === "open_exam" && <OpenExam waits={waits} />}
      {waits.reason === "class_work" && (
        <Banner tone="mid" icon={Hourglass} role="status">
          {t("Your teacher will release the results of this class work. We will show yours here.")}
        </Banner>
      )}
      <ReviewList outcome={outcome} onChallenge={null} />
    </>
  );
}

/** A result would reveal the correct answers of that exam. */
function OpenExam({ waits }: { waits: WaitsFor }) {
  const to = waits.is_over ? testResultPath(waits.session_id) : testPath(waits.session_id);
  return (
    <Banner
      tone="mid"
      icon={Hourglass}
      role="status"
      action={
        <Link className={buttonClass({ tone: "plain" })} to={to}>
          {t("Go to that exam")}
        </Link>
      }
    >
      <b className="block">{t("This test has questions from an exam you have not finished.")}</b>
      {waits.is_over
        ? t("Time is up for {title}, but its result is not final yet. Open it and choose to see its answers.", {
            title: translateServerText(waits.title),
          })
        : t("We will show your result when you submit {title}.", { title: translateServerText(waits.title) })}
    </Banner>
  );
}
