export { dropDelivery } from "./deliver-notices.ts";
export { type NoticeKind, notify, notifyAll, withdrawNotices } from "./notify.ts";
export { serveUnsubscribe } from "./unsubscribe.ts";
