// Messages to candidates: the notifications under the bell, and the browsers that receive them as push notifications.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, optionalText, requiredText, timestamp, uuid } from "./fields.ts";

export const NOTIFICATIONS_PAGE = 20;

export const notice = z.object({
  uuid: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
});
export type ShownNotification = z.output<typeof notice>;

const NOT_A_SUBSCRIPTION = "We could not turn on notifications for this browser.";

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/candidates/notifications",
    summary: "Notifications, newest first, and the unread count",
    audience: "candidate",
    query: z.object({ before: z.optional(uuid()) }),
    data: z.object({ notices: z.array(notice), more: z.boolean() }),
  }),
  unread: endpoint({
    method: "GET",
    path: "/candidates/notifications/unread",
    summary: "The number of unread notifications, at most 100",
    audience: "candidate",
    data: z.object({ unread: z.number() }),
  }),
  markRead: endpoint({
    method: "PUT",
    path: "/candidates/notifications/read",
    summary: "Marks one or all notifications as read",
    audience: "candidate",
    body: z.object({ notice_uuid: z.optional(uuid()) }),
    data: nothing,
  }),
  pushKey: endpoint({
    method: "GET",
    path: "/candidates/notifications/push",
    summary: "The key a browser subscribes with",
    audience: "candidate",
    data: z.object({ public_key: z.string() }),
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/candidates/notifications/push",
    summary: "Saves a browser's push subscription. Only known push services are accepted",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({
      endpoint: requiredText(NOT_A_SUBSCRIPTION, 2048),
      keys: z.object({
        p256dh: z.string().check(z.regex(/^[\w-]{86,88}=?$/, { error: NOT_A_SUBSCRIPTION })),
        auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/, { error: NOT_A_SUBSCRIPTION })),
      }),
    }),
    data: nothing,
  }),
  unsubscribe: endpoint({
    method: "DELETE",
    path: "/candidates/notifications/push",
    summary: "Deletes one or all of the student's push subscriptions",
    audience: "candidate",
    study: false,
    body: z.object({ endpoint: optionalText(2048) }),
    data: nothing,
  }),
};
