import type { BothOutcomes } from "@sabiprep/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";

interface BothResultsProps {
  outcomes: BothOutcomes;
  /** The button to continue. */
  children: ReactNode;
}

/** Two columns on one base, so that the leader is seen before any text is read. */
export function BothResults({ outcomes: { maker, friend }, children }: BothResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const ahead = friend.correct - maker.correct;
  return (
    <section className="card deep stack gap-5 p-5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {ahead > 0 ? t("You are ahead!") : ahead === 0 ? t("It is a draw") : t("{name} is ahead", { name: maker.name })}
      </h1>
      <div className="mx-auto w-full max-w-[380px]">
        <svg
          viewBox="0 0 320 190"
          width="100%"
          role="img"
          aria-label={t("You: {mine}%. {name}: {theirs}%.", {
            mine: friend.score,
            name: maker.name,
            theirs: maker.score,
          })}
        >
          {ahead !== 0 && (
            <Crown
              x={ahead > 0 ? 80 : 240}
              y={TOP_ROOM - 26 + HEIGHT - heightOf(Math.max(friend.score, maker.score))}
            />
          )}
          <Column x={80} score={friend.score} className="fill-sun" />
          <Column x={240} score={maker.score} className="fill-on-deep-2" />
          <path d="M12 188h296" className="stroke-on-deep" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <div className="grid grid-cols-2 gap-4 text-center" aria-hidden="true">
          <b className="min-w-0 wrap-anywhere">{t("You")}</b>
          <b className="min-w-0 wrap-anywhere">{maker.name}</b>
        </div>
      </div>
      <p className="num text-on-deep-2">
        {t("You got {mine} of {total} right. {name} got {theirs}.", {
          mine: friend.correct,
          total: friend.total,
          name: maker.name,
          theirs: maker.correct,
        })}
      </p>
      <div className="row gap-3">{children}</div>
    </section>
  );
}

const HEIGHT = 130;
const TOP_ROOM = 56;
/** A column is visible even with no correct answer. */
const heightOf = (score: number) => 6 + (score / 100) * (HEIGHT - 6);

function Column({ x, score, className }: { x: number; score: number; className: string }) {
  const height = heightOf(score);
  const top = TOP_ROOM + HEIGHT - height;
  return (
    <g>
      <rect x={x - 44} y={top} width="88" height={height} rx="8" className={className} />
      <text x={x} y={top - 10} textAnchor="middle" className="num fill-on-deep text-2xl font-extrabold">
        {score}%
      </text>
    </g>
  );
}

/** SabiPrep's sun over the leader. */
function Crown({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="34" fill="none" className="stroke-sun" strokeWidth="2" strokeDasharray="2 6" />
    </g>
  );
}
