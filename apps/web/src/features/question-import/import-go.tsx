import {
  type ImportSettings,
  type QuestionImport,
  questionImports,
  questionPublishers,
  staff,
} from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemRows } from "./problem-rows.tsx";

type Status = NonNullable<ImportSettings["status"]>;

/** The last step: as drafts or live, what that means for this user, and the button. */
export function ImportGo({ found, onChanged }: { found: QuestionImport; onChanged: (next: QuestionImport) => void }) {
  const run = useCall(questionImports.run, [questionImports.list]);
  const role = useQuery(read(staff.profile)).data?.role;
  const publishes = questionPublishers.some((one) => one === role);
  const changing = useMutation({
    mutationFn: (status: Status) => call(questionImports.change, { import_id: found.id, ...found.settings, status }),
    onSuccess: onChanged,
  });
  const chosen = found.settings.status ?? "INACTIVE";
  const choices: [Status, string][] = [
    ["INACTIVE", t("As drafts")],
    ["ACTIVE", publishes ? t("Live now") : t("Send for review")],
  ];
  const problem = run.error ?? changing.error;
  return (
    <div className="import-go">
      <div className="stack min-w-0 flex-1 gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row. */}
        <div className="row" role="group" aria-label={t("Import as")}>
          {choices.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="pick"
              aria-pressed={chosen === value}
              disabled={changing.isPending || chosen === value}
              onClick={() => changing.mutate(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <span className="num" role="status">
          {problem ? problem.message : outcomeWords(found, publishes)}
        </span>
      </div>
      <div className="row">
        <ProblemRows found={found} />
        <Button
          disabled={found.rows_ready === 0 || run.isPending || changing.isPending}
          onClick={() => run.mutate({ import_id: found.id }, { onSuccess: onChanged })}
        >
          {t("Import {n, plural, one {# question} other {# questions}}", { n: found.rows_ready })}
        </Button>
      </div>
    </div>
  );
}

function outcomeWords(
  { found, rows_ready, rows_with_problems, rows_duplicate, settings }: QuestionImport,
  publishes: boolean,
) {
  const live = found?.rows_live ?? 0;
  const drafts = rows_ready - live;
  const liveWords = publishes
    ? t("{n, plural, one {This # question will go live now.} other {These # questions will go live now.}}", { n: live })
    : t("{n, plural, one {This # question will go to review.} other {These # questions will go to review.}}", {
        n: live,
      });
  const draftWords =
    settings.status === "ACTIVE"
      ? t(
          "{n, plural, one {# question will stay a draft, because the file marks it as a draft or it has no explanation.} other {# questions will stay drafts, because the file marks them as drafts or they have no explanation.}}",
          {
            n: drafts,
          },
        )
      : t(
          "{n, plural, one {# question will become a draft. Students will not see it.} other {# questions will become drafts. Students will not see them.}}",
          { n: drafts },
        );
  const said = [live > 0 && liveWords, drafts > 0 && draftWords];
  if (rows_with_problems + rows_duplicate > 0)
    said.push(t("You can also fix the skipped rows and upload the file again."));
  return said.filter(Boolean).join(" ");
}
