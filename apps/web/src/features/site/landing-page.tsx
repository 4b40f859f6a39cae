import { Check } from "lucide-react";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Scene } from "../../ui/scene.tsx";
import { LandingDaily } from "./landing-daily.tsx";
import { LandingFeatures } from "./landing-features.tsx";
import { SitePage } from "./site-page.tsx";

const PATH = "M396 306l32 30c64-4 90-26 170-26s150 14 206-22 50-70 110-90";

export function LandingPage() {
  return (
    <SitePage path={paths.home}>
      <Hero />
      <LandingDaily />
      <LandingFeatures />
      <Figures />
      <section className="band">
        <div className="wrap row justify-between gap-6">
          <div className="stack flex-[1_1_320px] gap-2">
            <h2 className="text-3xl">{t("Start today. It is free.")}</h2>
            <p className="text-muted">{t("No credit card is required. Account creation is free.")}</p>
          </div>
          <ButtonLink large href={paths.register}>
            {t("Create Free Account")}
          </ButtonLink>
        </div>
      </section>
    </SitePage>
  );
}

function Hero() {
  return (
    <section className="hero deep">
      <Scene path={PATH} />
      <div className="wrap">
        <div className="hero-words stack gap-5">
          <h1>{t("Pass Your Secondary School Exams")}</h1>
          <p className="max-w-[44ch] text-lg text-on-deep-2">
            <Unbroken words="Post-UTME">
              {t("Most trusted platform for WAEC, NECO, JAMB & Post-UTME preparation")}
            </Unbroken>
          </p>
          <div className="row gap-4">
            <ButtonLink tone="sun" large href={paths.register}>
              {t("Start Learning Now")}
            </ButtonLink>
            <ButtonLink tone="ghost" large href={paths.tryOut}>
              {t("Try 10 questions first")}
            </ButtonLink>
          </div>
        </div>
        <SampleCard />
      </div>
    </section>
  );
}

/** Keeps a name with a hyphen on one line. */
function Unbroken({ words, children }: { words: string; children: string }) {
  const [before, ...after] = children.split(words);
  return (
    <>
      {before}
      {after.length > 0 && <span className="whitespace-nowrap">{words}</span>}
      {after.join(words)}
    </>
  );
}

/** A picture of the product, drawn with its own components. */
function SampleCard() {
  return (
    <div className="card hero-card stack" aria-hidden="true">
      <div className="flex items-center justify-between">
        <Chip tone="ok">{t("Biology")}</Chip>
        <span className="num text-sm text-muted">{t("Question {n} of {total}", { n: 4, total: 10 })}</span>
      </div>
      <p className="question">{t("Which part of the maize plant absorbs water and mineral salts from the soil?")}</p>
      <div className="options">
        <SampleOption letter="A" words={t("Stem")} />
        <SampleOption letter="B" words={t("Root hairs")} right />
        <SampleOption letter="C" words={t("Tassel")} />
      </div>
    </div>
  );
}

function SampleOption({ letter, words, right = false }: { letter: string; words: string; right?: boolean }) {
  return (
    <div className={right ? "option-box option-right text-base" : "option-box option-still"}>
      <span className="keycap">{letter}</span>
      {words}
      {right && (
        <span className="option-mark">
          <Check className="icon" />
          {t("Correct")}
        </span>
      )}
    </div>
  );
}

/** The four numbers are slots: set by staff, or counted by the server. */
function Figures() {
  const figures = [
    ["{{figure_questions}}", t("practice questions")],
    ["{{figure_students}}", t("students")],
    ["{{figure_subjects}}", t("subjects")],
    ["{{figure_success}}", t("success rate")],
  ] as const;
  return (
    <section className="band bg-canvas" aria-label={t("{site} in numbers", { site: config.site_name })}>
      <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted">{label}</dt>
            <dd className="num text-[clamp(1.75rem,9vw,2.25rem)] leading-tight font-extrabold tracking-tight whitespace-nowrap text-brand">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
