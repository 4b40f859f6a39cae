import { type DataOf, type FiguresFrom, itemAnalysis, MIN_RESPONSES } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Clock, Scale, SquareCheckBig, Target } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { ExportFigures } from "./export-figures.tsx";
import { FiguresChoice } from "./figures-choice.tsx";
import { PaperItemTable } from "./paper-item-table.tsx";
import { PapersLink } from "./papers-link.tsx";
import { decimal, figure, percent } from "./question-words.ts";
import "./questions.css";

type Analysis = DataOf<typeof itemAnalysis.ofPaper>;

/** How a paper was answered: first the paper as a whole, then each question. */
export function PaperFiguresScreen() {
  usePageTitle(t("Paper statistics"));
  const { paperId = "" } = useParams();
  const [from, setFrom] = useState<FiguresFrom>("first");
  const analysis = useQuery(read(itemAnalysis.ofPaper, { paper_id: paperId, from }));
  return (
    <div className="stack gap-6">
      <PapersLink paper={analysis.data?.paper} />
      <Await query={analysis}>
        {(found) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h1>
                {found.paper.exam_type.name} {found.paper.subject.name} {found.paper.year}
              </h1>
              <DemoLabel shown={found.includes_demo} />
            </div>
            <div className="row items-end">
              <FiguresChoice from={from} onChange={setFrom} />
              <ExportFigures of={{ paper_id: paperId, from }} />
            </div>
            {found.overall.answered === 0 ? (
              <EmptyState title={t("No statistics yet")}>
                {t("They show here after students finish tests with questions from this paper.")}
              </EmptyState>
            ) : (
              <PaperFigures {...found} />
            )}
          </>
        )}
      </Await>
    </div>
  );
}

function PaperFigures({ paper, overall, items }: Analysis) {
  // The answers of three candidates are not enough for statistics.
  const enough = items.some(({ statistics }) => statistics.enough);
  const tooFew = t("not enough answers yet");
  const minutes = overall.seconds === null ? null : Math.round(overall.seconds / 60);
  return (
    <>
      <p className="max-w-[70ch] text-muted">
        {t("Statistics come from all finished tests of the type chosen above, not only this paper.")}
      </p>
      <div className="stats">
        <StatCard
          figure={enough ? percent(overall.facility) : "–"}
          label={t("Facility")}
          note={enough ? t("share of correct answers") : tooFew}
          icon={Target}
          tone="info"
        />
        <StatCard
          figure={enough ? decimal(overall.discrimination) : "–"}
          label={t("Discrimination")}
          note={enough ? t("top third minus bottom third") : tooFew}
          icon={Scale}
        />
        <StatCard
          figure={t("{answered} of {all}", { answered: figure(overall.answered), all: figure(items.length) })}
          label={t("Questions answered at least once")}
          icon={SquareCheckBig}
        />
        <StatCard
          figure={minutes === null ? "–" : t("{minutes} min", { minutes: figure(minutes) })}
          label={t("Time for the full paper")}
          note={
            minutes === null
              ? t("some questions have no recorded time")
              : t("of {minutes} allowed", { minutes: figure(paper.minutes) })
          }
          icon={Clock}
          tone="sun"
        />
      </div>
      <Reliability found={overall.reliability} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Thirds overall={overall} />
        <Hardness items={items} />
      </div>
      <PaperItemTable items={items} />
    </>
  );
}

/** Whether the marks of the full paper are reliable. Always from first tests in exam mode, whatever is chosen above. */
function Reliability({ found }: { found: Analysis["overall"]["reliability"] }) {
  if (!found || found.tests < MIN_RESPONSES)
    return (
      <p className="text-muted" role="status">
        {t("Reliability: not enough exam-mode tests of the full paper yet ({n} of {least}).", {
          n: figure(found?.tests ?? 0),
          least: MIN_RESPONSES,
        })}
      </p>
    );
  const facts = [
    { label: t("Tests"), value: figure(found.tests) },
    { label: t("Mean mark"), value: t("{mean} of {items}", { mean: decimal(found.mean), items: found.items }) },
    { label: t("Standard deviation"), value: decimal(found.deviation) },
    { label: t("Reliability (KR-20)"), value: decimal(found.kr20) },
    { label: t("Standard error of a mark"), value: decimal(found.standard_error) },
  ];
  return (
    <section className="card stack gap-3" aria-labelledby="reliability">
      <h2 id="reliability">{t("The full paper")}</h2>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="num text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Thirds({ overall }: Pick<Analysis, "overall">) {
  const bars = [
    { label: t("Top"), share: overall.top },
    { label: t("Middle"), share: overall.middle },
    { label: t("Bottom"), share: overall.bottom },
  ].map(({ label, share }) => ({ label, value: Math.round((share ?? 0) * 100), shown: percent(share) }));
  return (
    <BarChart
      title={t("Correct answers by third of students")}
      unit={t("Share of correct answers (%)")}
      bars={bars}
      summary={bars.map(({ label, shown }) => `${label}: ${shown}`).join(", ")}
    />
  );
}

const QUARTERS = [0, 1, 2, 3];

/** How many questions almost nobody, some, most and almost everybody got right. */
function Hardness({ items }: Pick<Analysis, "items">) {
  const shares = items.flatMap(({ statistics }) => statistics.facility ?? []);
  const bars = QUARTERS.map((quarter) => ({
    label: t("{from}–{to}%", { from: quarter * 25, to: quarter * 25 + 25 }),
    value: shares.filter((share) => Math.min(3, Math.floor(share * 4)) === quarter).length,
  }));
  return (
    <BarChart
      title={t("Difficulty of the questions")}
      unit={t("Questions by share of correct answers")}
      bars={bars}
      summary={bars.map(({ label, value }) => `${label}: ${value}`).join(", ")}
    />
  );
}
