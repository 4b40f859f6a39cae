import { type ImportRow, type QuestionImport, questionImports } from "@sabiprep/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, Copy, Image, X } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { problemFieldWord, rowsWord } from "./import-words.ts";

type Show = "left_out" | "problem" | "duplicate" | "ready" | "noted";

/**
 * The rows of the file, those that need attention first. Each is shown as it was read and as a candidate would see it.
 */
export function ImportRows({ found }: { found: QuestionImport }) {
  const leftOut = found.rows_with_problems + found.rows_duplicate;
  const [show, setShow] = useState<Show>(leftOut > 0 ? "left_out" : "ready");
  const pages = useInfiniteQuery({
    // With other settings, the same file has other rows.
    queryKey: ["import rows", found.id, show, found.state, found.settings],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => call(questionImports.rows, { import_id: found.id, show, after: pageParam }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const choices: [Show, string, number][] = [
    ["left_out", t("Needs attention"), leftOut],
    ["problem", t("Problems"), found.rows_with_problems],
    ["duplicate", t("Duplicates"), found.rows_duplicate],
    ["ready", t("Ready"), found.rows_ready],
    ["noted", t("Ready, with notes"), found.found?.rows_noted ?? 0],
  ];
  return (
    <section className="stack gap-4" aria-labelledby="import-rows">
      <div className="row justify-between">
        <h2 id="import-rows">{t("Rows in the file")}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row. */}
        <div className="row" role="group" aria-label={t("Show")}>
          {choices.map(([value, label, count]) => (
            <button
              key={value}
              type="button"
              className="pick num"
              aria-pressed={show === value}
              disabled={count === 0}
              onClick={() => setShow(value)}
            >
              {label} {count}
            </button>
          ))}
        </div>
      </div>
      <ul className="stack gap-3" aria-busy={pages.isFetching}>
        {rows.map((row) => (
          <RowCard key={row.position} row={row} counted={found.found?.counted ?? "row"} />
        ))}
      </ul>
      {pages.error && <p className="field-error">{pages.error.message}</p>}
      {pages.hasNextPage && (
        <Button tone="plain" className="self-start" disabled={pages.isFetching} onClick={() => pages.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}

function RowCard({ row, counted }: { row: ImportRow; counted: "row" | "line" | "question" }) {
  return (
    <li className="card import-row">
      <div className="row justify-between">
        <b className="num">
          {rowsWord(counted)} {row.row}
        </b>
        <div className="row">
          {row.has_picture && (
            <Chip tone="info" icon={Image}>
              {t("Has a picture")}
            </Chip>
          )}
          <Outcome state={row.state} />
        </div>
      </div>
      {row.problems.map(({ field, message, found, harmless }) => (
        <p key={`${field} ${message} ${found}`} className="row gap-2">
          <span className="text-muted">{problemFieldWord(field)}:</span>
          {harmless ? <span>{message}</span> : <b>{message}</b>}
          {found && <span className="text-muted">{t("found: {found}", { found })}</span>}
        </p>
      ))}
      {row.question_html ? (
        <StoredMarkup markup={row.question_html} />
      ) : (
        <p className="text-muted">{row.question_body || t("(no question)")}</p>
      )}
      <ol className="import-options">
        {row.options.map(({ letter, text, html, why }) => (
          <li key={letter} className={row.correct_answer.includes(letter) ? "import-right" : undefined}>
            <b>{letter}</b>
            <div className="min-w-0 flex-1">
              {html ? <StoredMarkup markup={html} inline /> : text}
              {why && (
                <div className="text-muted">{why.html ? <StoredMarkup markup={why.html} /> : <p>{why.text}</p>}</div>
              )}
            </div>
            {row.correct_answer.includes(letter) && <Check className="icon" aria-label={t("correct answer")} />}
          </li>
        ))}
      </ol>
    </li>
  );
}

function Outcome({ state }: { state: ImportRow["state"] }) {
  if (state === "ready")
    return (
      <Chip tone="ok" icon={Check}>
        {t("Ready")}
      </Chip>
    );
  if (state === "duplicate")
    return (
      <Chip tone="mid" icon={Copy}>
        {t("Duplicate")}
      </Chip>
    );
  return (
    <Chip tone="bad" icon={X}>
      {t("Skipped")}
    </Chip>
  );
}
