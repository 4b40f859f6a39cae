// Messages to candidates about their money: a notification and an email, each once, in the transaction of its cause.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { Translate } from "../../languages/words.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import { notify } from "../notifications/public.ts";
import { durationWords, longDay, naira, receiptNumber } from "./money.ts";

const LINK = "/subscriptions";

interface BillingNotification {
  candidate_id: number;
  email: string | null;
  once_key: string;
  says: (t: Translate) => { title: string; paragraphs: string[]; label: string };
}

async function tell(
  context: AppContext,
  db: Db,
  { candidate_id, email, once_key, says }: BillingNotification,
  now: Date,
) {
  const notice = (t: Translate) => {
    const { title, paragraphs } = says(t);
    return { title, body: paragraphs[0]! };
  };
  await notify(db, { candidate_id, once_key, kind: "payment", says: notice, link: LINK }, now);
  const letter = emailFrom(context, (_site, t) => {
    const { title, paragraphs, label } = says(t);
    return { subject: title, heading: title, paragraphs, action: { label, url: `${context.publicUrl}${LINK}` } };
  });
  await queueMail(db, { ...letter, event_key: once_key, to: email, candidate_id }, now);
}

interface PaidRow {
  id: number;
  candidate_id: number;
  email: string | null;
  plan: string;
  duration: keyof typeof durationWords;
  amount_kobo: number;
  renews: boolean;
  ends_at: string;
}

async function paidRow(db: Db, reference: string): Promise<PaidRow | undefined> {
  const { rows } = await sql<PaidRow>`
    select p.id, p.candidate_id, c.email, l.name as plan, p.duration, p.amount_kobo, p.renews, g.ends_at
    from payments p join candidates c on c.id = p.candidate_id join plans l on l.id = p.plan_id
    join grants g on g.payment_id = p.id where p.reference = ${reference}`.execute(db);
  return rows[0];
}

export async function notifyPaid(context: AppContext, db: Db, reference: string, now: Date): Promise<void> {
  const paid = await paidRow(db, reference);
  if (!paid) return;
  const amount = naira(paid.amount_kobo);
  await tell(
    context,
    db,
    {
      ...paid,
      once_key: `paid:${reference}`,
      says: (t) => ({
        title: t("Your receipt: {amount} for {plan}", { amount, plan: paid.plan }),
        paragraphs: [
          t(
            "We received {amount} for {time} of {plan}. Your receipt number is {receipt} and your payment reference is {reference}.",
            {
              amount,
              time: t(durationWords[paid.duration]),
              plan: paid.plan,
              receipt: receiptNumber(paid.id),
              reference,
            },
          ),
          paid.renews
            ? t(
                "It renews automatically. You can cancel at any time and keep your plan until the end of the time you paid for.",
              )
            : t("It does not renew automatically, so you will not be charged again."),
          t(
            "If your plan does not help you, you can ask for your money back on the Subscriptions page within seven days.",
          ),
        ],
        label: t("See your plan and receipts"),
      }),
    },
    now,
  );
}

export async function notifyRefunded(
  context: AppContext,
  db: Db,
  reference: string,
  refundId: number,
  now: Date,
): Promise<void> {
  const paid = await paidRow(db, reference);
  if (!paid) return;
  await tell(
    context,
    db,
    {
      ...paid,
      once_key: `refunded:${refundId}`,
      says: (t) => ({
        title: t("Your refund is on its way"),
        paragraphs: [
          t("We returned your payment of {amount} for {plan}. It should reach your bank within ten working days.", {
            amount: naira(paid.amount_kobo),
            plan: paid.plan,
          }),
          t("You are back on the Free plan. You keep your results and progress."),
        ],
        label: t("See your plan"),
      }),
    },
    now,
  );
}

interface SubscribedRow {
  candidate_id: number;
  email: string | null;
  plan: string;
  next_payment_at: string | null;
  ends_at: string | null;
}

async function subscribedRow(db: Db, code: string): Promise<SubscribedRow | undefined> {
  const { rows } = await sql<SubscribedRow>`
    select s.candidate_id, c.email, l.name as plan, s.next_payment_at,
      (select max(g.ends_at) from grants g where g.candidate_id = s.candidate_id and g.plan_id = s.plan_id
        and g.revoked_at is null) as ends_at
    from subscriptions s join candidates c on c.id = s.candidate_id join plans l on l.id = s.plan_id
    where s.code = ${code}`.execute(db);
  return rows[0];
}

export async function notifyRenewalFailed(context: AppContext, db: Db, code: string, now: Date): Promise<void> {
  const row = await subscribedRow(db, code);
  if (!row?.ends_at) return;
  const { plan, ends_at } = row;
  await tell(
    context,
    db,
    {
      ...row,
      once_key: `renewal-failed:${code}:${row.ends_at}`,
      says: (t) => ({
        title: t("We could not renew {plan}", { plan }),
        paragraphs: [
          t("We could not charge your card. You still have {plan} until {day}. Pay before then to keep it.", {
            plan,
            day: longDay(ends_at, t),
          }),
          t(
            "This usually happens because there is not enough money on the card, the card has expired, or the bank declined it.",
          ),
        ],
        label: t("Pay again"),
      }),
    },
    now,
  );
}

export async function notifyCancelled(context: AppContext, db: Db, code: string, now: Date): Promise<void> {
  const row = await subscribedRow(db, code);
  if (!row) return;
  const { plan, ends_at } = row;
  await tell(
    context,
    db,
    {
      ...row,
      once_key: `cancelled:${code}`,
      says: (t) => ({
        title: t("{plan} will not renew", { plan }),
        paragraphs: [
          ends_at
            ? t(
                "We will not charge you for {plan} again. You will keep it until {day}. Then you will go back to Free.",
                {
                  plan,
                  day: longDay(ends_at, t),
                },
              )
            : t("You will not be charged for {plan} again.", { plan }),
          t("You keep your results and progress."),
        ],
        label: t("See your plan"),
      }),
    },
    now,
  );
}

export async function notifyEnded(context: AppContext, db: Db, ended: EndedRow, now: Date): Promise<void> {
  await tell(
    context,
    db,
    {
      ...ended,
      once_key: `plan-ended:${ended.grant_id}`,
      says: (t) => ({
        title: t("Your {plan} plan has ended", { plan: ended.plan }),
        paragraphs: [
          t(
            "You are on the Free plan. It includes five practice tests a month and every second year of past questions.",
          ),
          t("We keep all your results and progress. You can choose a plan again at any time."),
        ],
        label: t("See the plans"),
      }),
    },
    now,
  );
}

export interface EndedRow {
  grant_id: number;
  candidate_id: number;
  email: string | null;
  plan: string;
}
