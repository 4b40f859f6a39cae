import { Check, Target, TrendingUp } from "lucide-react";
import { t } from "../lib/i18n.ts";
import { Chip } from "../ui/chip.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";

type Band = "high" | "mid" | "low";

const STRONG = 80;
const GETTING_THERE = 70;

const bandOf = (score: number): Band => (score >= STRONG ? "high" : score >= GETTING_THERE ? "mid" : "low");

/** A score in one word, beside its colour. No low score is called bad. */
export function ScoreBand({ score }: { score: number }) {
  const band = bandOf(score);
  if (band === "high")
    return (
      <Chip tone="ok" icon={Check}>
        {t("Strong")}
      </Chip>
    );
  if (band === "mid")
    return (
      <Chip tone="mid" icon={TrendingUp}>
        {t("Getting there")}
      </Chip>
    );
  return (
    <Chip tone="bad" icon={Target}>
      {t("Needs practice")}
    </Chip>
  );
}

export function ScoreBar({ score, label }: { score: number; label: string }) {
  return <ProgressBar value={score} label={label} band={bandOf(score)} />;
}
