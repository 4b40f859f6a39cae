import { Link, useParams, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { BookmarkList } from "./bookmark-list.tsx";
import { CoverageMap } from "./coverage-map.tsx";
import { MistakeList } from "./mistake-list.tsx";
import { SeenQuestion } from "./seen-question.tsx";
import { TodayPanel } from "./today-panel.tsx";
import "../../styles/study.css";

const panels = { today: TodayPanel, mistakes: MistakeList, bookmarks: BookmarkList, coverage: CoverageMap };
type Panel = keyof typeof panels;

const isPanel = (name: string | null): name is Panel => name !== null && name in panels;

/**
 * Items to revise: today's cards, mistakes, bookmarks and how much of each syllabus was covered. Or one of their
 * questions.
 */
export function ReviewScreen() {
  const { questionId } = useParams();
  return questionId ? <SeenQuestion questionId={questionId} /> : <Review />;
}

function Review() {
  usePageTitle(t("Review"));
  const [search, setSearch] = useSearchParams();
  const asked = search.get("tab");
  const chosen = isPanel(asked) ? asked : "today";
  const Panel = panels[chosen];
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Review")}</h1>
          <p className="text-muted">
            {t("We repeat the questions you got wrong until you know them, in time for your exam.")}
          </p>
        </div>
        <Link className={buttonClass({ tone: "plain" })} to={`${paths.practiceTests}?tab=completed`}>
          {t("Completed Tests")}
        </Link>
      </div>
      <Tabs
        label={t("Review")}
        tabs={[
          { id: "today", label: t("Today") },
          { id: "mistakes", label: t("Mistakes") },
          { id: "bookmarks", label: t("Bookmarks") },
          { id: "coverage", label: t("Coverage") },
        ]}
        chosen={chosen}
        onChoose={(tab) => setSearch({ tab }, { replace: true })}
      >
        <Panel />
      </Tabs>
    </div>
  );
}
