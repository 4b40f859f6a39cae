// The mails of an account's life. Names stand in the body only; subjects are ours. A name is somebody's own words, so it
// stands in no letter to an address that nobody has proved to be theirs: such a letter would carry a stranger's message.
import type { House } from "../../house.ts";
import { letterFrom } from "../mail/public.ts";

/** How a candidate may be addressed in a letter; null while the address is unverified. */
export const nameFor = ({ first_name, verified_at }: { first_name: string; verified_at: string | null }) =>
  verified_at ? first_name : null;

const called = (name: string | null) => (name ? `, ${name}` : "");

/** What ends when an account changes hands, in the words of the letters about it. */
const ENDED =
  "Every device was signed out. Links to the weekly card, the address of the study calendar and notices on phones and computers have ended as well. Sign in to make new ones.";

export const verificationLetter = (house: House, url: string) =>
  letterFrom(house, (site) => ({
    subject: `Verify your e-mail for ${site}`,
    heading: "Welcome. One step is left.",
    paragraphs: [
      "Press the button to tell us that this address is yours. Then your practice, your results and your streak stay with you.",
    ],
    action: { label: "Verify my e-mail", url },
    after: [
      "The link works once, for 24 hours. If you did not open an account, ignore this mail and nothing will happen.",
    ],
  }));

export const welcomeLetter = (house: House, firstName: string) =>
  letterFrom(house, () => ({
    subject: `You are in. Start with ten questions`,
    heading: `Your e-mail is verified, ${firstName}`,
    paragraphs: [
      "Everything is open now: practice tests by subject and topic, past-question series by year, and your own progress.",
      "A good start is one short test in the subject you like least. Ten questions, every answer explained.",
    ],
    action: { label: "Start a practice test", url: `${house.publicUrl}/practice-tests` },
  }));

export const resetLetter = (house: House, name: string | null, url: string) =>
  letterFrom(house, (site) => ({
    subject: `Choose a new ${site} password`,
    heading: `Forgot your password${called(name)}?`,
    paragraphs: ["It happens. Press the button and choose a new one."],
    action: { label: "Choose a new password", url },
    after: [
      "The link works once, for 60 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
    ],
  }));

export const passwordResetLetter = (house: House, name: string | null) =>
  letterFrom(house, (site) => ({
    subject: `Your ${site} password was changed`,
    heading: `Your password was changed${called(name)}`,
    paragraphs: [
      "It was changed by the link we sent to this address. If that was you, all is well.",
      ENDED,
      `If it was not you, reset your password now and write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    action: { label: "Reset my password", url: `${house.publicUrl}/password/request` },
  }));

export const addressClaimedLetter = (house: House) =>
  letterFrom(house, (site) => ({
    subject: `The ${site} account of this address is yours now`,
    heading: "You signed in with Google",
    paragraphs: [
      "Somebody had opened an account with this address before, without proving that it is theirs. Google says that it is yours, so the account is yours now and the old password no longer works.",
      ENDED,
      `If it was not you who signed in, write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    action: { label: "Look at my profile", url: `${house.publicUrl}/profile` },
  }));

export const addressProvedLetter = (house: House) =>
  letterFrom(house, (site) => ({
    subject: `The ${site} account of this address is yours now`,
    heading: "Your e-mail is verified",
    paragraphs: [
      "The link was opened on a device that this account was never used on, so we can not know that it was you who registered. The password of the registration no longer works. Press the button to choose a password; your old one will do if it was yours.",
      ENDED,
      `If you did not open the link, write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    action: { label: "Choose a password", url: `${house.publicUrl}/password/request` },
  }));

export const addressChangedLetter = (house: House, isNew: boolean) =>
  letterFrom(house, (site) => ({
    subject: `The address of your ${site} account was changed`,
    heading: isNew ? "This is the address of your account now" : "This is no longer the address of your account",
    paragraphs: [
      "Our staff changed the address of your account.",
      ENDED,
      "The old password no longer works: the next one is chosen by a link to the new address.",
      `If you did not ask for it, write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    ...(isNew && { action: { label: "Choose a password", url: `${house.publicUrl}/password/request` } }),
  }));

export const passwordChangedLetter = (house: House, name: string | null) =>
  letterFrom(house, (site) => ({
    subject: `Your ${site} password was changed`,
    heading: `Your password was changed${called(name)}`,
    paragraphs: [
      "If that was you, all is well. Other devices were signed out.",
      `If it was not you, reset your password now and write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    action: { label: "Reset my password", url: `${house.publicUrl}/password/request` },
  }));

export const newDeviceLetter = (house: House, name: string | null, device: string, at: Date) =>
  letterFrom(house, (site) => ({
    subject: `A new sign-in to your ${site} account`,
    heading: `Was this you${called(name)}?`,
    paragraphs: [
      `Somebody signed in with ${device} on ${lagosTime(at)} (Nigerian time).`,
      "If that was you, there is nothing to do. If not, change your password: it signs every device out.",
    ],
    action: { label: "Change my password", url: `${house.publicUrl}/password/request` },
  }));

export const invitationLetter = (house: House, url: string) =>
  letterFrom(house, (site) => ({
    subject: `You are invited to the ${site} staff`,
    heading: "Welcome to the team",
    paragraphs: ["Choose a password and your staff account is ready."],
    action: { label: "Accept the invitation", url },
    after: ["The link works once, for 72 hours."],
  }));

const lagosTime = (at: Date) =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "full", timeStyle: "short", timeZone: "Africa/Lagos" }).format(at);
