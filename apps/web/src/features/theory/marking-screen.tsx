import { ApiError, type MarkingTask, markingDesk, type NextMarkingTask } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, TriangleAlert } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { send } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { markingRoundPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { DriftNote } from "./marker-drift.tsx";
import { MarkingDesk } from "./marking-desk.tsx";
import "./theory.css";
import "./marking.css";

type Kind = MarkingTask["kind"];

/** One question over many scripts. `question` and `kind` in the address say which. */
export function MarkingScreen() {
  const { roundId = "" } = useParams();
  const [search] = useSearchParams();
  const kind = (search.get("kind") ?? "marking") as Kind;
  usePageTitle(t("Marking"));
  const { given, problem, load } = useNextTask(roundId, kind, search.get("question"));
  const client = useQueryClient();
  const leave = () => client.invalidateQueries({ queryKey: read(markingDesk.read, { round_id: roundId }).queryKey });
  return (
    <div className="stack gap-4">
      <Link className="tap justify-self-start" to={markingRoundPath(roundId)} onClick={leave}>
        <ArrowLeft className="icon mr-2" aria-hidden="true" />
        {t("The marking round")}
      </Link>
      {problem && (
        <Banner tone="mid" icon={TriangleAlert} role="alert">
          {problem}
        </Banner>
      )}
      {given && <DriftNote drift={given.progress.drift} />}
      {given?.task && (
        <MarkingDesk
          key={`${given.task.uuid}/${given.task.guide_key}`}
          task={given.task}
          progress={given.progress}
          onMarked={() => load(null)}
          onLost={load}
        />
      )}
      {given && !given.task && (
        <EmptyState
          title={t("Nothing left for you here")}
          action={
            <Link className={buttonClass({})} to={markingRoundPath(roundId)} onClick={leave}>
              {t("The marking round")}
            </Link>
          }
        >
          {t("Other markers may still have answers in hand.")}
        </EmptyState>
      )}
      {!given && !problem && <p role="status">{t("Loading...")}</p>}
    </div>
  );
}

/** The server gives the same answer again until it is marked, so loading twice takes nothing away from others. */
function useNextTask(roundId: string, kind: Kind, question: string | null) {
  const [given, setGiven] = useState<NextMarkingTask | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  const load = useCallback(
    async (why: string | null) => {
      latest.current += 1;
      const mine = latest.current;
      setProblem(why);
      try {
        const { data } =
          kind === "moderation"
            ? await send(markingDesk.nextModeration, { round_id: roundId })
            : await send(markingDesk.next, { round_id: roundId, kind, theory_question_id: question });
        if (mine === latest.current) setGiven(data);
      } catch (error) {
        if (mine === latest.current) setProblem(error instanceof ApiError ? error.message : String(error));
      }
    },
    [roundId, kind, question],
  );
  useEffect(() => void load(null), [load]);
  return { given, problem, load };
}
