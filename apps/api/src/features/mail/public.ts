export { escapeHtml, senderOf, writeLetter } from "./letter.ts";
export { queueMail } from "./outbox.ts";
