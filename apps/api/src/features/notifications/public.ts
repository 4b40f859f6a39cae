export { dropDelivery } from "./deliver-notifications.ts";
export { type NotificationKind, notify, notifyAll, withdrawNotifications } from "./notify.ts";
export { serveUnsubscribe } from "./unsubscribe.ts";
