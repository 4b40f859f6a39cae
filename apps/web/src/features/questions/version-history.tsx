import { type DataOf, questions } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { toast } from "../../ui/toast.tsx";
import { kindNames } from "./question-words.ts";
import { wordDiff } from "./word-diff.ts";

type Revision = DataOf<typeof questions.history>["revisions"][number];

/** Every version with its changes from the one before, and a way to restore it. */
export function VersionHistory({ questionId }: { questionId: string }) {
  const history = useQuery(read(questions.history, { question_id: questionId }));
  const restore = useCall(questions.restore, [questions.history, questions.read, questions.list, questions.tiles]);
  async function bringBack(revision: number) {
    try {
      await restore.mutateAsync({ question_id: questionId, revision });
      toast({ title: questions.restore.message ?? "" });
    } catch (problem) {
      toast({
        title: t("We could not restore that version"),
        description: (problem as Error).message,
        destructive: true,
      });
    }
  }
  return (
    <Await query={history}>
      {({ live, revisions, changes, moves }) => (
        <div className="stack gap-5">
          <Timeline changes={changes} moves={moves} />
          <ol className="stack gap-4">
            {revisions.map((revision, at) => (
              <li key={revision.revision} className="card stack gap-3">
                <div className="row gap-2">
                  <b>{t("Version {no}", { no: revision.revision })}</b>
                  {revision.revision === live && <Chip tone="ok">{t("Live")}</Chip>}
                  <span className="text-sm text-muted">
                    {revision.staff_name ?? t("SabiPrep bank")}, {momentOf(revision.created_at)}
                  </span>
                  {at > 0 && (
                    <Button
                      tone="plain"
                      className="md:ml-auto"
                      disabled={restore.isPending}
                      aria-label={t("Restore version {no}", { no: revision.revision })}
                      onClick={() => bringBack(revision.revision)}
                    >
                      <RotateCcw className="icon" aria-hidden="true" />
                      {t("Restore")}
                    </Button>
                  )}
                </div>
                <Changes before={revisions[at + 1]} after={revision} />
                <Keys keys={revision.keys} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </Await>
  );
}

type History = DataOf<typeof questions.history>;

/** Other events, newest first: changed facts, and the steps of the review. */
function Timeline({ changes, moves }: Pick<History, "changes" | "moves">) {
  const entries = [
    ...changes.map(({ created_at, staff_name, note, facts }) => ({
      ...{ created_at, staff_name },
      words: [note, ...facts.map(({ field, before, after }) => `${field}: ${before} → ${after}`)].filter(Boolean),
    })),
    ...moves.map(({ created_at, staff_name, kind, body }) => ({
      ...{ created_at, staff_name },
      words: [kindNames()[kind], body].filter(Boolean),
    })),
  ].sort((a, b) => b.created_at.localeCompare(a.created_at));
  if (entries.length === 0) return null;
  return (
    <section className="stack gap-2" aria-label={t("Timeline")}>
      <h3 className="text-lg">{t("Timeline")}</h3>
      <ol className="stack gap-2">
        {entries.map(({ created_at, staff_name, words }) => (
          <li key={`${created_at} ${words.join()}`} className="border-l-4 border-line pl-3 wrap-anywhere">
            <span className="text-sm text-muted">{[staff_name, momentOf(created_at)].filter(Boolean).join(", ")}</span>
            <span className="block">{words.join(". ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Text {
  label: string;
  /** The source text. Undefined if there is no version before. */
  before: string | undefined;
  after: string;
  /** The rendered text. */
  html: string;
}

function Changes({ before, after }: { before: Revision | undefined; after: Revision }) {
  const old = (letter: string) => before?.options.find((option) => option.letter === letter);
  const texts: Text[] = [
    { label: t("Question"), before: before?.question_body, after: after.question_body, html: after.question_body_html },
    ...after.options.map(({ letter, text, html }) => ({
      ...{ label: letter, after: text, html },
      before: before && (old(letter)?.text ?? ""),
    })),
    ...after.options.map(({ letter, why, why_html }) => ({
      ...{ label: t("Why {letter} is wrong", { letter }), after: why, html: why_html },
      before: before && (old(letter)?.why ?? ""),
    })),
    { label: t("Hint"), before: before?.hint, after: after.hint, html: after.hint_html },
    {
      ...{ label: t("Explanation"), before: before?.answer_explanation, after: after.answer_explanation },
      html: after.answer_explanation_html,
    },
  ];
  return (
    <dl className="stack gap-2 overflow-hidden">
      {texts
        .filter((text) => text.before || text.after)
        .map((text) => (
          <div key={text.label} className={text.label.length === 1 ? "flex items-baseline gap-3" : undefined}>
            <dt className="text-sm font-bold text-muted">{text.label}</dt>
            <dd>
              {text.before === undefined || text.before === text.after ? (
                <StoredMarkup markup={text.html} />
              ) : (
                <Diff before={text.before} after={text.after} />
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const marks = { same: "span", gone: "del", new: "ins" } as const;

/** The source text, where each changed word can be marked. */
function Diff({ before, after }: { before: string; after: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {wordDiff(before, after).map(({ text, kind }, at) => {
        const Mark = marks[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
          <Mark key={at} className={kind === "same" ? undefined : `diff-${kind}`}>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

function Keys({ keys }: { keys: Revision["keys"] }) {
  return (
    <ul className="stack gap-1 text-sm text-muted">
      {keys.map((key) => (
        <li key={key.version}>
          {key.is_void
            ? t("Answer key, version {version}: void. Everyone gets the mark.", { version: key.version })
            : t("Answer key, version {version}: {letters}.", {
                version: key.version,
                letters: key.accepted.join(", "),
              })}{" "}
          {key.reason}
        </li>
      ))}
    </ul>
  );
}
