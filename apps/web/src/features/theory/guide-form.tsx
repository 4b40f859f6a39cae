import type { TheoryAtom, TheoryAttemptTicks, TheoryGuide, TheoryQuestion } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { marksText } from "./question-paper.tsx";

export type Verdict = "yes" | "no" | "unsure";

/** What has been chosen for each atom. A band holds its marks. */
export interface Choices {
  verdicts: Record<string, Verdict>;
  bands: Record<string, number>;
  /** Codes, with "@part" for one that is taken in each part. */
  deductions: string[];
}

export const NO_CHOICES: Choices = { verdicts: {}, bands: {}, deductions: [] };

export const isComplete = ({ atoms }: TheoryGuide, { verdicts, bands }: Choices): boolean =>
  atoms.every(({ id, kind }) => (kind === "band" ? bands[id] !== undefined : verdicts[id] !== undefined));

/** An unsure mark counts as not given; it only widens the range. */
export function ticksOf(guide: TheoryGuide, choices: Choices): TheoryAttemptTicks {
  const { atoms } = guide;
  return {
    atoms: atoms.filter(({ id }) => choices.verdicts[id] === "yes").map(({ id }) => id),
    bands: choices.bands,
    deductions: possibleDeductions(guide)
      .filter(({ key }) => choices.deductions.includes(key))
      .map(({ code, part }) => ({ code, ...(part !== undefined && { part }) })),
  };
}

type PossibleDeduction = TheoryGuide["deductions"][number] & { key: string; part: string | undefined };

/** A deduction that is taken once in each part is offered for each part. */
const possibleDeductions = ({ deductions, atoms }: TheoryGuide) =>
  deductions.flatMap((deduction): PossibleDeduction[] =>
    deduction.once === "question"
      ? [{ ...deduction, key: deduction.code, part: undefined }]
      : [...new Set(atoms.map(({ part }) => part))].map((part) => ({
          ...deduction,
          key: `${deduction.code}@${part}`,
          part,
        })),
  );

export const unsureOf = ({ verdicts }: Choices): string[] =>
  Object.keys(verdicts).filter((id) => verdicts[id] === "unsure");

interface GuideFormProps {
  guide: TheoryGuide;
  question: TheoryQuestion;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Students may be unsure about their own work. */
  withUnsure: boolean;
}

/** The guide as questions: is this on the page? */
export function GuideForm({ guide, question, choices, onChange, withUnsure }: GuideFormProps) {
  const parts = question.parts.filter(({ id }) => guide.atoms.some(({ part }) => part === id));
  const decide = (id: string, verdict: Verdict) =>
    onChange({ ...choices, verdicts: { ...choices.verdicts, [id]: verdict } });
  const grade = (id: string, marks: number) => onChange({ ...choices, bands: { ...choices.bands, [id]: marks } });
  const deduct = (key: string, on: boolean) =>
    onChange({
      ...choices,
      deductions: on ? [...choices.deductions, key] : choices.deductions.filter((one) => one !== key),
    });
  return (
    <div className="stack gap-4">
      {parts.map((part) => (
        <fieldset key={part.id} className="stack gap-3">
          <legend className="font-bold">
            {part.label} <span className="num text-sm text-muted">{marksText(part.marks)}</span>
          </legend>
          <GroupRule guide={guide} part={part.id} />
          {guide.atoms
            .filter((atom) => atom.part === part.id)
            .map((atom) =>
              atom.kind === "band" ? (
                <Band
                  key={atom.id}
                  atom={atom}
                  chosen={choices.bands[atom.id]}
                  onChoose={(marks) => grade(atom.id, marks)}
                />
              ) : (
                <Atom
                  key={atom.id}
                  atom={atom}
                  chosen={choices.verdicts[atom.id]}
                  onChoose={(verdict) => decide(atom.id, verdict)}
                  withUnsure={withUnsure}
                />
              ),
            )}
        </fieldset>
      ))}
      {guide.deductions.length > 0 && (
        <fieldset className="stack gap-2">
          <legend className="font-bold">{t("Marks taken off")}</legend>
          {possibleDeductions(guide).map(({ key, part, marks, html }) => (
            <label key={key} className="tap-row">
              <input
                type="checkbox"
                checked={choices.deductions.includes(key)}
                onChange={({ target }) => deduct(key, target.checked)}
              />
              <span>
                {part && <b>{parts.find(({ id }) => id === part)?.label} </b>}
                <StoredMarkup inline markup={html} /> <span className="num text-sm text-muted">−{marks}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function GroupRule({ guide, part }: { guide: TheoryGuide; part: string }) {
  const groups = guide.groups.filter(({ id }) => guide.atoms.some((atom) => atom.part === part && atom.group === id));
  return groups.map(({ id, best, max }) => (
    <p key={id} className="text-sm text-muted">
      {t("Any {best} of these count, up to {marks}.", { best, marks: marksText(max) })}
    </p>
  ));
}

function Atom({
  atom,
  chosen,
  onChoose,
  withUnsure,
}: {
  atom: TheoryAtom;
  chosen: Verdict | undefined;
  onChoose: (verdict: Verdict) => void;
  withUnsure: boolean;
}) {
  const choices = [
    { value: "yes" as const, label: t("Yes") },
    { value: "no" as const, label: t("No") },
    ...(withUnsure ? [{ value: "unsure" as const, label: t("Unsure") }] : []),
  ];
  return (
    <div className="theory-atom">
      <div className="stack gap-1">
        <p>
          <b className="theory-atom-id">{atom.id}</b> <StoredMarkup inline markup={atom.html} />{" "}
          <span className="num text-sm text-muted">{marksText(atom.marks)}</span>
        </p>
        <AtomNotes atom={atom} />
      </div>
      <Segmented
        label={t("Is {mark} on the page?", { mark: atom.id })}
        choices={choices}
        chosen={chosen as Verdict}
        onChoose={onChoose}
      />
    </div>
  );
}

export function AtomNotes({ atom }: { atom: TheoryAtom }) {
  const { needs, follow_through, accept_html, reject_html, why_html } = atom;
  return (
    <>
      {needs.length > 0 && <p className="hint">{t("Only with {marks}.", { marks: needs.join(", ") })}</p>}
      {follow_through && (
        <p className="hint">
          {t("You get the mark if this step is right, even with a wrong value from an earlier step.")}
        </p>
      )}
      {accept_html.length > 0 && <Listed label={t("Also right:")} items={accept_html} />}
      {reject_html.length > 0 && <Listed label={t("Not enough:")} items={reject_html} />}
      {why_html && (
        <p className="hint">
          <StoredMarkup inline markup={why_html} />
        </p>
      )}
    </>
  );
}

const Listed = ({ label, items }: { label: string; items: string[] }) => (
  <p className="hint">
    {label}{" "}
    {items.map((item, at) => (
      <span key={item}>
        {at > 0 && "; "}
        <StoredMarkup inline markup={item} />
      </span>
    ))}
  </p>
);

function Band({
  atom,
  chosen,
  onChoose,
}: {
  atom: TheoryAtom;
  chosen: number | undefined;
  onChoose: (marks: number) => void;
}) {
  return (
    <fieldset className="stack gap-2">
      <legend className="font-bold">
        <StoredMarkup inline markup={atom.html} />{" "}
        <span className="num text-sm text-muted">{marksText(atom.marks)}</span>
      </legend>
      {atom.bands.map(({ marks, html }) => (
        <label key={marks} className="tap-row">
          <input type="radio" name={`band-${atom.id}`} checked={chosen === marks} onChange={() => onChoose(marks)} />
          <span>
            <b className="num">{marks}</b> <StoredMarkup inline markup={html} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
