import { type StudySession, schedule } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Bell, CalendarPlus, CalendarSync, CircleCheckBig, Clock, ListChecks, Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { TestCost } from "../../pieces/test-cost.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { DayColumn } from "./day-column.tsx";
import type { Editing } from "./session-dialog.tsx";
import "../../styles/study.css";

const SessionDialog = lazyWithRetry(async () => (await import("./session-dialog.tsx")).SessionDialog);
const SuggestionDialog = lazyWithRetry(async () => (await import("./suggestion-dialog.tsx")).SuggestionDialog);
const FeedDialog = lazyWithRetry(async () => (await import("./feed-dialog.tsx")).FeedDialog);
const DeleteDialog = lazyWithRetry(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

const hoursOf = (minutes: number) => t("{n}h", { n: Math.round(minutes / 6) / 10 });

export function StudyScheduleScreen() {
  usePageTitle(t("Study Schedule"));
  const week = useQuery(read(schedule.week));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleting, setDeleting] = useState<StudySession | null>(null);
  const [open, setOpen] = useState<"suggestion" | "feed" | null>(null);
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Study Schedule")}</h1>
          <p className="text-muted">{t("Your plan for the next seven days. All times are Lagos time.")}</p>
          {week.data && <TestCost className="text-muted" />}
        </div>
        <div className="row gap-2">
          <Button disabled={!week.data} onClick={() => setEditing({ day: week.data!.today })}>
            <Plus className="icon" aria-hidden="true" />
            {t("Add Session")}
          </Button>
          <Button tone="plain" onClick={() => setOpen("suggestion")}>
            <Sparkles className="icon" aria-hidden="true" />
            {t("Suggest a plan")}
          </Button>
          <Button tone="plain" onClick={() => setOpen("feed")}>
            <CalendarSync className="icon" aria-hidden="true" />
            {t("Calendar link")}
          </Button>
        </div>
      </div>
      <Await query={week}>
        {({ today, days, summary }) => (
          <>
            <div className="stats">
              <StatCard figure={hoursOf(summary.study_minutes)} label={t("Study hours")} icon={Clock} />
              <StatCard
                figure={`${summary.completed}/${summary.total}`}
                label={t("Completed")}
                icon={CircleCheckBig}
                tone="sun"
              />
              <StatCard figure={summary.total} label={t("Total sessions")} icon={ListChecks} tone="info" />
              <StatCard figure={summary.reminders} label={t("Reminders")} icon={Bell} />
            </div>
            {summary.total === 0 && (
              <p className="card row gap-3">
                <CalendarPlus className="icon" aria-hidden="true" />
                {t("No sessions in the next seven days. Add one, or get a plan based on your weak topics.")}
              </p>
            )}
            <div className="study-week">
              {days.map((day) => (
                <DayColumn
                  key={day.date}
                  day={day}
                  today={today}
                  onAdd={() => setEditing({ day: day.date })}
                  onEdit={(session) => setEditing({ session })}
                  onDelete={setDeleting}
                />
              ))}
            </div>
          </>
        )}
      </Await>
      <MountOnce wanted={editing !== null}>
        <SessionDialog editing={editing} onClose={() => setEditing(null)} />
      </MountOnce>
      <MountOnce wanted={deleting !== null}>
        <DeleteDialog session={deleting} onClose={() => setDeleting(null)} />
      </MountOnce>
      <MountOnce wanted={open === "suggestion"}>
        <SuggestionDialog open={open === "suggestion"} onClose={() => setOpen(null)} />
      </MountOnce>
      <MountOnce wanted={open === "feed"}>
        <FeedDialog open={open === "feed"} onClose={() => setOpen(null)} />
      </MountOnce>
    </div>
  );
}
