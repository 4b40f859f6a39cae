import { type DataOf, type ScheduledSession, type StudySession, schedule } from "@sabiprep/contract";
import { Bell, Check, Circle, Pencil, Play, Plus, Repeat, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { useCall } from "../../lib/query.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { dayName, typeName } from "./session-words.ts";

interface DayColumnProps {
  day: DataOf<typeof schedule.week>["days"][number];
  today: string;
  onAdd: () => void;
  onEdit: (session: StudySession) => void;
  onDelete: (session: StudySession) => void;
}

export function DayColumn({ day: { date, sessions }, today, onAdd, onEdit, onDelete }: DayColumnProps) {
  const name = dayName(date);
  return (
    <section className="week-day" data-today={date === today ? "" : undefined} aria-label={name}>
      <header>
        <h2 className="text-lg">{name}</h2>
        {date === today && <Chip tone="ok">{t("Today")}</Chip>}
        <Button tone="quiet" icon aria-label={t("Add a session on {day}", { day: name })} onClick={onAdd}>
          <Plus aria-hidden="true" />
        </Button>
      </header>
      {sessions.length === 0 && <p className="text-sm text-muted">{t("Free")}</p>}
      {sessions.map((session) => (
        <SessionCard
          key={session.uuid}
          session={session}
          onEdit={() => onEdit(session)}
          onDelete={() => onDelete(session)}
        />
      ))}
    </section>
  );
}

interface SessionCardProps {
  session: ScheduledSession;
  onEdit: () => void;
  onDelete: () => void;
}

function SessionCard({ session, onEdit, onDelete }: SessionCardProps) {
  const { uuid, date, title, subject, start_time, end_time, type, completed, repeats_weekly, remind_minutes } = session;
  const mark = useCall(schedule.mark, [schedule.week]);
  const Tick = completed ? Check : Circle;
  return (
    <article className={`session session-${type}`} data-done={completed ? "" : undefined} aria-label={title}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1">
          <b className="break-words">{title}</b>
          <p className="num text-sm">
            {start_time}–{end_time} · {typeName(type)}
          </p>
          {subject && <p className="text-sm text-muted">{subject}</p>}
        </div>
        <Button
          tone="quiet"
          icon
          aria-pressed={completed}
          aria-label={completed ? t("{title} is complete", { title }) : t("Mark {title} complete", { title })}
          disabled={mark.isPending}
          onClick={() => mark.mutate({ study_session_id: uuid, day: date, completed: !completed })}
        >
          <Tick aria-hidden="true" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="row gap-3 text-sm text-muted">
          {completed && t("Completed")}
          {repeats_weekly && (
            <span className="row gap-1">
              <Repeat className="icon" aria-hidden="true" />
              {t("Weekly")}
            </span>
          )}
          {remind_minutes !== null && (
            <span className="row gap-1">
              <Bell className="icon" aria-hidden="true" />
              {t("{n} min before", { n: remind_minutes })}
            </span>
          )}
        </span>
        <span className="flex">
          <Button tone="quiet" icon aria-label={t("Change {title}", { title })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </Button>
          <Button tone="quiet" icon aria-label={t("Delete {title}", { title })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </Button>
        </span>
      </div>
      {!completed && type !== "break" && <Begin session={session} />}
      {mark.isError && (
        <p className="text-sm text-danger" role="alert">
          {mark.error.message}
        </p>
      )}
    </article>
  );
}

/** One tap to the first question if the subject is one of ours. Otherwise to the tests, searched for that name. */
function Begin({ session: { title, subject, practice } }: { session: ScheduledSession }) {
  const look = buttonClass({ tone: "line" }, "justify-self-start");
  const words = (
    <>
      <Play className="icon" aria-hidden="true" />
      {t("Start")}
      <span className="sr-only">: {title}</span>
    </>
  );
  if (practice)
    return (
      <PractiseLink className={look} test={{ ...practice, title }}>
        {words}
      </PractiseLink>
    );
  return (
    <Link
      className={look}
      to={subject ? `${paths.practiceTests}?${new URLSearchParams({ find: subject })}` : paths.practiceTests}
    >
      {words}
    </Link>
  );
}
