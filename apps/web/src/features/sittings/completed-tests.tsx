import { type Grade, sittings } from "@sabiprep/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CircleAlert, Hourglass } from "lucide-react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { dateText, t, translateServerText } from "../../lib/i18n.ts";
import { paths, testResultPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { gradeTitle, modeName } from "./paper-line.ts";

const PAGE = 20;

/** Every finished test, newest first. Each opens its review again. */
export function CompletedTests() {
  const grades = useInfiniteQuery({
    queryKey: ["completed-tests"],
    queryFn: ({ pageParam }) => call(sittings.grades, { limit: PAGE, ...(pageParam && { before: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: (page: Grade[]) => (page.length === PAGE ? page.at(-1)?.grade_created_at : undefined),
    staleTime: 0,
  });
  const waiting = useQuery({ ...read(sittings.waiting), staleTime: 0 }).data ?? [];
  if (grades.isPending) return <Skeleton />;
  if (grades.isError && !grades.data)
    return (
      <Banner
        tone="bad"
        icon={CircleAlert}
        role="alert"
        action={
          <Button tone="plain" onClick={() => void grades.refetch()}>
            {t("Retry")}
          </Button>
        }
      >
        {grades.error.message}
      </Banner>
    );
  const list = grades.data.pages.flat();
  if (list.length === 0 && waiting.length === 0)
    return (
      <EmptyState title={t("No completed tests yet")}>
        {t("Tests you finish will show here with your score. Open one to see all the answers.")}
      </EmptyState>
    );
  return (
    <div className="stack">
      <p>
        <Link className="tap" to={paths.challenges}>
          {t("My challenges")}
        </Link>
      </p>
      <ul className="card lines py-2">
        {waiting.map(({ session_id, title }) => (
          <li key={session_id} className="tap-row flex-wrap">
            <Link className="tap min-w-0 flex-1 basis-48" to={testResultPath(session_id)}>
              {translateServerText(title)}
            </Link>
            <Chip tone="mid" icon={Hourglass}>
              {t("Result not ready")}
            </Chip>
          </li>
        ))}
        {list.map((grade) => (
          <CompletedTest key={grade.uuid} grade={grade} />
        ))}
      </ul>
      {grades.hasNextPage && (
        <Button
          tone="plain"
          className="justify-self-center"
          disabled={grades.isFetchingNextPage}
          onClick={() => void grades.fetchNextPage()}
        >
          {t("Show more")}
        </Button>
      )}
    </div>
  );
}

const tones = { "Excellent work!": "ok", "Good job!": "mid", "Keep practicing!": "info" } as const;

function CompletedTest({ grade }: { grade: Grade }) {
  const day = dateText(grade.grade_created_at, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Africa/Lagos",
  });
  return (
    <li className="tap-row flex-wrap">
      <div className="min-w-0 flex-1 basis-48">
        <Link className="tap" to={testResultPath(grade.session_id)}>
          {gradeTitle(grade)}
        </Link>
        <div className="text-sm text-muted">
          {grade.exam_name} · {modeName(grade.mode)} · {day}
        </div>
      </div>
      <div className="row gap-3">
        {grade.letter_grade && <b>{grade.letter_grade}</b>}
        {grade.utme_total !== null && <b className="num">{grade.utme_total}/400</b>}
        <Chip tone={tones[grade.comment as keyof typeof tones] ?? "plain"}>{translateServerText(grade.comment)}</Chip>
        <b className="num">{grade.grade_score}%</b>
      </div>
    </li>
  );
}
