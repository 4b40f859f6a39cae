import { ApiError, type ClassRow, setWork } from "@sabiprep/contract";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { errorFor, MadeOfFields } from "./made-of-fields.tsx";
import { TargetFields } from "./target-fields.tsx";
import { errorsOf, requestOf, type WorkDraft } from "./work-draft.ts";
import { kindWords } from "./work-words.ts";

interface WorkFormProps {
  schoolId: string;
  classes: readonly ClassRow[];
  first: WorkDraft;
  /** How many pupils have started. Their questions, mode and clock stay. */
  started: number;
  save: (request: ReturnType<typeof requestOf>) => Promise<void>;
}

/** Everything a teacher decides about a piece of work. */
export function WorkForm({ schoolId, classes, first, started, save }: WorkFormProps) {
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (more: Partial<WorkDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in more))));
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (found: Record<string, string>) => {
      setErrors(found);
      setFailure(found.made_of ?? t("Some of the fields above need a change."));
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    };
    const request = requestOf(draft);
    const parsed = setWork.create.body!.safeParse(request);
    setFailure(null);
    if (!parsed.success) return refuse(errorsOf(parsed.error.issues));
    setErrors({});
    setBusy(true);
    try {
      await save(request);
    } catch (problem) {
      const found = problem instanceof ApiError ? problem.errors : {};
      const named = Object.entries(found).flatMap(([name, [message]]) => (message ? [[name, message] as const] : []));
      if (named.length > 0) refuse(Object.fromEntries(named));
      else setFailure((problem as Error).message);
    } finally {
      setBusy(false);
    }
  }

  const text = (name: "title" | "minutes" | "attempts" | "opens_at" | "closes_at" | "late_until") => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    ...errorFor(errors, name),
  });
  const props = { schoolId, draft, change, errors };
  return (
    <form className="stack max-w-[860px] gap-6" method="post" noValidate onSubmit={submit}>
      <section className="card stack gap-5">
        <h2>{t("The work")}</h2>
        <TextField label={t("Title")} autoComplete="off" hint={t("Pupils see it.")} {...text("title")} />
        {draft.kept ? <Kept draft={draft} change={change} fixed={started > 0} /> : <MadeOfFields {...props} />}
        <TextArea
          name="note"
          label={t("Note to the pupils (optional)")}
          rows={2}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
          {...errorFor(errors, "note")}
        />
      </section>
      <section className="card stack gap-5">
        <h2>{t("How they do it")}</h2>
        {started === 0 && (
          <>
            <Segmented
              label={t("Mode")}
              choices={[
                { value: "practice", label: t("Practice: answers after each question") },
                { value: "exam", label: t("Exam: answers at the end") },
              ]}
              chosen={draft.mode}
              onChoose={(mode) => change({ mode })}
            />
            <TextField
              label={t("Minutes on the clock (optional)")}
              type="number"
              inputMode="numeric"
              hint={t("Leave it empty for practice without a clock, or for the paper's own time.")}
              {...text("minutes")}
            />
          </>
        )}
        <TextField label={t("Attempts")} type="number" inputMode="numeric" {...text("attempts")} />
        <Select
          name="results"
          label={t("Pupils see their results")}
          choices={[
            { value: "submitted", label: t("when they submit") },
            { value: "closed", label: t("when the work closes") },
            { value: "released", label: t("when I release them") },
          ]}
          value={draft.results}
          onChange={({ target }) => change({ results: target.value as WorkDraft["results"] })}
        />
      </section>
      <section className="card stack gap-5">
        <h2>{t("When")}</h2>
        <p className="text-muted">{t("All times are Nigerian times.")}</p>
        <div className="grid gap-5 md:grid-cols-3">
          <TextField label={t("Opens")} type="datetime-local" {...text("opens_at")} />
          <TextField label={t("Closes")} type="datetime-local" {...text("closes_at")} />
          <TextField label={t("Late work until (optional)")} type="datetime-local" {...text("late_until")} />
        </div>
      </section>
      <section className="card stack gap-5">
        <h2>{t("For whom")}</h2>
        <TargetFields
          schoolId={schoolId}
          classes={classes}
          targets={draft.targets}
          onChange={(targets) => change({ targets })}
          error={errors.targets}
        />
      </section>
      {failure && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {translateServerText(failure)}
        </Banner>
      )}
      <Button type="submit" large className="justify-self-start" disabled={busy}>
        {busy ? t("Saving...") : t("Save")}
      </Button>
    </form>
  );
}

/** What saved work is made of stays until the teacher chooses again, and for good once a pupil has started. */
function Kept({
  draft,
  change,
  fixed,
}: {
  draft: WorkDraft;
  change: (more: Partial<WorkDraft>) => void;
  fixed: boolean;
}) {
  return (
    <div className="row justify-between">
      <p>{t("Made of: {what}", { what: kindWords(draft.kept!.kind) })}</p>
      {!fixed && (
        <Button tone="plain" onClick={() => change({ kept: null })}>
          {t("Choose something else")}
        </Button>
      )}
    </div>
  );
}
