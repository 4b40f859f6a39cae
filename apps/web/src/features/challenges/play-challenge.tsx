import { challengeLinks, challengeName, type DataOf } from "@sabiprep/contract";
import { type OptionLetter, pressed } from "@sabiprep/exam";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keepTryResult, keptTryResult } from "../../answers/kept-try-result.ts";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { AnswerOptions, QuestionBody } from "../../pieces/question.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PathDrawing } from "../../ui/path-drawing.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { AwaitChallenge } from "./await-challenge.tsx";
import type { GuestAttempt } from "./kept-run.ts";

type ChallengeData = DataOf<typeof challengeLinks.open>;

interface PlayProps {
  token: string;
  /** A visitor without an account enters a name. The device stores the rest. */
  guest?: GuestAttempt;
  onKeep?: (run: GuestAttempt) => void;
  onHandedIn: () => void;
}

export function PlayChallenge(props: PlayProps) {
  // Read once: a loaded question must not disappear in the middle.
  const opened = useQuery({
    ...read(challengeLinks.open, { token: props.token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <AwaitChallenge query={opened}>{(opened) => <Play opened={opened} {...props} />}</AwaitChallenge>;
}

function Play({ opened, token, guest, onKeep, onHandedIn }: PlayProps & { opened: ChallengeData }) {
  const [run, setRun] = useState<GuestAttempt>(guest ?? { try_id: "", name: "", chosen: {}, done: false });
  const [started, setStarted] = useState(false);

  function keep(next: GuestAttempt) {
    setRun(next);
    onKeep?.(next);
  }

  async function submitFinished() {
    const answers = opened.exams.map(({ uuid }) => ({ question_id: uuid, selected_option: run.chosen[uuid] || null }));
    if (guest) {
      await call(challengeLinks.answer, { token, try_id: run.try_id, name: run.name, answers });
      // An account made next takes it over, together with the earlier trial.
      const kept = keptTryResult() ?? { taken_at: new Date().toISOString(), answers: [] };
      keepTryResult({ ...kept, challenge_try: run.try_id });
      onKeep?.({ ...run, done: true });
    } else await call(challengeLinks.answerSignedIn, { token, answers });
    onHandedIn();
  }

  if (!started)
    return (
      <Invitation
        opened={opened}
        name={guest ? run.name : null}
        onStart={(name) => {
          keep({ ...run, name });
          setStarted(true);
        }}
      />
    );
  return <Questions opened={opened} run={run} onChange={keep} onHandIn={submitFinished} />;
}

interface InvitationProps {
  opened: ChallengeData;
  /** Null if the account has a name. */
  name: string | null;
  onStart: (name: string) => void;
}

function Invitation({ opened: { by, to_beat, title, exams, expires_at }, name, onStart }: InvitationProps) {
  const form = useForm({ schema: challengeName, submit: async ({ name }) => onStart(name) });
  return (
    <div className="stack justify-items-start gap-5">
      <PathDrawing width={160} className="not-short" />
      <h1>{t("{name} challenges you", { name: by })}</h1>
      <p className="text-lg text-muted">
        {translateServerText(title)} · {t("{n, plural, one {# question} other {# questions}}", { n: exams.length })}
      </p>
      <p className="num text-xl font-bold">
        {t("Score to beat: {n} of {total}", { n: to_beat.correct, total: to_beat.total })}
      </p>
      <ul className="stack list-disc gap-2 pl-5">
        <li>{t("You will get the same questions as {name}. There is no time limit.", { name: by })}</li>
        <li>{t("At the end you will see both results, the correct answers and the explanations.")}</li>
        <li>
          {t("{name} will see only your name and score. This challenge does not count on the leaderboard.", {
            name: by,
          })}
        </li>
      </ul>
      {name === null ? (
        <Button large onClick={() => onStart("")}>
          {t("Start")}
        </Button>
      ) : (
        <Form form={form} className="stack w-full max-w-[420px] gap-4">
          <TextField name="name" label={t("Your name")} defaultValue={name} maxLength={50} autoComplete="given-name" />
          <SubmitButton>{t("Start")}</SubmitButton>
        </Form>
      )}
      <p className="text-sm text-muted">{t("The link works until {day}.", { day: momentOf(expires_at) })}</p>
    </div>
  );
}

interface QuestionsProps {
  opened: ChallengeData;
  run: GuestAttempt;
  onChange: (run: GuestAttempt) => void;
  onHandIn: () => Promise<void>;
}

function Questions({ opened: { exams }, run, onChange, onHandIn }: QuestionsProps) {
  // A returning visitor continues at the first missing answer.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      exams.findIndex(({ uuid }) => !run.chosen[uuid]),
    ),
  );
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = exams[at]!;
  const chosen = run.chosen[question.uuid] || null;
  const answered = exams.filter(({ uuid }) => run.chosen[uuid]).length;
  const isLast = at + 1 === exams.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is read out from its heading.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [at]);

  const choose = (letter: OptionLetter) => {
    const after = pressed(chosen, letter, question.choose !== undefined);
    onChange({ ...run, chosen: { ...run.chosen, [question.uuid]: after ?? "" } });
  };

  async function submitFinished() {
    setSending(true);
    setFailure(null);
    try {
      await onHandIn();
    } catch (problem) {
      setFailure((problem as Error).message);
      setSending(false);
    }
  }

  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 ref={heading} tabIndex={-1} className="num text-xl">
          {t("Question {n} of {total}", { n: at + 1, total: exams.length })}
        </h1>
        <ProgressBar
          value={(answered / exams.length) * 100}
          label={t("{n} of {total} answered", { n: answered, total: exams.length })}
        />
        {question.topic && <p className="text-sm text-muted">{question.topic}</p>}
      </div>
      <QuestionBody question={question} />
      <AnswerOptions key={question.uuid} question={question} chosen={chosen} onChoose={choose} />
      {failure && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {failure}
        </Banner>
      )}
      {isLast && answered < exams.length && (
        <p className="text-sm text-muted">
          {t("{n, plural, one {# question has} other {# questions have}} no answer yet.", {
            n: exams.length - answered,
          })}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <Button tone="plain" disabled={at === 0 || sending} onClick={() => setAt(at - 1)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Back")}
        </Button>
        {isLast ? (
          <Button disabled={sending} onClick={() => void submitFinished()}>
            {t("See both results")}
          </Button>
        ) : (
          <Button tone={chosen ? "solid" : "plain"} onClick={() => setAt(at + 1)}>
            {chosen ? t("Next") : t("Skip")}
            <ArrowRight className="icon" aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
