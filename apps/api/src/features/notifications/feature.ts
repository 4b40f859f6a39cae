import { groupMessages, notifications } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { inParts } from "../../jobs/run-parts.ts";
import { deliverNotifications } from "./deliver-notifications.ts";
import { continueMessages, countGroup, listMessages, messageChoices, sendMessage } from "./group-messages.ts";
import { subscribe, unsubscribe } from "./push-subscriptions.ts";
import { markRead, notificationsOf, unreadOf } from "./queries.ts";
import { sendReminders } from "./reminders.ts";
import { oldNotifications, oldPushMessages } from "./retire-notifications.ts";
import { sendDuePush } from "./send-push.ts";
import { sendWeeklyReports } from "./weekly-report.ts";

export const notificationsFeature: Feature = {
  name: "notifications",
  routes: [
    route(notifications.list, ({ db, user, input }) => notificationsOf(db, user.id, input.before)),
    route(notifications.unread, ({ db, user }) => unreadOf(db, user.id)),
    route(notifications.markRead, ({ db, user, input, now }) => markRead(db, user.id, input.notice_uuid, now)),
    route(notifications.pushKey, ({ context }) => ({ public_key: context.push.publicKey })),
    route(notifications.subscribe, subscribe),
    route(notifications.unsubscribe, unsubscribe),
    route(groupMessages.choices, messageChoices),
    route(groupMessages.count, countGroup),
    route(groupMessages.send, sendMessage),
    route(groupMessages.list, listMessages),
  ],
  loop: inParts(continueMessages, deliverNotifications, sendDuePush),
  jobs: { "send-reminders": sendReminders, "send-weekly-reports": sendWeeklyReports },
  // Four and five o'clock in the afternoon in Lagos, which is an hour ahead of UTC all year.
  cron: ["0 15 * * * send-reminders", "0 16 * * 0 send-weekly-reports"],
  retires: [oldPushMessages, oldNotifications],
  personal: {
    export: async (db, candidateId) => ({
      notifications: await db.selectFrom("notifications").selectAll().where("candidate_id", "=", candidateId).execute(),
      push_subscriptions: await db
        .selectFrom("push_subscriptions")
        .select(["endpoint", "device", "created_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("notifications").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("push_subscriptions").where("candidate_id", "=", candidateId).execute();
    },
  },
  credentials: {
    tables: ["push_subscriptions"],
    end: async (db, candidateId) => {
      await db.deleteFrom("push_subscriptions").where("candidate_id", "=", candidateId).execute();
    },
  },
};
