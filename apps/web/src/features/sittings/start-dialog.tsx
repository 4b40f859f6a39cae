import { type DataOf, type exams, type InputOf, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { savesData } from "../../lib/saves-data.ts";
import { FreeNow } from "../../pieces/free-now.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { countsFor, howMany } from "./how-many.ts";
import { type Mode, ModeChoice } from "./mode-choice.tsx";
import { type FirstQuestion, startPending } from "./start-pending.ts";
import type { StartTest } from "./start-test.ts";

export { startAgain } from "./start-pending.ts";

export interface ChosenTest {
  title: string;
  exam_id: string;
  subject_id: string;
  topics: DataOf<typeof exams.subjects>["subjects"][number]["topics"];
  /** Set for a recommended test. */
  topic_id?: string | null;
  mode?: Mode;
  count?: number;
  /** How many questions the subject has. A test cannot have more. */
  questions?: number;
}

interface StartDialogProps {
  chosen: ChosenTest | null;
  onClose: () => void;
  starting: StartTest;
}

/** The last step before a test: topic, mode, number of questions, and its cost in the plan. */
export function StartDialog({ chosen, onClose, starting }: StartDialogProps) {
  return (
    <Dialog open={chosen !== null && !starting.refusal} onClose={onClose} title={chosen?.title ?? ""}>
      {chosen && <Choices key={`${chosen.subject_id} ${chosen.topic_id}`} chosen={chosen} starting={starting} />}
    </Dialog>
  );
}

/** The browser's own list can show only text, so a tick marks completed topics. */
const topicLine = ({ name, questions, percent, is_strong }: ChosenTest["topics"][number]): string => {
  const mark = is_strong ? "✓ " : "";
  const best = percent === null ? "" : ` · ${t("{n}% right", { n: percent })}`;
  return `${mark}${name} (${questions})${best}`;
};

/** The first question of the test, and the component that shows it. Both are ready when the student presses Start. */
async function firstQuestion(
  wish: InputOf<typeof sittings.firstQuestion>,
  signal: AbortSignal,
): Promise<FirstQuestion | null> {
  const [first, { PendingQuestion }] = await Promise.all([
    call(sittings.firstQuestion, wish, { signal }),
    import("./coming-question.tsx"),
  ]);
  return first && { ...first, start: (wish) => startPending(first, PendingQuestion, wish) };
}

function Choices({ chosen, starting }: { chosen: ChosenTest; starting: StartTest }) {
  const allowance = useQuery(read(sittings.allowance)).data;
  const [topic, setTopic] = useState(chosen.topic_id ?? "");
  const [mode, setMode] = useState<Mode>(chosen.mode ?? "practice");
  const [count, setCount] = useState<number | null>(chosen.count ?? null);
  const most = allowance?.most_questions_per_test ?? 0;
  const there = chosen.topics.find(({ uuid }) => uuid === topic)?.questions ?? chosen.questions ?? most;
  const asked = { wanted: count ?? allowance?.questions_per_test ?? 0, most, there };
  const given = howMany(asked);
  const choices = countsFor(asked);

  const wish = {
    exam_id: chosen.exam_id,
    subject_id: chosen.subject_id,
    ...(topic && { topic }),
    ...(count && { count: Math.min(count, most) }),
  };
  const { data: first } = useQuery({
    queryKey: ["first question", wish],
    queryFn: ({ signal }) => firstQuestion(wish, signal),
    enabled: mode === "practice" && allowance !== undefined && allowance.tests_left !== 0 && !savesData(),
    retry: false,
    // A name is for one test. The next dialog requests another.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const start = () =>
    starting.start({ what: "test", input: { ...wish, mode }, first: mode === "practice" ? first : null });

  return (
    <div className="stack gap-5">
      {chosen.topics.length > 0 && (
        <Select
          name="topic"
          label={t("Topic")}
          prompt={t("All topics")}
          value={topic}
          onChange={(event) => setTopic(event.target.value)}
          choices={chosen.topics.map((topic) => ({ value: topic.uuid, label: topicLine(topic) }))}
        />
      )}
      <ModeChoice chosen={mode} onChoose={setMode} />
      {choices.length > 1 && (most > given || count !== null) ? (
        <Select
          name="count"
          label={t("Questions")}
          value={given}
          onChange={(event) => setCount(Number(event.target.value))}
          choices={choices.map((n) => ({ value: String(n), label: String(n) }))}
        />
      ) : null}
      {allowance && <Cost allowance={allowance} count={given} />}
      {starting.failure && (
        <p className="field-error" role="alert">
          {starting.failure}
        </p>
      )}
      {allowance?.tests_left === 0 ? (
        <section className="stack gap-2">
          <h3>{t("Still free to use")}</h3>
          <FreeNow />
          <Link className={buttonClass({ tone: "sun" })} to={paths.subscriptions}>
            {t("See plans")}
          </Link>
        </section>
      ) : (
        <div className="dialog-last">
          <Button large disabled={!allowance || starting.busy} onClick={start}>
            {starting.busy ? t("Starting...") : t("Start Test")}
          </Button>
        </div>
      )}
    </div>
  );
}

function Cost({ allowance, count }: { allowance: DataOf<typeof sittings.allowance>; count: number }) {
  const { plan, tests_left, tests_a_month } = allowance;
  return (
    <p className="num">
      {t("On your {plan} plan, this test has {n} questions.", { plan: plan.name, n: count })}{" "}
      {tests_left !== null &&
        t("You have {left} of {month} tests left this month. The first answer uses one. Looking at a test does not.", {
          left: tests_left,
          month: tests_a_month ?? 0,
        })}
    </p>
  );
}
