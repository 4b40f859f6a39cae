import { exams, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { fetchAhead } from "../../lib/fetch-ahead.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { read } from "../../lib/query.ts";
import { ContinueTest } from "../../pieces/continue-test.tsx";
import { useRunningTests } from "../../pieces/running-tests.ts";
import { useUnsentTests } from "../../pieces/unsent-tests.tsx";
import { Await } from "../../ui/await.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { AllowanceMeter } from "./allowance-meter.tsx";
import { CompletedTests } from "./completed-tests.tsx";
import { ExamSubjects } from "./exam-subjects.tsx";
import { MockCards } from "./mock-cards.tsx";
import { RecommendedAhead, RecommendedTests } from "./recommended-tests.tsx";
import type { ChosenTest } from "./start-dialog.tsx";
import { useStartTest } from "./start-test.ts";
import "../../styles/choosing-and-results.css";

const PlanRefusal = lazyWithRetry(async () => (await import("./plan-refusal.tsx")).PlanRefusal);
const StartDialog = lazyWithRetry(async () => (await import("./start-dialog.tsx")).StartDialog);

const RECOMMENDED = "recommended";
const COMPLETED = "completed";

export function PracticeTestsScreen() {
  usePageTitle(t("Practice Tests"));
  const list = useQuery(read(exams.list));
  // Wait for the content above the tests: if it loaded a moment later, it would move them away from under the finger.
  const above = [useQuery(read(sittings.allowance)), useUnsentTests()];
  const running = useRunningTests();
  const starting = useStartTest();
  const [chosen, setChosen] = useState<ChosenTest | null>(null);
  useEffect(() => fetchAhead(() => import("./start-dialog.tsx")), []);
  const choose = (test: ChosenTest) => {
    fetchAhead(() => preloadScreen(paths.test));
    starting.dismiss();
    setChosen(test);
  };
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="stack gap-1">
          <h1>{t("Practice Tests")}</h1>
          <p className="text-muted">{t("Choose a test. You can stop and continue at any time.")}</p>
        </div>
        <AllowanceMeter />
      </div>
      {!running || above.some(({ isPending }) => isPending) ? (
        <>
          {import.meta.env.SSR && <RecommendedAhead />}
          <Skeleton lines={6} />
        </>
      ) : (
        <>
          <ContinueTest />
          <Await query={list}>{(exams) => <TestTabs exams={exams} onChoose={choose} starting={starting} />}</Await>
        </>
      )}
      <MountOnce wanted={chosen !== null}>
        <StartDialog chosen={chosen} onClose={() => setChosen(null)} starting={starting} />
      </MountOnce>
      <MountOnce wanted={starting.refusal !== null}>
        <PlanRefusal
          refusal={starting.refusal}
          onClose={() => {
            setChosen(null);
            starting.dismiss();
          }}
        />
      </MountOnce>
    </div>
  );
}

interface TestTabsProps {
  exams: { uuid: string; name: string }[];
  onChoose: (test: ChosenTest) => void;
  starting: ReturnType<typeof useStartTest>;
}

/** The chosen tab is in the URL, so that Back returns to it. */
function TestTabs({ exams, onChoose, starting }: TestTabsProps) {
  const [search, setSearch] = useSearchParams();
  const find = search.get("find") ?? "";
  // A name without an exam is searched in the candidate's own exams, which come first.
  const asked = search.get("tab") ?? ((find && exams[0]?.name.toLowerCase()) || RECOMMENDED);
  const [tab, setTab] = useState(asked);
  // A search leads here from everywhere, even from this screen.
  useEffect(() => setTab(asked), [asked]);
  const choose = (id: string) => {
    setTab(id);
    setSearch({ tab: id }, { replace: true });
  };
  const exam = exams.find(({ name }) => name.toLowerCase() === tab);
  const known = exam || tab === COMPLETED ? tab : RECOMMENDED;
  const tabs = [
    { id: RECOMMENDED, label: t("Recommended") },
    ...exams.map(({ name }) => ({ id: name.toLowerCase(), label: name.toUpperCase() })),
    { id: COMPLETED, label: t("Completed Tests") },
  ];
  return (
    <Tabs label={t("Tests")} tabs={tabs} chosen={known} onChoose={choose}>
      <div className="stack gap-6">
        {known === RECOMMENDED && <RecommendedTests onChoose={onChoose} />}
        {exam && <ExamSubjects key={`${exam.uuid} ${find}`} exam={exam} find={find} onChoose={onChoose} />}
        {known === COMPLETED && <CompletedTests />}
        {(known === RECOMMENDED || known === "jamb") && <MockCards of="utme" starting={starting} />}
        {known === "post-utme" && <MockCards of="institutions" starting={starting} />}
      </div>
    </Tabs>
  );
}
