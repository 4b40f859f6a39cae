// Sends waiting push messages to the push services. A message is removed from the queue before it is sent, so a crash
// in between loses a push but never repeats one.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { unsealText } from "../../secrets/vault.ts";
import { authAt } from "./push-subscriptions.ts";

/** How many pushes are sent at the same time. A slow service blocks one of them, not all. */
const LINES = 16;
const BATCH = 400;
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 60_000;
/** Services accept about 4 KB of encrypted text. Our notifications are far shorter. */
const LONGEST_BODY = 500;

interface Waiting {
  id: number;
  subscription_id: number;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  uuid: string;
  title: string;
  body: string;
  link: string | null;
}

/** Sends the due pushes until a batch is tried or nothing is left. Returns how many were tried. */
export async function sendDuePush(context: AppContext): Promise<number> {
  let tried = 0;
  const line = async (first: Waiting) => {
    for (let message: Waiting | undefined = first; message; ) {
      tried++;
      await send(context, message);
      [message] = tried < BATCH ? await take(context, 1) : [];
    }
  };
  const ended = await Promise.allSettled((await take(context, LINES)).map(line));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
  return tried;
}

async function take({ db, clock }: AppContext, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    update push_messages m set due_at = null, attempts = m.attempts + 1
    from (select id from push_messages where due_at <= ${clock.now()} order by due_at limit ${most}
      for update skip locked) due, notifications n, push_subscriptions s
    where m.id = due.id and n.id = m.notice_id and s.id = m.subscription_id
    returning m.id, m.subscription_id, m.attempts, s.endpoint, s.p256dh, s.auth, n.uuid, n.title, n.body,
      n.link`.execute(db);
  return rows;
}

async function send(context: AppContext, message: Waiting): Promise<void> {
  const { uuid, title, body, link } = message;
  const text = JSON.stringify({ tag: uuid, title, body: body.slice(0, LONGEST_BODY), link });
  const auth = unsealText(authAt(message.endpoint), message.auth);
  const outcome = await context.push.send({ ...message, auth }, text, { topic: uuid.replaceAll("-", "") });
  if (outcome === "gone")
    await context.db.deleteFrom("push_subscriptions").where("id", "=", message.subscription_id).execute();
  if (outcome === "later" && message.attempts < MAX_ATTEMPTS) {
    const due_at = new Date(context.clock.now().getTime() + FIRST_WAIT_MS * 2 ** (message.attempts - 1));
    await context.db.updateTable("push_messages").set({ due_at }).where("id", "=", message.id).execute();
  }
  if (outcome === "refused" || outcome === "unknown") context.log.warn({ push: message.id, outcome }, "push not sent");
}
