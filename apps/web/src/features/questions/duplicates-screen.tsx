import { type DataOf, questions, type StaffQuestion } from "@sabiprep/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, Search } from "lucide-react";
import { Link } from "react-router";
import { useAddressFilter } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMay, useMayIn } from "../../lib/staff-role.ts";
import { momentOf } from "../../lib/when.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast.tsx";
import { BankNavigation } from "./bank-navigation.tsx";
import { AnswerList, QuestionFacts } from "./question-card.tsx";
import "./questions.css";

const narrowing = questions.duplicateReport.query!.def.shape;
const A_PAGE = 10;
const WATCH_MS = 2_000;

/** Equal or nearly equal questions in the full bank, by the same measure that warns a writer. */
export function DuplicatesScreen() {
  usePageTitle(t("Duplicates"));
  const { filter, change } = useAddressFilter(narrowing);
  const offset = filter.offset ?? 0;
  const setOffset = (offset: number) => change({ offset: offset || undefined });
  const report = useQuery({
    ...read(questions.duplicateReport, { offset }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.search?.state === "running" ? WATCH_MS : false),
  });
  return (
    <div className="stack gap-6">
      <h1>{t("Duplicates")}</h1>
      <BankNavigation />
      <Await query={report}>
        {({ search, pairs, more }) => (
          <>
            <TheSearch search={search} onBegun={() => setOffset(0)} />
            {search && pairs.length === 0 && search.state === "done" && (
              <EmptyState title={t("No duplicates")}>
                {t("No two questions in the bank are nearly the same.")}
              </EmptyState>
            )}
            {pairs.map(({ likeness, first, second }, at) => (
              <section
                key={`${first.id} ${second.id}`}
                className="card stack gap-3"
                aria-label={t("Similar pair {n}", { n: offset + at + 1 })}
              >
                <b className="num">
                  {likeness === 100 ? t("Exactly the same text") : t("{n}% similar", { n: likeness })}
                </b>
                <div className="grid gap-5 md:grid-cols-2">
                  <OneOfTwo question={first} />
                  <OneOfTwo question={second} />
                </div>
                <Settle first={first} second={second} />
              </section>
            ))}
            {(offset > 0 || more) && (
              <div className="row">
                <Button tone="plain" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - A_PAGE))}>
                  <ArrowLeft className="icon" aria-hidden="true" />
                  {t("Previous")}
                </Button>
                <Button tone="plain" disabled={!more} onClick={() => setOffset(offset + A_PAGE)}>
                  {t("Next")}
                  <ArrowRight className="icon" aria-hidden="true" />
                </Button>
              </div>
            )}
          </>
        )}
      </Await>
    </div>
  );
}

interface TheSearchProps {
  search: DataOf<typeof questions.duplicateReport>["search"];
  onBegun: () => void;
}

function TheSearch({ search, onBegun }: TheSearchProps) {
  const begin = useCall(questions.searchDuplicates, [questions.duplicateReport]);
  const may = useMay();
  const running = search?.state === "running";
  const start = () =>
    begin.mutate(
      {},
      {
        onSuccess: onBegun,
        onError: (problem) => toast({ title: t("That did not work"), description: problem.message, destructive: true }),
      },
    );
  return (
    <section className="card stack gap-3" aria-label={t("Duplicate search")}>
      <p className="text-muted">
        {t("We compare each question with others that use the same words. We do not compare variants of one question.")}
      </p>
      {search && (
        <p className="num" role="status">
          {t(
            "We compared {compared, plural, one {# question} other {# questions}} and found {pairs, plural, one {# pair} other {# pairs}}.",
            {
              compared: search.compared,
              pairs: search.pairs,
            },
          )}{" "}
          <span className="text-sm text-muted">
            {[search.staff_name, momentOf(search.finished_at ?? search.created_at)].filter(Boolean).join(", ")}
          </span>
        </p>
      )}
      {running && <ProgressBar value={search.progress} label={t("Share of the bank searched")} />}
      {may(questions.searchDuplicates) && (
        <Button className="justify-self-start" disabled={running || begin.isPending} onClick={start}>
          <Search className="icon" aria-hidden="true" />
          {search ? t("Search again") : t("Search the bank")}
        </Button>
      )}
    </section>
  );
}

function OneOfTwo({ question }: { question: StaffQuestion }) {
  return (
    <article className="stack min-w-0 gap-3">
      <QuestionFacts question={question} />
      <StoredMarkup className="bank-question wrap-anywhere" markup={question.question_body} />
      <AnswerList question={question} />
      <Link
        className={buttonClass({ tone: "plain" }, "justify-self-start")}
        to={`${paths.adminQuestions}?question=${question.id}`}
      >
        {t("Open")}
      </Link>
    </article>
  );
}

/** Both stay, or one is removed. The pair is not shown again. */
function Settle({ first, second }: { first: StaffQuestion; second: StaffQuestion }) {
  const mayIn = useMayIn();
  const settle = useCall(questions.settleDuplicates, [questions.duplicateReport, questions.list, questions.tiles]);
  if (![first, second].every((question) => mayIn(questions.settleDuplicates, question.subject_id))) return null;
  const act = (keep: "both" | "first" | "second", merge = false) =>
    settle.mutate(
      { first_id: first.id, second_id: second.id, keep, merge },
      {
        onSuccess: () => toast({ title: questions.settleDuplicates.message ?? "" }),
        onError: (problem) => toast({ title: t("That did not work"), description: problem.message, destructive: true }),
      },
    );
  return (
    <div className="row gap-2">
      <Button tone="plain" disabled={settle.isPending} onClick={() => act("both")}>
        {t("Not a duplicate")}
      </Button>
      <Button tone="plain" disabled={settle.isPending} onClick={() => act("first", true)}>
        {t("Merge into the first")}
      </Button>
      <Button tone="quiet" disabled={settle.isPending} onClick={() => act("second")}>
        {t("Delete the first")}
      </Button>
      <Button tone="quiet" disabled={settle.isPending} onClick={() => act("first")}>
        {t("Delete the second")}
      </Button>
    </div>
  );
}
