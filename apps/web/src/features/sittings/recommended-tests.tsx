import { type DataOf, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Clock, CopyCheck } from "lucide-react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { ChosenTest } from "./start-dialog.tsx";

type Recommendation = DataOf<typeof sittings.recommended>[number];

const levels: readonly Recommendation["level"][] = ["Beginner", "Intermediate", "Advanced"];

/** Three bars, filled according to the level. */
const LevelBars = ({ level }: { level: Recommendation["level"] }) => (
  <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {levels.map((one, at) => (
      <rect
        key={one}
        x={3 + 7 * at}
        y={13 - 5 * at}
        width="5"
        height={8 + 5 * at}
        rx="1.5"
        opacity={at > levels.indexOf(level) ? 0.35 : 1}
      />
    ))}
  </svg>
);

/**
 * The first of them in the prerendered page. src/first-paint.ts writes the words, and until then nothing of it is
 * visible.
 */
export function RecommendedAhead() {
  return (
    <div className="recommended-ahead stack gap-6" aria-hidden="true">
      <div className="tabs">
        <button type="button" role="tab" aria-selected>
          {t("Recommended")}
        </button>
      </div>
      <div className="card-grid">
        <div className="card test-card">
          <span className="tile" />
          <div className="stack gap-1">
            <h2>
              <span id="ahead-next" />
            </h2>
            <p id="ahead-why" className="text-muted" />
          </div>
        </div>
      </div>
    </div>
  );
}

export function RecommendedTests({ onChoose }: { onChoose: (test: ChosenTest) => void }) {
  const recommended = useQuery(read(sittings.recommended));
  return (
    <Await query={recommended} empty={t("No tests to recommend yet")}>
      {(tests) => (
        <div className="card-grid">
          {tests.map((test) => (
            <RecommendedCard key={test.title} test={test} onChoose={onChoose} />
          ))}
        </div>
      )}
    </Await>
  );
}

function RecommendedCard({ test, onChoose }: { test: Recommendation; onChoose: (test: ChosenTest) => void }) {
  const { reason, subject_name, level, questions, minutes } = test;
  const title = translateServerText(test.title);
  const choose = () =>
    onChoose({
      title,
      exam_id: test.exam_id,
      subject_id: test.subject_id,
      topics: [],
      topic_id: test.topic_id,
      mode: test.mode,
      count: questions,
    });
  return (
    <article className="card test-card">
      <div className="flex items-center justify-between">
        <Tile {...subjectTile(subject_name)} />
        <Chip>
          <LevelBars level={level} />
          {translateServerText(level)}
        </Chip>
      </div>
      <div className="stack gap-1">
        <h2>{title}</h2>
        <p className="text-muted">{translateServerText(reason)}</p>
      </div>
      <p className="row num gap-4 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <CopyCheck className="icon" aria-hidden="true" />
          {t("{n, plural, one {# question} other {# questions}}", { n: questions })}
        </span>
        <span className="flex items-center gap-1.5">
          <Clock className="icon" aria-hidden="true" />
          {t("{n} min", { n: minutes })}
        </span>
      </p>
      <Button className="start" onClick={choose}>
        {t("Start Test")}
        <span className="sr-only">: {title}</span>
      </Button>
    </article>
  );
}
