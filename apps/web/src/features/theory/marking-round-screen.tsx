import { type MarkingRound, type MarkingRoundQuestion, markingDesk } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { markingPath, paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { driftText } from "./marker-drift.tsx";
import { RoundState } from "./round-state.tsx";

/** How a round stands, with the way to the next answer. */
export function MarkingRoundScreen() {
  const { roundId = "" } = useParams();
  usePageTitle(t("Marking round"));
  const query = useQuery(read(markingDesk.read, { round_id: roundId }));
  return (
    <div className="stack gap-6">
      <Link className="tap justify-self-start" to={paths.adminMarking}>
        <ArrowLeft className="icon mr-2" aria-hidden="true" />
        {t("Marking")}
      </Link>
      <Await query={query}>{(data) => <Round data={data} />}</Await>
    </div>
  );
}

function Round({ data }: { data: MarkingRound }) {
  const { round, questions, markers } = data;
  const may = useMay();
  const toModerate = questions.reduce((sum, { to_moderate }) => sum + to_moderate, 0);
  return (
    <>
      <header className="stack gap-2">
        <h1>
          {round.paper.subject}: {round.paper.title}
        </h1>
        <p className="row flex-wrap gap-3 text-muted">
          <RoundState round={round} />
          <span className="num">
            {t("{papers, plural, one {# paper} other {# papers}} · {done} answers marked · {left} left", {
              papers: round.scripts,
              done: round.done,
              left: round.left,
            })}
          </span>
        </p>
        <div className="row flex-wrap gap-3">
          {round.state !== "released" && (
            <Link className={buttonClass({})} to={markingPath(round.uuid)}>
              {t("Start marking")}
            </Link>
          )}
          {toModerate > 0 && may(markingDesk.nextModeration) && (
            <Link className={buttonClass({ tone: "line" })} to={markingPath(round.uuid, { kind: "moderation" })}>
              {t("Moderate {n, plural, one {# answer} other {# answers}}", { n: toModerate })}
            </Link>
          )}
          {round.open_queries > 0 && (
            <Link className={buttonClass({ tone: "line" })} to={markingPath(round.uuid, { kind: "query" })}>
              {t("Answer {n, plural, one {# query} other {# queries}}", { n: round.open_queries })}
            </Link>
          )}
          <RoundActions data={data} />
        </div>
      </header>
      {questions
        .filter(({ guide_changed }) => guide_changed)
        .map((question) => (
          <ChangedGuide
            key={question.uuid}
            roundId={round.uuid}
            question={question}
            isReleased={round.state === "released"}
          />
        ))}
      <section className="stack gap-3" aria-labelledby="by-question">
        <h2 id="by-question">{t("By question")}</h2>
        <Table
          caption={t("By question")}
          rows={questions}
          rowKey={({ uuid }) => uuid}
          columns={[
            {
              label: t("Question"),
              cell: ({ uuid, number, begins }) =>
                round.state === "released" ? (
                  `${number}. ${begins}`
                ) : (
                  <Link className="link" to={markingPath(round.uuid, { question: uuid })}>
                    {number}. {begins}
                  </Link>
                ),
            },
            { label: t("Marks"), figure: true, cell: ({ marks }) => marks },
            { label: t("Left"), figure: true, cell: ({ left }) => left },
            { label: t("In hand"), figure: true, cell: ({ in_hand }) => in_hand },
            { label: t("Marked"), figure: true, cell: ({ done }) => done },
            { label: t("To moderate"), figure: true, cell: ({ to_moderate }) => to_moderate },
          ]}
        />
      </section>
      <section className="stack gap-3" aria-labelledby="by-marker">
        <h2 id="by-marker">{t("By marker")}</h2>
        <Table
          caption={t("By marker")}
          rows={markers}
          rowKey={({ uuid }) => uuid}
          columns={[
            { label: t("Marker"), cell: ({ name, is_you }) => (is_you ? t("{name} (you)", { name }) : name) },
            { label: t("Marked"), figure: true, cell: ({ done }) => done },
            { label: t("In hand"), figure: true, cell: ({ in_hand }) => in_hand },
            { label: t("Can still take"), figure: true, cell: ({ left }) => left },
            { label: t("Check answers"), cell: ({ drift }) => <Drift drift={drift} /> },
          ]}
        />
      </section>
    </>
  );
}

function Drift({ drift }: { drift: MarkingRound["markers"][number]["drift"] }) {
  if (drift.state === "unknown") return "–";
  if (drift.state === "close") return t("{n} marked, close", { n: drift.seeds });
  const words = { generous: t("Too generous"), strict: t("Too strict"), uneven: t("Uneven") };
  return (
    <span title={driftText(drift) ?? undefined}>
      <Chip tone="mid">{words[drift.state]}</Chip> <span className="num">{drift.mean.toFixed(1)}</span>
    </span>
  );
}

const STALE = [markingDesk.read, markingDesk.list];

function RoundActions({ data: { round } }: { data: MarkingRound }) {
  const may = useMay();
  const close = useCall(markingDesk.close, STALE);
  const release = useCall(markingDesk.release, STALE);
  const [isAsking, setAsking] = useState(false);
  if (round.state === "released") return null;
  const problem = close.error ?? release.error;
  return (
    <>
      {may(markingDesk.close) && round.state === "open" && (
        <Button tone="plain" disabled={close.isPending} onClick={() => close.mutate({ round_id: round.uuid })}>
          {t("Take no more papers")}
        </Button>
      )}
      {may(markingDesk.release) && round.left === 0 && round.scripts > 0 && (
        <Button disabled={release.isPending} onClick={() => setAsking(true)}>
          {t("Release the marks")}
        </Button>
      )}
      {problem && <p role="alert">{problem.message}</p>}
      <Dialog
        open={isAsking}
        decision
        onClose={() => setAsking(false)}
        title={t("Release the marks?")}
        foot={
          <>
            <Button tone="plain" onClick={() => setAsking(false)}>
              {t("Not yet")}
            </Button>
            <Button
              disabled={release.isPending}
              onClick={() => release.mutate({ round_id: round.uuid }, { onSettled: () => setAsking(false) })}
            >
              {t("Release")}
            </Button>
          </>
        }
      >
        <p>
          {t("{n, plural, one {# student} other {# students}} will see their marks. This cannot be undone.", {
            n: round.scripts,
          })}
        </p>
      </Dialog>
    </>
  );
}

interface ChangedGuideProps {
  roundId: string;
  question: MarkingRoundQuestion;
  isReleased: boolean;
}

function ChangedGuide({ roundId, question, isReleased }: ChangedGuideProps) {
  const may = useMay();
  const use = useCall(markingDesk.useGuide, STALE);
  if (isReleased) return null;
  const change = () =>
    use.mutate(
      { round_id: roundId, theory_question_id: question.uuid },
      {
        onSuccess: ({ recomputed, marked_again }) =>
          toast({
            title: t(
              "{recomputed, plural, one {# mark} other {# marks}} computed again, {again, plural, one {# answer} other {# answers}} to mark again",
              {
                recomputed,
                again: marked_again,
              },
            ),
          }),
      },
    );
  return (
    <Banner
      tone="mid"
      icon={TriangleAlert}
      action={
        may(markingDesk.useGuide) && (
          <Button tone="line" disabled={use.isPending} onClick={change}>
            {t("Use the new guide")}
          </Button>
        )
      }
    >
      {t("The guide of question {n} has changed. This round still uses the old one.", { n: question.number })}
      {use.error && <p role="alert">{use.error.message}</p>}
    </Banner>
  );
}
