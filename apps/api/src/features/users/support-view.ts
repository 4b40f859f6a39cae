// A candidate's own screens, as support sees them. The same functions answer, and nothing can be changed by them. The
// candidate is notified of the view and its reason.
import type { users } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { currentSubscription, paymentsOf } from "../billing/public.ts";
import { notify } from "../notifications/public.ts";
import { allowanceOf, gradesOf, openSittingsOf } from "../sittings/public.ts";
import { idOf } from "./read-user.ts";

const RECENT = 10;
const HOUR_MS = 3_600_000;

export async function supportView({ db, user, input, now, recordAudit }: Call<typeof users.supportView>) {
  const id = await idOf(db, input.uuid);
  const reason = input.reason.trim();
  recordAudit({ subject: input.uuid, after: { reason } });
  await notify(
    db,
    {
      candidate_id: id,
      kind: "account",
      // Another look within the hour is still about the same problem.
      once_key: `support-view:${user.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
      says: (t) => ({
        title: t("Our support team looked at your account"),
        body: t(
          "To help you, a member of our team looked at your plan, tests, payments and notifications. The reason: {reason}",
          {
            reason,
          },
        ),
      }),
    },
    now,
  );
  const { plan, ends_at, source, renewal, cancelled } = await currentSubscription(db, id, now);
  return {
    plan: { name: plan.name, ends_at, source, renews: renewal !== null, cancelled },
    allowance: await allowanceOf(db, id, now),
    open_tests: await openSittingsOf(db, id),
    grades: await gradesOf(db, id, { limit: RECENT }),
    payments: await paymentsOf(db, id, undefined),
    notices: await notificationsOf(db, id),
  };
}

async function notificationsOf(db: Db, candidateId: number) {
  const { rows } = await sql<{ title: string; body: string; created_at: string; is_read: boolean }>`
    select title, body, created_at, read_at is not null as is_read from notifications
    where candidate_id = ${candidateId} order by created_at desc limit ${RECENT}`.execute(db);
  return rows;
}
