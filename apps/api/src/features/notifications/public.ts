export { type Notice, type NoticeKind, notify } from "./notify.ts";
