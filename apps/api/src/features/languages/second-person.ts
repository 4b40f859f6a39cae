// One person alone never changes our texts in another language, and these include emails, consents and payments. A
// correction goes live after another person has read and confirmed it. The audit log has every text before and after.
import { CORRECTIONS_AT_ONCE, type Language, type languageDesk, type WaitingText } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { AuditEntry } from "../../http/mount.ts";
import type { Call } from "../../http/route.ts";
import { writeAudit } from "../audit/public.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { textsOf } from "./texts.ts";

/** Keeps an audit entry short enough to read. */
const TEXTS_AN_ENTRY = 25;

interface ChangedText {
  language: Language;
  english: string;
  before: string;
  text: string;
}

export async function noteTexts(
  db: Db,
  verb: string,
  texts: ChangedText[],
  told: Pick<AuditEntry, "actor" | "at" | "request_id">,
) {
  for (let at = 0; at < texts.length; at += TEXTS_AN_ENTRY) {
    const part = texts.slice(at, at + TEXTS_AN_ENTRY);
    const saying = (words: (text: ChangedText) => string) => ({
      texts: part.map((text) => ({ language: text.language, english: text.english, text: words(text) })),
    });
    await writeAudit(db, { verb, before: saying(({ before }) => before), after: saying(({ text }) => text), ...told });
  }
}

interface WaitingRow {
  uuid: string;
  language: Language;
  english: string;
  text: string;
  staff_id: number;
  staff_name: string | null;
  created_at: string;
}

const rowsWhere = async (db: Db, which: ReturnType<typeof sql>) =>
  (
    await sql<WaitingRow>`
      select w.uuid, w.language, w.english, w.text, w.staff_id, s.name as staff_name, w.created_at
      from message_corrections_waiting w left join staff s on s.id = w.staff_id
      where ${which} order by w.created_at, w.uuid limit ${CORRECTIONS_AT_ONCE}`.execute(db)
  ).rows;

/** Adds the current text to each row. */
async function besideNow<Row extends WaitingRow>(context: AppContext, db: Db, rows: Row[]) {
  const known = new Map(
    await Promise.all(
      [...new Set(rows.map(({ language }) => language))].map(
        async (language) => [language, await textsOf(context, db, language)] as const,
      ),
    ),
  );
  return rows.map((row) => {
    const now = known.get(row.language)!.get(row.english);
    return { ...row, built: now?.built ?? "", before: now?.corrected ?? now?.built ?? "" };
  });
}

export async function waitingIn(db: Db, language: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message_corrections_waiting where language = ${language}`.execute(db);
  return rows[0]!.n;
}

export async function waitingTexts({ db, context, user }: Call<typeof languageDesk.waiting>) {
  const rows = await besideNow(context, db, await rowsWhere(db, sql`true`));
  const { rows: all } = await sql<{ n: number }>`
    select count(*)::int as n from message_corrections_waiting`.execute(db);
  return {
    items: rows.map(({ staff_id, ...row }): WaitingText => ({ ...row, is_mine: staff_id === user.id })),
    total: all[0]!.n,
  };
}

/** All chosen proposals or none. A newer proposal has another uuid, so nobody confirms a text they have not read. */
async function takeChosen(db: Db, uuids: string[]): Promise<WaitingRow[]> {
  const wanted = [...new Set(uuids)];
  const rows = await rowsWhere(db, sql`w.uuid = any(${wanted}::uuid[])`);
  if (rows.length < wanted.length) fail("conflict", "Some of these corrections have changed. Load the page again.");
  const { numDeletedRows } = await db
    .deleteFrom("message_corrections_waiting")
    .where("uuid", "in", wanted)
    .executeTakeFirst();
  if (Number(numDeletedRows) < wanted.length)
    fail("conflict", "Some of these corrections have changed. Load the page again.");
  return rows;
}

export async function confirmTexts({
  db,
  context,
  user,
  input,
  now,
  meta,
  recordAudit,
}: Call<typeof languageDesk.confirm>) {
  const rows = await besideNow(context, db, await takeChosen(db, input.uuids));
  if (rows.some(({ staff_id }) => staff_id === user.id))
    fail("not_allowed", "Someone else must confirm your corrections.");
  for (const { language, english, text, built } of rows) {
    await db
      .deleteFrom("message_corrections")
      .where("language", "=", language)
      .where("english", "=", english)
      .execute();
    // A correction back to the build's text removes the correction.
    if (text !== built)
      await db.insertInto("message_corrections").values({ language, english, text, updated_at: now }).execute();
  }
  // The public pages are filled again.
  await signal(db, "site", {});
  await noteTexts(db, "texts_changed", rows, { actor: user, at: now, request_id: meta.requestId });
  recordAudit({ after: { changed: rows.length, proposed_by: [...new Set(rows.map(({ staff_name }) => staff_name))] } });
  return { changed: rows.length };
}

export async function declineTexts({
  db,
  context,
  user,
  input,
  now,
  meta,
  recordAudit,
}: Call<typeof languageDesk.decline>) {
  const rows = await besideNow(context, db, await takeChosen(db, input.uuids));
  await noteTexts(db, "texts_not_changed", rows, { actor: user, at: now, request_id: meta.requestId });
  recordAudit({ after: { declined: rows.length } });
  return null;
}

/** Notifies every person who may confirm that proposals are waiting. */
export async function tellSecondPeople(context: AppContext, db: Db, many: number, by: number, now: Date) {
  const others = await db
    .selectFrom("staff")
    .select("email")
    .where("role", "in", ["owner", "editor"])
    .where("suspended_at", "is", null)
    .where("id", "<>", by)
    .orderBy("id")
    .execute();
  const letter = emailFrom(context, () => ({
    subject: "Corrected texts need your confirmation",
    heading: "Corrected texts need your confirmation",
    paragraphs: [
      `A colleague uploaded ${many === 1 ? "one corrected text" : `${many} corrected texts`}. Read the changes, then confirm or decline them.`,
      "Students read these texts in the app and in our emails, so be careful with anything that asks for a password or money.",
    ],
    action: { label: "Open the settings", url: `${context.publicUrl}/admin/settings` },
  }));
  const event = `texts-proposed:${uuidv7()}`;
  for (const { email } of others) await queueMail(db, { ...letter, event_key: `${event}:${email}`, to: email }, now);
}
