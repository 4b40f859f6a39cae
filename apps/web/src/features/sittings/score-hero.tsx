import type { Grade, SittingSession } from "@sabiprep/contract";
import { commentOn, UTME_POINTS } from "@sabiprep/exam";
import { clsx } from "clsx";
import { Check, Clock, Minus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";
import { Scene } from "../../ui/scene.tsx";
import { paperLine } from "./paper-line.ts";
import { ScorePath } from "./score-path.tsx";

const EXCELLENT = 80;
const GOOD = 60;
/** A tick that becomes a path to the sun. It is animated once for an excellent result. */
const PATH = "M800 300l28 26c46-4 36-48 84-56s62 2 84-20 22-30 56-40";

interface ScoreHeroProps {
  session: SittingSession;
  score: number;
  correct: number;
  total: number;
  answered: number;
  /** Questions answered with a hint. */
  hinted: number;
  seconds?: number | null;
  grade?: Grade;
  /** Some points of the total are an estimate. */
  estimate?: boolean;
}

/** First the score, then its word, then the details. */
export function ScoreHero({
  session,
  score,
  correct,
  total,
  answered,
  hinted,
  seconds,
  grade,
  estimate,
}: ScoreHeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={clsx("card deep score", score >= EXCELLENT && "score-won")} aria-labelledby="score-comment">
      <Scene path={score >= EXCELLENT ? PATH : ""} />
      {score >= EXCELLENT && <div className="weave score-weave" aria-hidden="true" />}
      <p className="score-figure num">
        <span className="sr-only">{t("Score")} </span>
        {grade?.utme_total ?? `${score}%`}
        {grade?.utme_total != null && <span className="text-2xl"> / {UTME_POINTS}</span>}
      </p>
      <div className="stack gap-3">
        <h1 ref={heading} id="score-comment" tabIndex={-1} className="text-3xl">
          {translateServerText(commentOn(score))}
        </h1>
        <p className="max-w-[44ch] text-on-deep-2">
          {translateServerText(session.title)}. {paperLine(session)}. {nextStep(score, correct, total)}
        </p>
        <div className="row gap-2">
          <Chip tone="shade" icon={Check}>
            {t("{n} right", { n: correct })}
          </Chip>
          <Chip tone="shade" icon={X}>
            {t("{n} wrong", { n: Math.max(0, answered - correct) })}
          </Chip>
          <Chip tone="shade" icon={Minus}>
            {t("{n} skipped", { n: total - answered })}
          </Chip>
          {hinted > 0 && <Chip tone="shade">{t("{n} with a hint", { n: hinted })}</Chip>}
          {seconds != null && (
            <Chip tone="shade" icon={Clock}>
              {timeText(seconds)}
            </Chip>
          )}
        </div>
        {grade?.letter_grade && (
          <p className="text-xl font-bold">
            {grade.letter_grade}{" "}
            <span className="text-base font-normal text-on-deep-2">{t("objective-paper grade")}</span>
          </p>
        )}
        {grade?.utme_total != null && (
          <p className="num text-on-deep-2">
            {estimate ? t("Estimated UTME total") : t("UTME total")} · {t("{n}% of the questions right", { n: score })}
          </p>
        )}
      </div>
      <ScorePath score={score} grade={grade} />
    </section>
  );
}

const timeText = (time: number): string => {
  const [minutes, seconds] = [Math.floor(time / 60), time % 60];
  return minutes === 0 ? t("{n} s", { n: seconds }) : t("{minutes} min {seconds} s", { minutes, seconds });
};

/** How many more correct answers the next word would have needed, exactly. */
function nextStep(score: number, correct: number, total: number): string {
  if (correct === total) return t("Every answer was right.");
  if (score >= EXCELLENT) return "";
  const aim = score >= GOOD ? EXCELLENT : GOOD;
  let more = 1;
  while (Math.round(((correct + more) / total) * 100) < aim) more += 1;
  return aim === EXCELLENT
    ? t(
        "With {n, plural, one {# more correct answer} other {# more correct answers}}, your score would have been excellent.",
        {
          n: more,
        },
      )
    : t(
        "With {n, plural, one {# more correct answer} other {# more correct answers}}, your score would have been good.",
        {
          n: more,
        },
      );
}
