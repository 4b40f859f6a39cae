import type { AnalyticsReport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { ScoreBar } from "../../pieces/score-band.tsx";
import { LabelledBars } from "./labelled-bars.tsx";

const SUBJECTS_SHOWN = 8;

export function SubjectScores({ subjects }: { subjects: AnalyticsReport["subjects"] }) {
  const shown = subjects.slice(0, SUBJECTS_SHOWN);
  return (
    <LabelledBars
      title={t("Scores by subject")}
      unit={
        subjects.length > shown.length
          ? t("Average score (%) in the {n} most tested subjects", { n: shown.length })
          : t("Average score (%)")
      }
      rows={shown}
      label={({ name }) => name}
      figure={({ average_score }) => `${average_score}%`}
      note={({ tests }) => t("{n, plural, one {# test} other {# tests}}", { n: tests })}
      bar={({ name, average_score }) => <ScoreBar score={average_score} label={name} />}
    />
  );
}
