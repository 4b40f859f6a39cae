import { type DataOf, questions } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { toast } from "../../ui/toast.tsx";

import { wordDiff } from "./word-diff.ts";

type Revision = DataOf<typeof questions.history>["revisions"][number];

/** Every version with what it changed against the one before, and a way back to it. */
export function VersionHistory({ questionId }: { questionId: string }) {
  const history = useQuery(read(questions.history, { question_id: questionId }));
  const restore = useCall(questions.restore, [questions.history, questions.read, questions.list, questions.tiles]);
  async function bringBack(revision: number) {
    try {
      await restore.mutateAsync({ question_id: questionId, revision });
      toast({ title: questions.restore.message ?? "" });
    } catch (problem) {
      toast({ title: t("Not restored"), description: (problem as Error).message, destructive: true });
    }
  }
  return (
    <Await query={history}>
      {({ live, revisions }) => (
        <ol className="stack gap-4">
          {revisions.map((revision, at) => (
            <li key={revision.revision} className="card stack gap-3">
              <div className="row gap-2">
                <b>{t("Version {no}", { no: revision.revision })}</b>
                {revision.revision === live && <Chip tone="ok">{t("Live")}</Chip>}
                <span className="text-sm text-muted">
                  {revision.staff_name ?? t("The shipped bank")}, {momentOf(revision.created_at)}
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
      )}
    </Await>
  );
}

function Changes({ before, after }: { before: Revision | undefined; after: Revision }) {
  const old = (letter: string) => before?.options.find((option) => option.letter === letter);
  return (
    <div className="stack gap-1 overflow-hidden">
      <Diff label={t("Question")} before={before?.question_body ?? ""} after={after.question_body} plain={!before} />
      {after.options.map(({ letter, text }) => (
        <Diff key={letter} label={letter} before={old(letter)?.text ?? ""} after={text} plain={!before} />
      ))}
      {after.options.map(({ letter, why }) =>
        why || old(letter)?.why ? (
          <Diff
            key={letter}
            label={t("Why {letter} is wrong", { letter })}
            before={old(letter)?.why ?? ""}
            after={why}
            plain={!before}
          />
        ) : null,
      )}
      {(after.hint || before?.hint) && (
        <Diff label={t("Hint")} before={before?.hint ?? ""} after={after.hint} plain={!before} />
      )}
      <Diff
        label={t("Explanation")}
        before={before?.answer_explanation ?? ""}
        after={after.answer_explanation}
        plain={!before}
      />
    </div>
  );
}

const marks = { same: "span", gone: "del", new: "ins" } as const;

/** `plain` shows the text itself: there is no version before it. */
function Diff({ label, before, after, plain }: { label: string; before: string; after: string; plain: boolean }) {
  const pieces = plain ? [{ text: after, kind: "same" as const }] : wordDiff(before, after);
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      <b className="text-sm text-muted">{label}</b>{" "}
      {pieces.map(({ text, kind }, at) => {
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
            ? t("Key {version}: void, everyone gets the mark.", { version: key.version })
            : t("Key {version}: {letters}.", { version: key.version, letters: key.accepted.join(", ") })}{" "}
          {key.reason}
        </li>
      ))}
    </ul>
  );
}
