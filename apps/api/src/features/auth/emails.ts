// The emails about an account. Names appear only in the body, and subjects are ours. A name is free text, so an email
// to an unverified address never includes it. Otherwise it could carry a stranger's message.
import type { AppContext } from "../../app-context.ts";
import type { Translate } from "../../languages/words.ts";
import { emailFrom } from "../mail/public.ts";
import { deviceIn } from "./device-name.ts";

/** The name used for a candidate in an email, or null while the address is unverified. */
export const nameFor = ({ first_name, verified_at }: { first_name: string; verified_at: string | null }) =>
  verified_at ? first_name : null;

/** What ends when an account changes hands, in the words of the emails about it. */
const ENDED =
  "We signed you out on all your devices. Your weekly card links, study calendar link and push notifications have also stopped. Sign in to set them up again.";

export const verificationEmail = (context: AppContext, url: string) =>
  emailFrom(context, (site, t) => ({
    subject: t("Verify your email for {site}", { site }),
    heading: t("Welcome. One more step."),
    paragraphs: [t("Press the button to confirm your email address. Then you will keep your results and streak.")],
    action: { label: t("Verify my email"), url },
    after: [t("The link works once and lasts 24 hours. If you did not create an account, you can ignore this email.")],
  }));

export const welcomeEmail = (context: AppContext, firstName: string) =>
  emailFrom(context, (_site, t) => ({
    subject: t("You are in. Start with ten questions"),
    heading: t("Your email is verified, {name}", { name: firstName }),
    paragraphs: [
      t(
        "You can now take practice tests by subject and topic, answer past questions by year, and see your own progress.",
      ),
      t(
        "Start with one short test in the subject you find hardest. It has ten questions, and we explain every answer.",
      ),
    ],
    action: { label: t("Start a practice test"), url: `${context.publicUrl}/practice-tests` },
  }));

export const resetEmail = (context: AppContext, name: string | null, url: string) =>
  emailFrom(context, (site, t) => ({
    subject: t("Choose a new {site} password", { site }),
    heading: name ? t("Forgot your password, {name}?", { name }) : t("Forgot your password?"),
    paragraphs: [t("It happens. Press the button to choose a new password.")],
    action: { label: t("Choose a new password"), url },
    after: [
      t(
        "The link works once and lasts 60 minutes. If you did not ask for it, you do not need to do anything. Your password has not changed.",
      ),
    ],
  }));

export const passwordResetEmail = (context: AppContext, name: string | null) =>
  emailFrom(context, (site, t) => ({
    subject: t("Your {site} password was changed", { site }),
    heading: name ? t("Your password was changed, {name}", { name }) : t("Your password was changed"),
    paragraphs: [
      t("It was changed with the link we sent to this address. If that was you, you do not need to do anything."),
      t(ENDED),
      t("If it was not you, reset your password now and email {email}.", { email: context.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Reset my password"), url: `${context.publicUrl}/password/request` },
  }));

export const addressClaimedEmail = (context: AppContext) =>
  emailFrom(context, (site, t) => ({
    subject: t("The {site} account for this email address is now yours", { site }),
    heading: t("You signed in with Google"),
    paragraphs: [
      t(
        "Someone had already created an account with your email address but never verified it. You signed in with Google, so we know the address is yours. The account is now yours and the old password no longer works.",
      ),
      t(ENDED),
      t("If you did not sign in, email {email}.", { email: context.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("See my profile"), url: `${context.publicUrl}/profile` },
  }));

export const addressProvedEmail = (context: AppContext) =>
  emailFrom(context, (site, t) => ({
    subject: t("The {site} account for this email address is now yours", { site }),
    heading: t("Your email is verified"),
    paragraphs: [
      t(
        "The link was opened on a device we had not seen before, so we cannot be sure that you created the account. The password set at registration no longer works. Press the button to choose a password. You can use your old one again.",
      ),
      t(ENDED),
      t("If you did not open the link, email {email}.", { email: context.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Choose a password"), url: `${context.publicUrl}/password/request` },
  }));

export const addressChangedEmail = (context: AppContext, isNew: boolean) =>
  emailFrom(context, (site, t) => ({
    subject: t("The email address for your {site} account has changed", { site }),
    heading: isNew
      ? t("This is now the email address for your account")
      : t("This is no longer the email address for your account"),
    paragraphs: [
      t("Our team changed the email address for your account."),
      t(ENDED),
      t(
        "Your old password no longer works. To choose a new one, ask for a link on the sign-in page. We will send it to the new email address.",
      ),
      t("If you did not ask for this, email {email}.", { email: context.config.SUPPORT_EMAIL }),
    ],
    ...(isNew && { action: { label: t("Choose a password"), url: `${context.publicUrl}/password/request` } }),
  }));

export const passwordChangedEmail = (context: AppContext, name: string | null, hadPasskeys = false) =>
  emailFrom(context, (site, t) => ({
    subject: t("Your {site} password was changed", { site }),
    heading: name ? t("Your password was changed, {name}", { name }) : t("Your password was changed"),
    paragraphs: [
      t("If that was you, you do not need to do anything. We signed out your other devices."),
      ...(hadPasskeys ? [t("We also removed your passkeys. You can add them again after signing in.")] : []),
      t("If it was not you, reset your password now and email {email}.", { email: context.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Reset my password"), url: `${context.publicUrl}/password/request` },
  }));

export const newDeviceEmail = (context: AppContext, name: string | null, device: string, at: Date) =>
  emailFrom(context, (site, t) => ({
    subject: t("A new sign-in to your {site} account", { site }),
    heading: name ? t("Was this you, {name}?", { name }) : t("Was this you?"),
    paragraphs: [
      t("Someone signed in with {device} on {time} (Nigerian time).", {
        device: deviceIn(t, device),
        time: lagosTime(t, at),
      }),
      t(
        "If that was you, you do not need to do anything. If not, change your password. We will then sign out all your other devices.",
      ),
    ],
    action: { label: t("Change my password"), url: `${context.publicUrl}/password/request` },
  }));

/** `path` is the page where this person asks for another password. */
export const passkeyEmail = (
  context: AppContext,
  name: string | null,
  { change, device, at, path }: { change: "added" | "removed"; device: string; at: Date; path: string },
) => {
  const isNew = change === "added";
  return emailFrom(context, (site, t) => {
    const values = { device: deviceIn(t, device), time: lagosTime(t, at) };
    return {
      subject: isNew
        ? t("A passkey was added to your {site} account", { site })
        : t("A passkey was removed from your {site} account", { site }),
      heading: name ? t("Was this you, {name}?", { name }) : t("Was this you?"),
      paragraphs: [
        isNew
          ? t(
              "Someone added a passkey with {device} on {time} (Nigerian time). It signs in to your account without your password.",
              values,
            )
          : t(
              "Someone removed a passkey with {device} on {time} (Nigerian time). We signed out your other devices.",
              values,
            ),
        t(
          "If that was you, you do not need to do anything. If not, change your password. We will then remove all your passkeys and sign out all your other devices.",
        ),
      ],
      action: { label: t("Change my password"), url: `${context.publicUrl}${path}` },
    };
  });
};

export const invitationEmail = (
  context: AppContext,
  url: string,
  { role, invitedBy }: { role: string; invitedBy: string },
) =>
  emailFrom(context, (site) => ({
    subject: `You are invited to the ${site} staff`,
    heading: "Welcome to the team",
    paragraphs: [`${invitedBy} invites you to join as ${role}.`, "Choose a password and your staff account is ready."],
    action: { label: "Accept the invitation", url },
    after: ["The link works once, for 72 hours."],
  }));

const lagosTime = (t: Translate, at: Date) =>
  t.day(at, { dateStyle: "full", timeStyle: "short", timeZone: "Africa/Lagos" });
