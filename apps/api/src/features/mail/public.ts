export { letterFrom, writeLetter } from "./letter.ts";
export { isQueued, queueMail } from "./outbox.ts";
