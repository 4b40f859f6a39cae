import { type Client, privacy } from "@sabiprep/contract";
import { linkIn } from "./read-mail.ts";
import type { Api } from "./start-api.ts";

/** The key in the newest email to a guardian. */
export async function guardianToken(api: Api): Promise<string> {
  await api.settle();
  return linkIn(api.mails, "/guardian-consent/").token;
}

/** A candidate asks a guardian by email, and the guardian agrees. */
export async function guardianAgrees(api: Api, as: Client, email = "mother@example.ng"): Promise<string> {
  await as.call(privacy.askGuardian, { email });
  const token = await guardianToken(api);
  await api.anyone.call(privacy.answerGuardianConsent, { token, answer: "agree" });
  return token;
}
