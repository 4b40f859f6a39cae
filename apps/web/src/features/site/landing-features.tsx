import { Atom, Check, Download, Leaf, Lightbulb, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../lib/i18n.ts";
import { ScoreBar } from "../../pieces/score-band.tsx";
import { Tile, type TileTone } from "../../ui/tile.tsx";

export function LandingFeatures() {
  return (
    <section className="band" aria-labelledby="features">
      <div className="wrap stack gap-10">
        <h2 id="features" className="max-w-[18ch] text-3xl">
          {t("Know your strength before the exam hall")}
        </h2>
        <div className="features">
          <Feature
            title={t("Comprehensive study materials")}
            words={t("Notes and practice for all subjects, small enough to keep on your phone.")}
          >
            <Note icon={Leaf} title={t("Plant nutrition")} size="PDF · 340 KB" mark={Download} />
            <Note icon={Atom} tone="info" title={t("Waves in ten pages")} size="PDF · 410 KB" mark={Check} />
          </Feature>
          <Feature
            title={t("Performance analytics")}
            words={t("Track progress and find areas to improve, topic by topic.")}
          >
            <Score subject={t("English")} word={t("Strong")} score={84} />
            <Score subject={t("Mathematics")} word={t("Getting there")} score={72} />
            <Score subject={t("Chemistry")} word={t("Needs practice")} score={55} />
          </Feature>
          <Feature
            warm
            title={t("Expert content")}
            words={t("Questions and answers verified by educators, each with a worked explanation.")}
          >
            <b className="flex items-center gap-2 text-base text-sun-ink">
              <Lightbulb className="icon" />
              {t("Why {letter} is right", { letter: "B" })}
            </b>
            {t(
              "Root hairs are thin and there are many of them. They give the root a large surface for taking in water by osmosis.",
            )}
          </Feature>
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  words: string;
  warm?: boolean;
  /**
   * A small picture made of the product's own components. Screen readers skip it, because the words below say the same.
   */
  children: ReactNode;
}

function Feature({ title, words, warm, children }: FeatureProps) {
  return (
    <div className="feature">
      <div className={warm ? "vignette bg-sun-tint" : "vignette"} aria-hidden="true">
        {children}
      </div>
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{words}</p>
    </div>
  );
}

interface NoteProps {
  icon: LucideIcon;
  tone?: TileTone;
  title: string;
  size: string;
  mark: LucideIcon;
}

function Note({ icon, tone, title, size, mark: Mark }: NoteProps) {
  return (
    <div className="flex items-center gap-3 rounded-md bg-card px-3 py-2 leading-snug">
      <Tile icon={icon} tone={tone} />
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="text-muted">{size}</span>
      </span>
      <Mark className="icon" />
    </div>
  );
}

function Score({ subject, word, score }: { subject: string; word: string; score: number }) {
  return (
    <div className="stack gap-1.5 font-bold">
      <span className="flex flex-wrap justify-between gap-x-2">
        {subject}
        <span className="num">
          {word} {score}%
        </span>
      </span>
      <ScoreBar score={score} label={subject} />
    </div>
  );
}
