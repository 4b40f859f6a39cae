// Mail is first a row in the same transaction as its cause, then a letter: nothing is lost while the mail server is down,
// and no request waits for it.
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
  /** Names the event; a second mail with the same key is not written. */
  event_key: string;
  to: string;
  candidate_id?: number | null;
  unsubscribe_url?: string | null;
}

/** A letter this old helps nobody; until then a dead mail server is waited for. */
const GIVE_UP_MS = 3 * 86_400_000;
const BATCH = 400;
/** Longer than twice the mailer's own patience with a server that has fallen silent: a claimed letter may wait for the one before it. */
const CLAIMED_MS = 240_000;

/** A letter may carry a link that opens an account, so until it has left its words are sealed. */
const wordsAt = (uuid: string, part: "html" | "text") => placeOf("mail_outbox", part, uuid);

export async function queueMail(db: Db, mail: Outgoing, now: Date): Promise<void> {
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

/** Whether the event has its letter already. */
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
 * Sends what is due, SMTP_CONNECTIONS letters at once, until a batch is tried or nothing is left; returns how many were tried. A line to the
 * mail server that is done with a letter goes on with the next at once: while letters are on their way the next ones are claimed.
 * Where the database fails, what was claimed still leaves and is told of: only we know that it has left.
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

/** Half of what can be on its way: so no claimed letter waits behind more than one other. */
const atATime = ({ SMTP_CONNECTIONS }: Config) => Math.ceil(SMTP_CONNECTIONS / 2);

/**
 * Takes what is due, so that no other instance sends it too: for as long as sending can take, also behind a letter before it, it is not due any
 * more. No transaction stays open meanwhile; one that waits for a mail server would hold up the delivery of events.
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

/** While this is written down the line is with its next letter already. */
async function noteOutcome(context: AppContext, mail: Due, { at, problem }: Outcome): Promise<void> {
  const row = (db: Db) => db.updateTable("mail_outbox").where("id", "=", mail.id);
  const attempts = mail.attempts + 1;
  if (problem === undefined) {
    const gone = { sent_at: at, html: null, text: null, attempts };
    // It has left, and only we know: where the database is away just now, it is told when it is back.
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
        // One that is set aside keeps its words, for a retry.
        ...(isAside && { given_up_at: at }),
        // Nobody will send it any more, so its links need not be kept either.
        ...(isGivenUp && { given_up_at: at, html: null, text: null }),
      })
      .execute();
  });
}

/**
 * The email itself is the reason: the mail server refuses this sender, address or text for good, or we can not even write it. A server that
 * can not be reached, asks for another password or says "later" is no reason of the email's.
 */
function isOfMail(problem: unknown): boolean {
  const { code } = problem as { code?: string };
  const answer = answerCodeOf(problem);
  if (answer !== 0) return (code === "EENVELOPE" || code === "EMESSAGE") && answer >= 500 && answer !== 530;
  return code === undefined || code === "EENVELOPE" || code === "EMESSAGE";
}

/** Mail servers quote whom and what they refuse: the letter and its address stay out of the log and of the row. */
const withoutWords = (problem: unknown) => {
  const { name, code, command } = problem as { name?: string; code?: string; command?: string };
  return { problem: name, code, command, answer: answerCodeOf(problem) };
};

/** The mail server's own words, as a number; 0 when it could not be reached or fell silent. */
const answerCodeOf = (problem: unknown): number => (problem as { responseCode?: number }).responseCode ?? 0;

/** Within a minute of a dead mail server coming back, mail leaves; one that says "later" is asked ever more seldom. */
const waitAfter = (attempts: number, code: number) =>
  Math.min(5_000 * 2 ** Math.min(attempts - 1, 10), code === 0 ? 45_000 : 600_000);

const isPermanent = (code: number) => code >= 550 && code < 560;
