// The schedule as an iCalendar file (RFC 5545). Times are in UTC. Lagos never changes its clocks, so a weekly session
// in Lagos is weekly in UTC too, and no reader has to know our time zone.
import type { Translate } from "../../languages/words.ts";
import type { DueWork } from "../schools/public.ts";
import { clockOf, momentOf, type SessionRow } from "./session-times.ts";

interface Calendar {
  name: string;
  host: string;
  sessions: SessionRow[];
  removed: { session_id: number; day: string }[];
  work: DueWork[];
  t: Translate;
}

const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");

/** No line is longer than 75 bytes. A longer one continues after a line break and a space, never within a character. */
function folded(line: string): string {
  let out = "";
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 75) {
      out += "\r\n ";
      bytes = 1;
    }
    out += sign;
    bytes += size;
  }
  return out;
}

export function calendarText({ name, host, sessions, removed, work, t }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(name)}//Study schedule//${t.tag.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(t("{site} study schedule", { site: name }))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...sessions.flatMap((session) =>
      eventLines(
        session,
        host,
        removed.filter(({ session_id }) => session_id === session.id).map(({ day }) => day),
        t,
      ),
    ),
    ...work.flatMap((one) => workLines(one, host, t)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(session: SessionRow, host: string, without: string[], t: Translate): string[] {
  const { day, start_minute, end_minute, remind_minutes } = session;
  const lines = [
    "BEGIN:VEVENT",
    `UID:${session.uuid}@${host}`,
    `DTSTAMP:${stamp(new Date(session.updated_at))}`,
    `SEQUENCE:${session.version}`,
    `DTSTART:${stamp(momentOf(day, start_minute))}`,
    `DTEND:${stamp(momentOf(day, end_minute))}`,
    `SUMMARY:${escaped(session.title)}`,
    `DESCRIPTION:${escaped(describe(session, t))}`,
    `CATEGORIES:${session.type.toUpperCase()}`,
  ];
  if (session.repeats_weekly) lines.push(ruleOf(session));
  if (session.repeats_weekly && without.length > 0)
    lines.push(`EXDATE:${without.map((day) => stamp(momentOf(day, start_minute))).join(",")}`);
  if (remind_minutes !== null)
    lines.push(
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(session.title)}`,
      `TRIGGER:-PT${remind_minutes}M`,
      "END:VALARM",
    );
  return [...lines, "END:VEVENT"];
}

/** A moment without a length: when the work closes. */
const workLines = ({ work_id, title, closes_at }: DueWork, host: string, t: Translate): string[] => [
  "BEGIN:VEVENT",
  `UID:${work_id}@${host}`,
  `DTSTAMP:${stamp(new Date(closes_at))}`,
  `DTSTART:${stamp(new Date(closes_at))}`,
  `SUMMARY:${escaped(t("Class work due: {title}", { title }))}`,
  "END:VEVENT",
];

const types = { study: "study", practice: "practice", review: "review", break: "break" };

function describe({ subject, type, start_minute, end_minute }: SessionRow, t: Translate): string {
  const values = { type: t(types[type]), from: clockOf(start_minute), to: clockOf(end_minute) };
  return subject
    ? t("{subject}: {type}, {from} to {to} (Lagos time)", { ...values, subject })
    : t("{type}, {from} to {to} (Lagos time)", values);
}

const ruleOf = ({ repeat_until, start_minute }: SessionRow) =>
  `RRULE:FREQ=WEEKLY${repeat_until ? `;UNTIL=${stamp(momentOf(repeat_until, start_minute))}` : ""}`;
