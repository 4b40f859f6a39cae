import { type DataOf, schedule } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { dayName, typeName } from "./session-words.ts";

type SuggestionDraft = DataOf<typeof schedule.suggestion>[number];

export function SuggestionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t("A plan based on your weak topics")}>
      <Suggestion onDone={onClose} />
    </Dialog>
  );
}

function Suggestion({ onDone }: { onDone: () => void }) {
  const suggestion = useQuery({ ...read(schedule.suggestion), staleTime: 0 });
  return (
    <Await
      query={suggestion}
      empty={
        <EmptyState
          title={t("We do not know your weak topics yet")}
          action={
            <Link className={buttonClass({})} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          }
        >
          {t("Take a test or two first. Then we can plan your week around the topics where you lose marks.")}
        </EmptyState>
      }
    >
      {(list) => <Choice list={list} onDone={onDone} />}
    </Await>
  );
}

function Choice({ list, onDone }: { list: SuggestionDraft[]; onDone: () => void }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const add = useCall(schedule.addMany, [schedule.week, schedule.suggestion]);
  const wanted = list.filter(({ date }) => !left.includes(date));
  const toggle = (date: string) => setLeft(left.includes(date) ? left.filter((one) => one !== date) : [...left, date]);
  return (
    <div className="stack gap-4">
      <p className="text-muted">
        {t("The plan has one hour a day, when you are free. You read a topic one day and practise it the next.")}
      </p>
      <ul className="lines">
        {list.map((one) => (
          <li key={one.date}>
            <label className="check flex-1">
              <input type="checkbox" checked={!left.includes(one.date)} onChange={() => toggle(one.date)} />
              <span>
                <b>{one.title}</b>
                <span className="num block text-sm">
                  {dayName(one.date)}, {one.start_time}–{one.end_time} · {typeName(one.type)}
                </span>
                <span className="block text-sm text-muted">
                  {one.subject}. {translateServerText(one.reason)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {add.isError && (
        <p className="field-error" role="alert">
          {add.error.message}
        </p>
      )}
      <Button
        large
        disabled={wanted.length === 0 || add.isPending}
        onClick={() =>
          add.mutate({ sessions: wanted.map(({ reason: _, ...session }) => session) }, { onSuccess: onDone })
        }
      >
        {t("Add {n, plural, one {# session} other {# sessions}}", { n: wanted.length })}
      </Button>
    </div>
  );
}
