// Telling a candidate something. The notice is written in the transaction of its cause and shown under the bell; whether
// it also leaves by mail or push is decided from the candidate's settings, in one place.
import { type CandidateSettings, defaultSettings } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { Words } from "../../languages/words.ts";
import { wordsFor } from "../../languages/words-for.ts";

/** Which of the candidate's notification switches a notice obeys; `account` and `payment` notices obey none. */
export type NoticeKind =
  | "study_reminder"
  | "test_reminder"
  | "achievement"
  | "weekly_report"
  | "daily_question"
  | "message"
  | "account"
  | "payment";

interface Notice {
  candidate_id: number;
  kind: NoticeKind;
  /** Names the occasion, like `grade-changed:42:3`; nobody is told twice of one. A letter of one's own about it has the same key. */
  once_key: string;
  /** In the words of the candidate's language at that time. */
  says: (t: Words) => { title: string; body: string };
  /** A path of the app, like `/test/…/result`. */
  link?: string | null;
}

/** The switch a candidate turns off to hear no more of a kind. */
export const switchOf: Partial<Record<NoticeKind, keyof CandidateSettings>> = {
  study_reminder: "study_reminders",
  test_reminder: "test_reminders",
  achievement: "achievement_alerts",
  weekly_report: "weekly_reports",
  daily_question: "daily_question",
  message: "messages",
};

export async function notify(db: Db, notice: Notice, now: Date): Promise<void> {
  const { candidate_id, kind, once_key, says, link = null } = notice;
  const { title, body } = says(await wordsFor(db, candidate_id));
  const name = switchOf[kind];
  const unlessChosen = name ? defaultSettings[name] === true : true;
  await sql`
    insert into notices (uuid, candidate_id, kind, once_key, title, body, link, created_at, due_at)
    select ${uuidv7()}, ${candidate_id}, ${kind}, ${once_key}, ${title}, ${body}, ${link}, ${now}, ${now}
    where coalesce((select (chosen ->> ${name ?? ""})::boolean
      from candidate_settings where candidate_id = ${candidate_id}), ${unlessChosen}::boolean)
    on conflict (candidate_id, once_key) do nothing`.execute(db);
}
