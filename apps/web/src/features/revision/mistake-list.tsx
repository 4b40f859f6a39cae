import { type DataOf, revision } from "@sabiprep/contract";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LikeThis } from "./like-this.tsx";
import { ListPages, usePages } from "./list-pages.tsx";

type Mistake = DataOf<typeof revision.mistakes>[number];

export function MistakeList() {
  const pages = usePages(revision.mistakes, ({ last_met_at }: Mistake) => last_met_at);
  return (
    <ListPages
      pages={pages}
      empty={
        <EmptyState
          title={t("No open mistakes")}
          action={
            <Link className={buttonClass({})} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          }
        >
          {t("A question you get wrong in a test waits here, and leaves once you get it right.")}
        </EmptyState>
      }
    >
      {(mistake: Mistake) => <MistakeCard key={mistake.question.uuid} mistake={mistake} />}
    </ListPages>
  );
}

function MistakeCard({
  mistake: { question, subject_name, place, selected_option, times_wrong },
}: {
  mistake: Mistake;
}) {
  return (
    <article className="card stack gap-5" aria-label={subject_name}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold text-muted">
          {subject_name}
          {question.topic && ` · ${question.topic}`}
        </p>
        <Chip icon={RotateCcw}>
          {selected_option === null && times_wrong === 1
            ? t("Left blank")
            : t("{n, plural, one {Wrong once} other {Wrong # times}}", { n: times_wrong })}
        </Chip>
      </div>
      <QuestionBody question={question} />
      <AnswerOptions question={question} chosen={selected_option} marked onChoose={() => {}} />
      <Explanation question={question} chosen={selected_option} />
      {place && <LikeThis place={place} subject={subject_name} topic={question.topic} mistakes />}
    </article>
  );
}
