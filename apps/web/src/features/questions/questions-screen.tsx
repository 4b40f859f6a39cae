import {
  itemAnalysis,
  keylessRoles,
  QUESTIONS_A_PAGE,
  questionImports,
  questions,
  type StaffQuestion,
  staff,
} from "@sabiprep/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, Download, Plus, Upload } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { toast } from "../../ui/toast.tsx";
import { type Filters, useAddressFilters } from "./address-filters.ts";
import { BankNavigation } from "./bank-navigation.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkUndo } from "./bulk-undo.tsx";
import { ExportFigures } from "./export-figures.tsx";
import { exportFound } from "./export-link.ts";
import { useListKeys } from "./list-keys.ts";
import { ListTools } from "./list-tools.tsx";
import { MyDesk } from "./my-desk.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionFilters } from "./question-filters.tsx";
import { QuestionTiles } from "./question-tiles.tsx";
import { SavedFilters } from "./saved-filters.tsx";
import "./questions.css";

const QuestionDialog = lazyWithRetry(async () => (await import("./question-dialog.tsx")).QuestionDialog);
const DetailsDialog = lazyWithRetry(async () => (await import("./details-dialog.tsx")).DetailsDialog);

const STALE_MS = 60_000;

export function QuestionsScreen() {
  usePageTitle(t("Questions"));
  // The URL also names the open question, so that reports, statistics and colleagues can link to it.
  const { filters, setFilters, trail, setTrail, viewing, setViewing, tab, setTab, isDense, setDense } =
    useAddressFilters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** All that the filters find, on every page. */
  const [allFound, setAllFound] = useState(false);
  const [undo, setUndo] = useState<{ id: string; changed: number } | null>(null);
  const [editing, setEditing] = useState<StaffQuestion | "new" | null>(null);
  const [deleting, setDeleting] = useState<StaffQuestion | null>(null);
  const may = useMay();
  const list = useQuery({
    ...read(questions.list, { ...filters, before: trail.at(-1) }),
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const role = useQuery(read(staff.profile)).data?.role;
  const isKeyHidden = keylessRoles.some((hiddenKeys) => hiddenKeys === role);
  const remove = useCall(questions.remove, [questions.list, questions.tiles]);
  const erase = useCall(questions.erase, [questions.list, questions.tiles]);
  const move = useCall(questions.move, [questions.list, questions.tiles, questions.read, questions.desk]);
  const cards = useRef<HTMLElement>(null);
  useListKeys(cards);

  const clear = useCallback(() => {
    setChosen(new Set());
    setAllFound(false);
  }, []);
  const filter = useCallback(
    (next: Filters, typing?: boolean) => {
      setFilters(next, typing);
      clear();
    },
    [setFilters, clear],
  );
  const choose = (ids: string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setChosen(next);
    setAllFound(false);
  };
  const changed = (id: string | null, many: number) => {
    clear();
    setUndo(id ? { id, changed: many } : null);
    if (!id) toast({ title: t("{n, plural, one {# question changed} other {# questions changed}}", { n: many }) });
  };
  async function publish(question: StaffQuestion) {
    try {
      await move.mutateAsync({ question_id: question.id, to: "live" });
      toast({ title: t("Published") });
    } catch (problem) {
      toast({ title: t("We could not publish it"), description: (problem as Error).message, destructive: true });
    }
  }
  async function carryOutDelete(question: StaffQuestion) {
    setDeleting(null);
    try {
      const how = question.erasable ? erase : remove;
      await how.mutateAsync({ question_id: question.id });
      toast({ title: question.erasable ? t("Question permanently deleted") : t("Question deleted") });
    } catch (problem) {
      toast({ title: t("We could not delete it"), description: (problem as Error).message, destructive: true });
    }
  }

  return (
    <div className="stack bank-screen">
      <div className="row justify-between gap-4">
        <h1>{t("Questions")}</h1>
        <div className="row bank-acts">
          {may(questionImports.upload) && (
            <Link className={buttonClass({ tone: "plain" })} to={paths.adminQuestionImport}>
              <Upload className="icon" aria-hidden="true" />
              {t("Import")}
            </Link>
          )}
          {may(questionImports.export) && (
            <Link className={buttonClass({ tone: "plain" })} to={exportFound(filters)}>
              <Download className="icon" aria-hidden="true" />
              {t("Export")}
            </Link>
          )}
          {may(questions.add) && (
            <Button onClick={() => setEditing("new")}>
              <Plus className="icon" aria-hidden="true" />
              {t("Add question")}
            </Button>
          )}
        </div>
      </div>
      <div className="row justify-between gap-3">
        <BankNavigation />
        <QuestionTiles />
      </div>
      <MyDesk onOpen={setViewing} />
      <QuestionFilters filters={filters} onChange={filter} />
      {isKeyHidden && <p className="text-muted">{t("Open a question to see its answer and explanation.")}</p>}
      <SavedFilters filters={filters} onChoose={filter} />
      <Await
        query={list}
        failed={t("Failed to load questions")}
        failedText={t("Unable to fetch questions from server.")}
      >
        {({ items, total, more_than_total, next, closest }) => (
          <>
            {undo && <BulkUndo undo={undo.id} changed={undo.changed} onGone={() => setUndo(null)} />}
            {items.length > 0 && (
              <ListTools
                items={items}
                chosen={chosen}
                total={total}
                orMore={more_than_total}
                allFound={allFound}
                page={trail.length + 1}
                pages={Math.ceil(total / QUESTIONS_A_PAGE)}
                isSearched={Boolean(filters.search)}
                closest={closest}
                onChoose={choose}
                onChooseAll={() => setAllFound(true)}
                isDense={isDense}
                onDense={setDense}
              />
            )}
            {items.length === 0 ? (
              <EmptyState title={t("No questions found")}>{t("Try other words or fewer filters.")}</EmptyState>
            ) : (
              <section
                ref={cards}
                className={isDense ? "card bank-list is-dense p-0" : "card bank-list p-0"}
                aria-label={t("Questions")}
                aria-busy={list.isPlaceholderData}
              >
                {items.map((question) => (
                  <QuestionCard
                    key={question.id}
                    question={question}
                    isDense={isDense}
                    chosen={allFound || chosen.has(question.id)}
                    onChoose={(on) => choose([question.id], on)}
                    onView={() => setViewing(question.id, filters.stage === "review" ? "review" : undefined)}
                    onEdit={() => setEditing(question)}
                    onPublish={() => void publish(question)}
                    onDelete={() => setDeleting(question)}
                  />
                ))}
              </section>
            )}
            <p className="hidden text-sm text-muted md:block">
              {t(
                "Shortcuts: / searches, the down arrow goes to the results, J and K move, Enter opens, E edits, P publishes, X selects.",
              )}
            </p>
            <div className="row justify-between">
              {items.length > 0 && may(itemAnalysis.export) ? <ExportFigures of={{ found: filters }} /> : <span />}
              <div className="row gap-2">
                <Button tone="plain" disabled={trail.length === 0} onClick={() => setTrail(trail.slice(0, -1))}>
                  <ArrowLeft className="icon" aria-hidden="true" />
                  {t("Previous")}
                </Button>
                <Button tone="plain" disabled={next === null} onClick={() => next && setTrail([...trail, next])}>
                  {t("Next")}
                  <ArrowRight className="icon" aria-hidden="true" />
                </Button>
              </div>
            </div>
            {(allFound || chosen.size > 0) && may(questions.bulkChange) && (
              <BulkBar
                chosen={allFound ? { found: filters } : { question_ids: [...chosen] }}
                many={allFound ? total : chosen.size}
                orMore={allFound && more_than_total}
                subjectId={filters.subject_id}
                onDone={changed}
                onClear={clear}
              />
            )}
          </>
        )}
      </Await>
      <MountOnce wanted={editing !== null}>
        <QuestionDialog editing={editing} onClose={() => setEditing(null)} />
      </MountOnce>
      <MountOnce wanted={viewing !== null}>
        <DetailsDialog
          questionId={viewing}
          tab={tab}
          onTab={setTab}
          onClose={() => setViewing(null)}
          onEdit={(question) => {
            setViewing(null);
            setEditing(question);
          }}
        />
      </MountOnce>
      <Dialog
        decision
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={deleting?.erasable ? t("Delete permanently") : t("Delete question")}
        foot={
          <>
            <Button tone="plain" onClick={() => setDeleting(null)}>
              {t("Cancel")}
            </Button>
            <Button tone="danger" onClick={() => deleting && carryOutDelete(deleting)}>
              {t("Delete")}
            </Button>
          </>
        }
      >
        <p>
          {deleting?.erasable
            ? t("It was never live. This deletes all its versions and comments. You cannot undo this.")
            : t("Are you sure you want to delete this question?")}
        </p>
      </Dialog>
    </div>
  );
}
