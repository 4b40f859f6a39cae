// The mails of an account's life. Names stand in the body only; subjects are ours. A name is somebody's own words, so it
// stands in no letter to an address that nobody has proved to be theirs: such a letter would carry a stranger's message.
import type { House } from "../../house.ts";
import type { Words } from "../../languages/words.ts";
import { letterFrom } from "../mail/public.ts";
import { deviceIn } from "./device-name.ts";

/** How a candidate may be addressed in a letter; null while the address is unverified. */
export const nameFor = ({ first_name, verified_at }: { first_name: string; verified_at: string | null }) =>
  verified_at ? first_name : null;

/** What ends when an account changes hands, in the words of the letters about it. */
const ENDED =
  "Every device was signed out. Links to the weekly card, the address of the study calendar and notices on phones and computers have ended as well. Sign in to make new ones.";

export const verificationLetter = (house: House, url: string) =>
  letterFrom(house, (site, t) => ({
    subject: t("Verify your e-mail for {site}", { site }),
    heading: t("Welcome. One step is left."),
    paragraphs: [
      t(
        "Press the button to tell us that this address is yours. Then your practice, your results and your streak stay with you.",
      ),
    ],
    action: { label: t("Verify my e-mail"), url },
    after: [
      t("The link works once, for 24 hours. If you did not open an account, ignore this mail and nothing will happen."),
    ],
  }));

export const welcomeLetter = (house: House, firstName: string) =>
  letterFrom(house, (_site, t) => ({
    subject: t("You are in. Start with ten questions"),
    heading: t("Your e-mail is verified, {name}", { name: firstName }),
    paragraphs: [
      t(
        "Everything is open now: practice tests by subject and topic, past-question series by year, and your own progress.",
      ),
      t("A good start is one short test in the subject you like least. Ten questions, every answer explained."),
    ],
    action: { label: t("Start a practice test"), url: `${house.publicUrl}/practice-tests` },
  }));

export const resetLetter = (house: House, name: string | null, url: string) =>
  letterFrom(house, (site, t) => ({
    subject: t("Choose a new {site} password", { site }),
    heading: name ? t("Forgot your password, {name}?", { name }) : t("Forgot your password?"),
    paragraphs: [t("It happens. Press the button and choose a new one.")],
    action: { label: t("Choose a new password"), url },
    after: [
      t(
        "The link works once, for 60 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
      ),
    ],
  }));

export const passwordResetLetter = (house: House, name: string | null) =>
  letterFrom(house, (site, t) => ({
    subject: t("Your {site} password was changed", { site }),
    heading: name ? t("Your password was changed, {name}", { name }) : t("Your password was changed"),
    paragraphs: [
      t("It was changed by the link we sent to this address. If that was you, all is well."),
      t(ENDED),
      t("If it was not you, reset your password now and write to {email}.", { email: house.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Reset my password"), url: `${house.publicUrl}/password/request` },
  }));

export const addressClaimedLetter = (house: House) =>
  letterFrom(house, (site, t) => ({
    subject: t("The {site} account of this address is yours now", { site }),
    heading: t("You signed in with Google"),
    paragraphs: [
      t(
        "Somebody had opened an account with this address before, without proving that it is theirs. Google says that it is yours, so the account is yours now and the old password no longer works.",
      ),
      t(ENDED),
      t("If it was not you who signed in, write to {email}.", { email: house.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Look at my profile"), url: `${house.publicUrl}/profile` },
  }));

export const addressProvedLetter = (house: House) =>
  letterFrom(house, (site, t) => ({
    subject: t("The {site} account of this address is yours now", { site }),
    heading: t("Your e-mail is verified"),
    paragraphs: [
      t(
        "The link was opened on a device that this account was never used on, so we can not know that it was you who registered. The password of the registration no longer works. Press the button to choose a password; your old one will do if it was yours.",
      ),
      t(ENDED),
      t("If you did not open the link, write to {email}.", { email: house.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Choose a password"), url: `${house.publicUrl}/password/request` },
  }));

export const addressChangedLetter = (house: House, isNew: boolean) =>
  letterFrom(house, (site, t) => ({
    subject: t("The address of your {site} account was changed", { site }),
    heading: isNew ? t("This is the address of your account now") : t("This is no longer the address of your account"),
    paragraphs: [
      t("Our staff changed the address of your account."),
      t(ENDED),
      t("The old password no longer works: the next one is chosen by a link to the new address."),
      t("If you did not ask for it, write to {email}.", { email: house.config.SUPPORT_EMAIL }),
    ],
    ...(isNew && { action: { label: t("Choose a password"), url: `${house.publicUrl}/password/request` } }),
  }));

export const passwordChangedLetter = (house: House, name: string | null) =>
  letterFrom(house, (site, t) => ({
    subject: t("Your {site} password was changed", { site }),
    heading: name ? t("Your password was changed, {name}", { name }) : t("Your password was changed"),
    paragraphs: [
      t("If that was you, all is well. Other devices were signed out."),
      t("If it was not you, reset your password now and write to {email}.", { email: house.config.SUPPORT_EMAIL }),
    ],
    action: { label: t("Reset my password"), url: `${house.publicUrl}/password/request` },
  }));

export const newDeviceLetter = (house: House, name: string | null, device: string, at: Date) =>
  letterFrom(house, (site, t) => ({
    subject: t("A new sign-in to your {site} account", { site }),
    heading: name ? t("Was this you, {name}?", { name }) : t("Was this you?"),
    paragraphs: [
      t("Somebody signed in with {device} on {time} (Nigerian time).", {
        device: deviceIn(t, device),
        time: lagosTime(t, at),
      }),
      t("If that was you, there is nothing to do. If not, change your password: it signs every device out."),
    ],
    action: { label: t("Change my password"), url: `${house.publicUrl}/password/request` },
  }));

export const invitationLetter = (house: House, url: string) =>
  letterFrom(house, (site) => ({
    subject: `You are invited to the ${site} staff`,
    heading: "Welcome to the team",
    paragraphs: ["Choose a password and your staff account is ready."],
    action: { label: "Accept the invitation", url },
    after: ["The link works once, for 72 hours."],
  }));

const lagosTime = (t: Words, at: Date) =>
  t.day(at, { dateStyle: "full", timeStyle: "short", timeZone: "Africa/Lagos" });
