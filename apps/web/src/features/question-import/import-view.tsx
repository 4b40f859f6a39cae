import { figureText, type QuestionImport, questionImports, questions } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Download, FileText, Info } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Tile } from "../../ui/tile.tsx";
import { ImportGo } from "./import-go.tsx";
import { ImportMeanings } from "./import-meanings.tsx";
import { ImportNotes } from "./import-notes.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportSettingsForm } from "./import-settings.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { formatNames, sizeWords } from "./import-words.ts";
import { ProblemRows } from "./problem-rows.tsx";
import { UndoImport } from "./undo-import.tsx";

const POLL_MS = 1_000;
const isBusy = (state: QuestionImport["state"] | undefined) => state === "reading" || state === "importing";

/** One file from its check until it is in the bank. */
export function ImportView({ importId, onLeave }: { importId: string; onLeave: () => void }) {
  const client = useQueryClient();
  const query = read(questionImports.read, { import_id: importId });
  const found = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isBusy(state.data?.state) ? POLL_MS : false),
  });
  const changed = (next: QuestionImport) => client.setQueryData(query.queryKey, next);
  return (
    <Await query={found}>
      {(found) => (
        <div className="stack gap-6">
          <ImportSteps state={found.state} />
          <section className="card stack gap-5" aria-labelledby="import-file">
            <FileLine found={found} onLeave={onLeave} />
            <Standing found={found} />
            {found.found && found.state !== "reading" && <ImportSummary found={found} />}
            {found.found && found.state !== "reading" && <ImportNotes found={found} />}
          </section>
          {found.state === "checked" && <ImportMeanings found={found} onChanged={changed} />}
          {found.state === "checked" && <ImportSettingsForm found={found} onChanged={changed} />}
          {found.rows_read > 0 && !isBusy(found.state) && <ImportRows found={found} />}
          {found.state === "checked" && <ImportGo found={found} onChanged={changed} />}
          {(found.state === "done" || found.state === "undone") && <Done found={found} onChanged={changed} />}
        </div>
      )}
    </Await>
  );
}

function FileLine({ found, onLeave }: { found: QuestionImport; onLeave: () => void }) {
  const facts = [
    found.found && formatNames[found.found.format],
    sizeWords(found.size),
    found.found?.encoding,
    found.rows_read > 0 && t("{n, plural, one {# row} other {# rows}}", { n: found.rows_read }),
  ].filter(Boolean);
  return (
    <div className="row justify-between">
      <div className="row min-w-0 flex-nowrap gap-3">
        <Tile icon={FileText} tone="info" />
        <div className="min-w-0">
          <h2 id="import-file" className="break-words">
            {found.file_name}
          </h2>
          <p className="num text-sm text-muted">{facts.join(" · ")}</p>
        </div>
      </div>
      <Button tone="plain" onClick={onLeave}>
        {t("Choose another file")}
      </Button>
    </div>
  );
}

function Standing({ found }: { found: QuestionImport }) {
  const { state, message, progress_done, progress_total } = found;
  if (isBusy(state)) {
    const label = state === "reading" ? t("Reading and checking") : t("Importing");
    const share = progress_total === 0 ? 0 : (progress_done / progress_total) * 100;
    return (
      <div className="stack gap-2">
        <p className="num" role="status">
          {label}
          {progress_total > 0 &&
            ` · ${t("{done} of {total}", { done: figureText(progress_done), total: figureText(progress_total) })}`}
        </p>
        <ProgressBar value={share} label={label} />
      </div>
    );
  }
  if (state === "refused" || message)
    return (
      <Banner tone="bad" icon={CircleAlert} role="alert">
        <b className="block">
          {state === "refused" ? t("We could not read this file.") : t("Nothing has been saved.")}
        </b>
        {message}
      </Banner>
    );
  if (state === "checked")
    return (
      <Banner icon={Info} role="status">
        <b>{t("This is only a check.")}</b> {t("Nothing has been saved yet.")}
      </Banner>
    );
  return null;
}

function Done({ found, onChanged }: { found: QuestionImport; onChanged: (next: QuestionImport) => void }) {
  const client = useQueryClient();
  const undone = (next: QuestionImport) => {
    onChanged(next);
    client.invalidateQueries({ queryKey: [`GET ${questions.list.path}`] });
  };
  const made = t("{n, plural, one {# question} other {# questions}}", { n: found.questions_made });
  return (
    <div className="import-go">
      {found.state === "done" ? (
        <Banner tone="ok" icon={CircleCheck} role="status">
          <b>{t("Imported: {made}", { made })}</b>
        </Banner>
      ) : (
        <Banner icon={Info} role="status">
          {t("We undid this import and deleted {made}.", { made })}
        </Banner>
      )}
      <div className="row">
        <ProblemRows found={found} />
        {found.state === "done" && found.settings.status !== "ACTIVE" && (
          <Link className={buttonClass({ tone: "plain" })} to={`${paths.adminQuestions}?stage=draft`}>
            {t("Show all drafts")}
          </Link>
        )}
        {found.state === "done" && (
          <Link
            className={buttonClass({ tone: "plain" })}
            to={`${paths.adminQuestionImport}?tab=export&import=${found.id}`}
          >
            <Download className="icon" aria-hidden="true" />
            {t("Export these questions")}
          </Link>
        )}
        {found.state === "done" && <UndoImport found={found} onUndone={undone} />}
      </div>
    </div>
  );
}
