// The faces of the badges, one set: paper for tests, plants for questions, fire and sun for days, a hill for scores.
// Three colours, named by class, so that the style sheet decides about light, dark and "not earned yet": main, sun and
// paper; lines on paper, on sun and on main.
import type { ReactNode } from "react";

const PAPER = "M22 17h20v29H22z";
const turned = (angles: readonly number[], shape: (angle: number) => ReactNode) => angles.map(shape);

const faces: Record<string, ReactNode> = {
  "first-test": (
    <>
      <path className="face-paper" d="M22 17h14l6 6v23H22z" />
      <path className="face-line" d="M36 17v6h6" />
      <path className="face-line" strokeWidth="4" d="m27 34 4 4 7-9" />
    </>
  ),
  "ten-tests": (
    <>
      {turned([-16, 12, 0], (angle) => (
        <path key={angle} className="face-paper" d={PAPER} transform={`rotate(${angle} 32 40)`} />
      ))}
      <text className="face-main" x="32" y="37" textAnchor="middle" fontSize="15" fontWeight="800">
        10
      </text>
    </>
  ),
  "fifty-tests": (
    <>
      {[17, 24, 31, 38].map((y, at) => (
        <rect key={y} className="face-paper" x={at % 2 ? 17 : 19} y={y} width="28" height="7" rx="1.5" />
      ))}
      <path className="face-sun" d="M28 15h8v32h-8z" />
      <path className="face-on-sun" d="m28 21 8-4m-8 12 8-4m-8 12 8-4m-8 12 8-4" />
    </>
  ),
  "hundred-questions": (
    <>
      <path className="face-sun" d="M18 47c3-7 25-7 28 0z" />
      <path className="face-line" d="M32 43V29" />
      <path className="face-main" d="M32 34c-1-8-6-12-14-12 0 8 5 13 14 12zm0-5c1-8 6-12 14-12 0 8-5 13-14 12z" />
    </>
  ),
  "five-hundred-questions": (
    <>
      <path className="face-sun" d="M29 34h6l1 14h-8z" />
      <path
        className="face-main"
        d="M32 14a9 9 0 0 1 8.5 6A7.5 7.5 0 1 1 38 35H26a7.5 7.5 0 1 1-2.5-15A9 9 0 0 1 32 14z"
      />
    </>
  ),
  "two-thousand-questions": (
    <>
      <path className="face-sun" d="M23 49c4-7 4-13 2-19l-7-6 2-3 8 5 2-7h4l2 7 8-5 2 3-7 6c-2 6-2 12 2 19z" />
      <path
        className="face-main"
        d="M12 23a6.5 5 0 0 1 13 0 6.5 4 0 0 1-13 0zm11-6a9 6 0 0 1 18 0 9 4 0 0 1-18 0zm16 6a6.5 5 0 0 1 13 0 6.5 4 0 0 1-13 0z"
      />
    </>
  ),
  "five-days": (
    <>
      <path className="face-sun" d="M33 13c1 7 9 10 9 18a10 10 0 0 1-20 0c0-4 2-7 4-9 1 3 2 4 4 4 2-4 0-8 3-13z" />
      {[22, 27, 32, 37, 42].map((x) => (
        <circle key={x} className="face-main" cx={x} cy="48" r="1.8" />
      ))}
    </>
  ),
  "thirty-days": (
    <>
      {turned([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], (angle) => (
        <path key={angle} className="face-line" d="M32 12v5" transform={`rotate(${angle} 32 32)`} />
      ))}
      <circle className="face-sun" cx="32" cy="32" r="11" />
      <path className="face-on-sun" strokeWidth="3" d="m27 32 4 4 7-8" />
    </>
  ),
  "first-80": (
    <>
      <path className="face-main" d="m13 46 15-19 8 9 4-4 11 14z" />
      <path className="face-line" d="M28 28V13" />
      <path className="face-sun" d="m28 13 12 4-12 4z" />
    </>
  ),
  "first-90": (
    <>
      <path className="face-main" d="m13 47 19-22 19 22z" />
      <path className="face-paper" d="m32 25 7 8-4 2-3-3-3 3-4-2z" />
      <path className="face-sun" d="m32 9 2 4.5 5 .5-3.7 3.3L36.4 22 32 19.5 27.6 22l1.1-4.7L25 14l5-.5z" />
    </>
  ),
  "four-subjects": (
    <>
      <rect className="face-main" x="18" y="18" width="13" height="13" rx="3" />
      <rect className="face-sun" x="33" y="18" width="13" height="13" rx="3" />
      <rect className="face-sun" x="18" y="33" width="13" height="13" rx="3" />
      <rect className="face-main" x="33" y="33" width="13" height="13" rx="3" />
      <path className="face-on-main" d="m21 28 3.5-8 3.5 8m-6-3h5M36 43c0-5 2-7 7-7 0 5-2 7-7 7z" />
      <path className="face-on-sun" d="M39.5 21v7M36 24.5h7M20.5 41c2-4 3-4 4-1s2 3 4-1" />
    </>
  ),
  "five-strong-topics": (
    <>
      {turned([0, 72, 144, 216, 288], (angle) => (
        <ellipse
          key={angle}
          className="face-main"
          cx="32"
          cy="21"
          rx="6.5"
          ry="8.5"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle className="face-sun" cx="32" cy="32" r="7" />
    </>
  ),
};

/** A badge without a drawing shows only its rim. */
export function BadgeFace({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle className="face-disc" cx="32" cy="32" r="29" />
      <circle className="face-rim" cx="32" cy="32" r="29" />
      {faces[slug]}
    </svg>
  );
}
