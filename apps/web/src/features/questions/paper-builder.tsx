import { ApiError, itemAnalysis, papers, type StaffQuestion } from "@sabiprep/contract";
import { ArrowDown, ArrowUp, Repeat2, Sparkles, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { useAsksBeforeReload } from "../../ui/asks-before-reload.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { type Draft, keepUnsaved, type PaperSlot } from "./paper.ts";
import { QuestionFinder } from "./question-finder.tsx";
import { difficulties, sourceNames } from "./question-words.ts";

interface PaperBuilderProps {
  place: PaperSlot;
  draft: Draft;
  onClose: () => void;
}

/** Builds a paper: filled by the blueprint, searched by hand, moved, swapped, saved as a whole. */
export function PaperBuilder({ place, draft, onClose }: PaperBuilderProps) {
  const [items, setItems] = useState(draft.questions);
  const [about, setAbout] = useState({
    year: String(draft.year),
    minutes: String(draft.minutes),
    source: draft.source,
  });
  const save = useCall(papers.save, [papers.list, papers.read, itemAnalysis.ofPaper]);
  const ids = items.map(({ id }) => id);
  const { exam_type_id, subject_id } = place;
  const isChanged = items !== draft.questions;
  useEffect(() => {
    if (isChanged) keepUnsaved({ exam_type_id, subject_id }, { ...draft, ...numbersOf(about), questions: items });
  }, [isChanged, exam_type_id, subject_id, draft, about, items]);
  // Inside the app the draft is found again. A page reload loses it.
  useAsksBeforeReload(isChanged);
  const errors = save.error instanceof ApiError ? save.error.errors : {};
  const fields = useRef<HTMLDivElement>(null);
  // Year and minutes are a full paper above the button that found them wrong.
  useEffect(() => {
    if (save.error) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [save.error]);

  async function attempt(title: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (problem) {
      toast({ title, description: (problem as Error).message, destructive: true });
    }
  }
  const fill = () =>
    attempt(t("No questions were added"), async () => {
      const asked = { ...place, year: Number(about.year), question_ids: ids };
      const { questions } = await call(papers.suggest, asked);
      setItems([...items, ...questions]);
    });
  const swap = (at: number) =>
    attempt(t("We could not swap the question"), async () => {
      const asked = { exam_type_id: place.exam_type_id, question_id: ids[at]!, question_ids: ids };
      const { question } = await call(papers.swap, asked);
      setItems(items.map((item, place) => (place === at ? question : item)));
    });
  const move = (at: number, by: 1 | -1) => {
    const next = [...items];
    const [item] = next.splice(at, 1);
    next.splice(at + by, 0, item!);
    setItems(next);
  };
  const store = () =>
    attempt(t("We could not save the paper"), async () => {
      await save.mutateAsync({ ...place, ...numbersOf(about), question_ids: ids });
      toast({ title: papers.save.message ?? "" });
      onClose();
    });

  return (
    <section className="card stack gap-5" aria-label={t("Paper")}>
      <div ref={fields} className="bank-form">
        <TextField
          name="year"
          label={t("Year")}
          inputMode="numeric"
          value={about.year}
          onChange={(event) => setAbout({ ...about, year: event.target.value })}
          {...(errors.year?.[0] ? { error: errors.year[0] } : {})}
        />
        <TextField
          name="minutes"
          label={t("Minutes")}
          inputMode="numeric"
          value={about.minutes}
          onChange={(event) => setAbout({ ...about, minutes: event.target.value })}
          {...(errors.minutes?.[0] ? { error: errors.minutes[0] } : {})}
        />
        <Select
          name="source"
          label={t("Source")}
          choices={Object.entries(sourceNames()).map(([value, label]) => ({ value, label }))}
          value={about.source}
          onChange={(event) => setAbout({ ...about, source: event.target.value as Draft["source"] })}
        />
      </div>
      <div className="row justify-between">
        <b className="num" role="status">
          {t("{n, plural, one {# question} other {# questions}}", { n: items.length })}
        </b>
        <Button tone="plain" onClick={fill}>
          <Sparkles className="icon" aria-hidden="true" />
          {t("Fill from the blueprint")}
        </Button>
      </div>
      <ol className="paper-items">
        {items.map((question, at) => (
          <PaperItem
            key={question.id}
            question={question}
            number={at + 1}
            last={at === items.length - 1}
            onMove={(by) => move(at, by)}
            onSwap={() => swap(at)}
            onRemove={() => setItems(items.filter(({ id }) => id !== question.id))}
          />
        ))}
      </ol>
      <QuestionFinder place={place} held={ids} onAdd={(question) => setItems([...items, question])} />
      <div className="row justify-end">
        <Button tone="plain" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button disabled={items.length === 0 || save.isPending} onClick={store}>
          {t("Save paper")}
        </Button>
      </div>
    </section>
  );
}

interface PaperItemProps {
  question: StaffQuestion;
  number: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onSwap: () => void;
  onRemove: () => void;
}

function PaperItem({ question, number, last, onMove, onSwap, onRemove }: PaperItemProps) {
  const tools = [
    { label: t("Move question {n} up", { n: number }), icon: ArrowUp, act: () => onMove(-1), off: number === 1 },
    { label: t("Move question {n} down", { n: number }), icon: ArrowDown, act: () => onMove(1), off: last },
    { label: t("Swap question {n} for another", { n: number }), icon: Repeat2, act: onSwap, off: false },
    { label: t("Remove question {n}", { n: number }), icon: Trash2, act: onRemove, off: false },
  ];
  return (
    <li>
      <b className="num">{number}</b>
      <div className="stack gap-2">
        <StoredMarkup className="wrap-anywhere" markup={question.question_body} />
        <span className="row gap-2">
          <Chip>{difficulties()[question.difficulty_level].label}</Chip>
          {question.topic && <Chip>{question.topic.name}</Chip>}
          {question.stage !== "live" && !question.is_live && <Chip tone="bad">{t("Not live")}</Chip>}
        </span>
      </div>
      <span className="paper-item-tools flex">
        {tools.map(({ label, icon: Icon, act, off }) => (
          <Button key={label} tone="quiet" icon aria-label={label} disabled={off} onClick={act}>
            <Icon className="icon" aria-hidden="true" />
          </Button>
        ))}
      </span>
    </li>
  );
}

const numbersOf = ({ year, minutes, source }: { year: string; minutes: string; source: Draft["source"] }) => ({
  year: Number(year),
  minutes: Number(minutes),
  source,
});
