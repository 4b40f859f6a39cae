export { emailFrom, renderEmail } from "./email-template.ts";
export { isQueued, queueMail } from "./outbox.ts";
export { dropEmail, retryEmail } from "./set-aside-email.ts";
