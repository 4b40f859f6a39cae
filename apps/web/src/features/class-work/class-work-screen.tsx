import { myClasses, type PupilWork, setWork, sittings } from "@sabiprep/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock, Check, Clock, Hourglass } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, testPath, testResultPath } from "../../lib/paths.ts";
import { preloadScreen } from "../../lib/preload-screen.ts";
import { read } from "../../lib/query.ts";
import { dueOf, momentOf } from "../../lib/when.ts";
import { stash } from "../../pieces/handed-sitting.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const isToDo = ({ state }: PupilWork) => state === "to_do" || state === "started" || state === "planned";

/** Work set by the student's teachers: to do, then done. */
export function ClassWorkScreen() {
  usePageTitle(t("Class work"));
  const mine = useQuery(read(setWork.mine));
  return (
    <div className="stack max-w-[760px] gap-6">
      <h1>{t("Class work")}</h1>
      <Await query={mine} waiting={<Skeleton lines={4} />}>
        {(list) => (list.length === 0 ? <Empty /> : <Lists list={list} />)}
      </Await>
    </div>
  );
}

function Empty() {
  const classes = useQuery(read(myClasses.list));
  return (
    <EmptyState
      title={t("No class work yet")}
      action={
        <Link className={buttonClass({ tone: "plain" })} to={paths.myClasses}>
          {t("My classes")}
        </Link>
      }
    >
      {classes.data?.length === 0
        ? t("Join a class with the code from your teacher. Work set in it will show here.")
        : t("Work that your teacher sets will show here.")}
    </EmptyState>
  );
}

function Lists({ list }: { list: PupilWork[] }) {
  const toDo = list.filter(isToDo);
  const rest = list.filter((work) => !isToDo(work));
  return (
    <>
      <section className="stack gap-3" aria-labelledby="to-do">
        <h2 id="to-do">{t("To do")}</h2>
        {toDo.length === 0 ? (
          <p className="card">{t("Nothing to do right now. Well done!")}</p>
        ) : (
          <ul className="stack gap-3">
            {toDo.map((work) => (
              <WorkCard key={work.work_id} work={work} />
            ))}
          </ul>
        )}
      </section>
      {rest.length > 0 && (
        <section className="stack gap-3" aria-labelledby="done">
          <h2 id="done">{t("Done and closed")}</h2>
          <ul className="stack gap-3">
            {rest.map((work) => (
              <WorkCard key={work.work_id} work={work} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The moment after which no work is accepted. After the closing time it is marked as late. */
function dueWords({ opens_at, closes_at, late_until, state }: PupilWork, now = Date.now()): string {
  if (state === "planned") return t("Opens {when}", { when: momentOf(opens_at) });
  if (Date.parse(closes_at) > now) return t("Due {when}", { when: dueOf(closes_at) });
  return late_until && Date.parse(late_until) > now
    ? t("Was due {when}. Late work is accepted until {late}.", {
        when: momentOf(closes_at),
        late: momentOf(late_until),
      })
    : t("Closed {when}", { when: momentOf(closes_at) });
}

function WorkCard({ work }: { work: PupilWork }) {
  const { title, note, subject, mode, questions, minutes } = work;
  const facts = [
    work.class,
    subject,
    t("{n, plural, one {# question} other {# questions}}", { n: questions }),
    mode === "exam" ? t("Exam mode") : t("Practice mode"),
    minutes !== null && t("{n, plural, one {# minute} other {# minutes}}", { n: minutes }),
  ].filter(Boolean);
  return (
    <li className="card stack gap-3">
      <div className="row justify-between">
        <h3 className="min-w-0">{title}</h3>
        <State work={work} />
      </div>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      {note && <p>{note}</p>}
      <p className="row gap-2">
        <CalendarClock className="icon" aria-hidden="true" />
        {dueWords(work)}
      </p>
      <Result work={work} />
      <WorkStart work={work} />
    </li>
  );
}

function State({ work: { state } }: { work: PupilWork }) {
  if (state === "done")
    return (
      <Chip tone="ok" icon={Check}>
        {t("Done")}
      </Chip>
    );
  if (state === "late")
    return (
      <Chip tone="mid" icon={Clock}>
        {t("Done late")}
      </Chip>
    );
  if (state === "started") return <Chip tone="info">{t("Started")}</Chip>;
  if (state === "missed") return <Chip tone="bad">{t("Not done")}</Chip>;
  return null;
}

function Result({ work: { state, score, results, results_at, session_id } }: { work: PupilWork }) {
  if (state !== "done" && state !== "late") return null;
  if (score !== null)
    return (
      <p className="row">
        <b className="num">{t("Score: {score}%", { score })}</b>
        {session_id && (
          <Link className="tap" to={testResultPath(session_id)}>
            {t("See the result")}
          </Link>
        )}
      </p>
    );
  return (
    <p className="row gap-2 text-muted">
      <Hourglass className="icon" aria-hidden="true" />
      {results === "closed" && results_at
        ? t("You will see your result {when}.", { when: momentOf(results_at) })
        : t("You will see your result when your teacher releases it.")}
    </p>
  );
}

function WorkStart({ work }: { work: PupilWork }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { work_id, state, session_id, attempts_left } = work;
  const start = useMutation({
    mutationFn: async () => {
      const [opened] = await Promise.all([call(setWork.start, { work_id }), preloadScreen(paths.test)]);
      return stash(opened);
    },
    onSuccess: (sessionId) => {
      for (const stale of [setWork.mine, sittings.open])
        void queries.invalidateQueries({ queryKey: read(stale).queryKey.slice(0, 1), refetchType: "none" });
      navigate(testPath(sessionId));
    },
  });
  if (state === "started" && session_id)
    return (
      <Link className={buttonClass({}, "justify-self-start")} to={testPath(session_id)}>
        {t("Continue")}
      </Link>
    );
  if (state === "planned" || attempts_left === 0) return null;
  const again = state === "done" || state === "late";
  return (
    <>
      <Button
        tone={again ? "plain" : "solid"}
        className="justify-self-start"
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        {start.isPending ? t("Starting...") : again ? t("Try again") : t("Start")}
      </Button>
      {again && (
        <p className="text-sm text-muted">
          {t("{n, plural, one {# attempt} other {# attempts}} left. Your best one counts.", { n: attempts_left })}
        </p>
      )}
      {start.error && (
        <p className="field-error" role="alert">
          {translateServerText(start.error.message)}
        </p>
      )}
    </>
  );
}
