export { letterFrom, writeLetter } from "./letter.ts";
export { queueMail } from "./outbox.ts";
