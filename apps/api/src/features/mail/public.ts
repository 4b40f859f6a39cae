export { letterFrom, writeLetter } from "./letter.ts";
export { isQueued, queueMail } from "./outbox.ts";
export { dropEmail, retryEmail } from "./set-aside-email.ts";
