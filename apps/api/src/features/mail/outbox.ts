// An email is first a row in the transaction of its cause, and is sent later. Nothing is lost while the mail server is
// down, and no request waits for it.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Config } from "../../config.ts";
import { retryUntilConnected } from "../../db/retry-until-connected.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { countFailure, forgetFailure, problemText } from "../../events/set-aside.ts";
import { wordsFor } from "../../languages/words-for.ts";
import { placeOf, sealText, unsealText } from "../../secrets/vault.ts";
import { type EmailTemplate, renderEmail } from "./email-template.ts";

export interface Outgoing extends EmailTemplate {
  /** Names the event. A second email with the same key is not written. */
  event_key: string;
  /** Null for an account without an email address: then there is no email. */
  to: string | null;
  candidate_id?: number | null;
  unsubscribe_url?: string | null;
}

/** An email this old helps nobody. Until then we wait for a mail server that is down. */
const GIVE_UP_MS = 3 * 86_400_000;
const BATCH = 400;
/** More than twice the mailer's timeout for a silent server, because a claimed email may wait for the one before it. */
const CLAIMED_MS = 240_000;

/** An email may include a link that opens an account, so its text is sealed until it is sent. */
const wordsAt = (uuid: string, part: "html" | "text") => placeOf("mail_outbox", part, uuid);

export async function queueMail(db: Db, mail: Outgoing, now: Date): Promise<void> {
  if (mail.to === null) return;
  const { subject, html, text } = await renderEmail(db, mail, await wordsFor(db, mail.candidate_id));
  const uuid = uuidv7();
  await db
    .insertInto("mail_outbox")
    .values({
      uuid,
      event_key: mail.event_key,
      candidate_id: mail.candidate_id ?? null,
      to_address: mail.to,
      subject,
      html: sealText(wordsAt(uuid, "html"), html),
      text: sealText(wordsAt(uuid, "text"), text),
      unsubscribe_url: mail.unsubscribe_url ?? null,
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column("event_key").doNothing())
    .execute();
}

/** Whether the event already has its email. */
export const isQueued = async (db: Db, event_key: string): Promise<boolean> =>
  (await db.selectFrom("mail_outbox").select("id").where("event_key", "=", event_key).executeTakeFirst()) !== undefined;

interface Due {
  id: number;
  uuid: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
  attempts: number;
  created_at: string;
}

/**
 * Sends the due emails, SMTP_CONNECTIONS at a time, until a batch is tried or nothing is left. Returns how many were
 * tried. A connection that finishes one email starts the next immediately, and more are claimed meanwhile. If the
 * database fails, claimed emails are still sent and recorded, because only this process knows that they were sent.
 */
export async function sendDueMail(context: AppContext): Promise<number> {
  const lines = context.config.SMTP_CONNECTIONS;
  const claimed: Due[] = [];
  const problems: unknown[] = [];
  let tried = 0;
  let isMore = true;
  let claiming: Promise<void> | null = null;
  const giveUp = (problem: unknown) => {
    problems.push(problem);
    isMore = false;
  };
  const claimMore = () => {
    claiming ??= claim(context)
      .then((mails) => {
        claimed.push(...mails);
        isMore = mails.length > 0 && tried + claimed.length < BATCH && problems.length === 0;
      }, giveUp)
      .finally(() => {
        claiming = null;
      });
    return claiming;
  };
  const line = async () => {
    let noted = Promise.resolve();
    for (;;) {
      while (isMore && claimed.length === 0) await claimMore();
      const mail = claimed.shift();
      if (!mail) return noted;
      tried++;
      const ahead = isMore && claimed.length < atATime(context.config) ? claimMore() : null;
      const [outcome] = await Promise.all([sendOne(context, mail), ahead, noted]);
      noted = noteOutcome(context, mail, outcome).catch(giveUp);
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  if (problems.length > 0) throw problems[0];
  return tried;
}

/** Half of the emails that can be on their way, so no claimed email waits behind more than one other. */
const atATime = ({ SMTP_CONNECTIONS }: Config) => Math.ceil(SMTP_CONNECTIONS / 2);

/**
 * Claims due emails, so that no other instance sends them too. They are not due again for as long as sending can take,
 * even behind an earlier email. No transaction stays open meanwhile, because one that waits for a mail server would
 * delay the delivery of events.
 */
async function claim({ db, clock, config }: AppContext): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    update mail_outbox m set next_attempt_at = ${new Date(now.getTime() + CLAIMED_MS)}
    from (select id from mail_outbox where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit ${atATime(config)} for update skip locked) due
    where m.id = due.id
    returning m.id, m.uuid, m.to_address, m.subject, m.html, m.text, m.unsubscribe_url, m.attempts,
      m.created_at`.execute(db);
  return rows;
}

type Outcome = { at: Date; problem?: unknown };

async function sendOne(context: AppContext, mail: Due): Promise<Outcome> {
  const at = context.clock.now();
  try {
    const html = unsealText(wordsAt(mail.uuid, "html"), mail.html);
    const text = unsealText(wordsAt(mail.uuid, "text"), mail.text);
    await context.mailer.send({ ...mail, html, text, id: mail.uuid, to: mail.to_address });
    return { at };
  } catch (problem) {
    return { at, problem };
  }
}

/** While this is recorded, the connection already sends its next email. */
async function noteOutcome(context: AppContext, mail: Due, { at, problem }: Outcome): Promise<void> {
  const row = (db: Db) => db.updateTable("mail_outbox").where("id", "=", mail.id);
  const attempts = mail.attempts + 1;
  if (problem === undefined) {
    const gone = { sent_at: at, html: null, text: null, attempts };
    // The email was sent, and only this process knows. If the database is down, this is recorded when it is back.
    await retryUntilConnected(() => row(context.db).set(gone).execute(), CLAIMED_MS);
    if (mail.attempts > 0) await forgetFailure(context.db, "email", "", [mail.id]);
    return;
  }
  const tooOld = at.getTime() - Date.parse(mail.created_at) > GIVE_UP_MS;
  context.log.warn({ ...withoutWords(problem), mail: mail.uuid, attempts }, "email not sent");
  const isGivenUp = isPermanent(answerCodeOf(problem)) || tooOld;
  await inTransaction(context.db, async (db) => {
    const failed = { kind: "email", part: "", item: mail.id } as const;
    const isAside = !isGivenUp && isOfMail(problem) && (await countFailure(db, failed, problem, at));
    if (isAside) context.log.error({ ...withoutWords(problem), mail: mail.uuid }, "an email was set aside");
    if (isGivenUp && mail.attempts > 0) await forgetFailure(db, "email", "", [mail.id]);
    await row(db)
      .set({
        attempts,
        last_problem: problemText(problem).slice(0, 300),
        next_attempt_at: new Date(at.getTime() + waitAfter(attempts, answerCodeOf(problem))),
        // An email that is set aside keeps its text, for a retry.
        ...(isAside && { given_up_at: at }),
        // Nobody will send it again, so its links do not have to be kept.
        ...(isGivenUp && { given_up_at: at, html: null, text: null }),
      })
      .execute();
  });
}

/**
 * The email itself is the reason: the mail server permanently refuses this sender, address or text, or we cannot even
 * write the email. A server that cannot be reached, wants another password or says "later" does not count.
 */
function isOfMail(problem: unknown): boolean {
  const { code } = problem as { code?: string };
  const answer = answerCodeOf(problem);
  if (answer !== 0) return (code === "EENVELOPE" || code === "EMESSAGE") && answer >= 500 && answer !== 530;
  return code === undefined || code === "EENVELOPE" || code === "EMESSAGE";
}

/** Mail servers quote the address and the text they refuse. Neither may appear in the log or the row. */
const withoutWords = (problem: unknown) => {
  const { name, code, command } = problem as { name?: string; code?: string; command?: string };
  return { problem: name, code, command, answer: answerCodeOf(problem) };
};

/** The mail server's reply code, or 0 when it could not be reached or went silent. */
const answerCodeOf = (problem: unknown): number => (problem as { responseCode?: number }).responseCode ?? 0;

/**
 * Email is sent within a minute after a dead mail server returns. A server that says "later" is asked less and less
 * often.
 */
const waitAfter = (attempts: number, code: number) =>
  Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), code === 0 ? 45_000 : 600_000);

const isPermanent = (code: number) => code >= 550 && code < 560;
