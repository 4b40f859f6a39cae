import type { site } from "@sabiprep/contract";
import type { Call } from "../../http/route.ts";
import { emailFrom, queueMail } from "../mail/public.ts";

/** The visitor's words are only in the body. The subject and the headers are ours. */
export async function writeToSupport({ db, input, now, context, meta }: Call<typeof site.contact>) {
  const letter = emailFrom(context, () => ({
    subject: "A message from the contact form",
    heading: "A visitor sent a message",
    paragraphs: [`From: ${input.name.trim()} (${input.email.trim()})`, ...input.message.split(/\n{2,}/)],
  }));
  await queueMail(db, { ...letter, event_key: `contact:${meta.requestId}`, to: context.config.SUPPORT_EMAIL }, now);
  return null;
}
