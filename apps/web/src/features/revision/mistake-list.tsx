import { type DataOf, figureText, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { TestCost } from "../../pieces/test-cost.tsx";
import { Await } from "../../ui/await.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListPages, usePages } from "./list-pages.tsx";
import { type Mistake, MistakeCard } from "./mistake-card.tsx";

type Subject = DataOf<typeof revision.mistakeSubjects>[number];

/** Open mistakes as cards, of all subjects or of the one in the URL, and the link to a test of them. */
export function MistakeList() {
  const subjects = useQuery(read(revision.mistakeSubjects));
  return (
    <Await query={subjects} empty={<NoMistakes />}>
      {(subjects) => <Mistakes subjects={subjects} />}
    </Await>
  );
}

function Mistakes({ subjects }: { subjects: Subject[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = subjects.find(({ uuid }) => uuid === search.get("subject"));
  const pages = usePages(
    revision.mistakes,
    ({ last_met_at, question }: Mistake) => ({ before: last_met_at, after: question.uuid }),
    chosen ? { subject_id: chosen.uuid } : {},
  );
  const choose = (subject?: string) => setSearch({ tab: "mistakes", ...(subject && { subject }) }, { replace: true });
  return (
    <div className="stack gap-6">
      {subjects.length > 1 && <SubjectFilter subjects={subjects} chosen={chosen} onChoose={choose} />}
      <PractiseThem subject={chosen ?? subjects[0]!} isOneOfMany={!chosen && subjects.length > 1} />
      <ListPages pages={pages} className="mistake-cards" empty={<NoMistakes />}>
        {(mistake: Mistake) => <MistakeCard key={mistake.question.uuid} mistake={mistake} />}
      </ListPages>
    </div>
  );
}

interface SubjectFilterProps {
  subjects: Subject[];
  chosen: Subject | undefined;
  onChoose: (subject?: string) => void;
}

function SubjectFilter({ subjects, chosen, onChoose }: SubjectFilterProps) {
  const all = subjects.reduce((sum, { mistakes }) => sum + mistakes, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can not be one row that scrolls.
    <div className="mistake-filter" role="group" aria-label={t("Subject")}>
      <button type="button" className="pick" aria-pressed={!chosen} onClick={() => onChoose()}>
        {t("All")}
        <Count mistakes={all} />
      </button>
      {subjects.map(({ uuid, name, mistakes }) => (
        <button
          key={uuid}
          type="button"
          className="pick"
          aria-pressed={uuid === chosen?.uuid}
          onClick={() => onChoose(uuid)}
        >
          {name}
          <Count mistakes={mistakes} />
        </button>
      ))}
    </div>
  );
}

const Count = ({ mistakes }: { mistakes: number }) => <span className="num text-muted">{figureText(mistakes)}</span>;

/** A test is about one subject: the chosen one, otherwise the one with most mistakes. */
function PractiseThem({ subject: { name, place }, isOneOfMany }: { subject: Subject; isOneOfMany: boolean }) {
  if (!place) return null;
  return (
    <div className="stack gap-2">
      <PractiseLink
        className={buttonClass({ large: true }, "justify-self-start")}
        test={{ ...place, from: "mistakes", title: t("{subject}: my mistakes", { subject: name }) }}
      >
        <Play className="icon" aria-hidden="true" />
        {isOneOfMany
          ? t("Start with my mistakes in {subject}", { subject: name })
          : t("Practise my mistakes in {subject}", { subject: name })}
      </PractiseLink>
      <TestCost className="text-muted" />
    </div>
  );
}

const NoMistakes = () => (
  <EmptyState
    title={t("No mistakes to fix")}
    action={
      <Link className={buttonClass({})} to={paths.practiceTests}>
        {t("Go to practice tests")}
      </Link>
    }
  >
    {t("Questions you get wrong stay here until you get them right.")}
  </EmptyState>
);
