export { type NoticeKind, notify } from "./notify.ts";
export { serveUnsubscribe } from "./unsubscribe.ts";
