// The mails of an account's life. Names stand in the body only; subjects are ours.
import type { House } from "../../house.ts";
import { letterFrom } from "../mail/public.ts";

export const verificationLetter = (house: House, firstName: string, url: string) =>
  letterFrom(house, (site) => ({
    subject: `Verify your e-mail for ${site}`,
    heading: `Welcome, ${firstName}. One step is left.`,
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

export const resetLetter = (house: House, name: string, url: string) =>
  letterFrom(house, (site) => ({
    subject: `Choose a new ${site} password`,
    heading: `Forgot your password, ${name}?`,
    paragraphs: ["It happens. Press the button and choose a new one."],
    action: { label: "Choose a new password", url },
    after: [
      "The link works once, for 60 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
    ],
  }));

export const passwordChangedLetter = (house: House, name: string) =>
  letterFrom(house, (site) => ({
    subject: `Your ${site} password was changed`,
    heading: `Your password was changed, ${name}`,
    paragraphs: [
      "If that was you, all is well. Other devices were signed out.",
      `If it was not you, reset your password now and write to ${house.config.SUPPORT_EMAIL}.`,
    ],
    action: { label: "Reset my password", url: `${house.publicUrl}/password/request` },
  }));

export const newDeviceLetter = (house: House, name: string, device: string, at: Date) =>
  letterFrom(house, (site) => ({
    subject: `A new sign-in to your ${site} account`,
    heading: `Was this you, ${name}?`,
    paragraphs: [
      `Somebody signed in with ${device} on ${lagosTime(at)} (Nigerian time).`,
      "If that was you, there is nothing to do. If not, change your password: it signs every device out.",
    ],
    action: { label: "Change my password", url: `${house.publicUrl}/password/request` },
  }));

export const invitationLetter = (house: House, name: string, url: string) =>
  letterFrom(house, (site) => ({
    subject: `You are invited to the ${site} staff`,
    heading: `Welcome to the team, ${name}`,
    paragraphs: ["Choose a password and your staff account is ready."],
    action: { label: "Accept the invitation", url },
    after: ["The link works once, for 72 hours."],
  }));

const lagosTime = (at: Date) =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "full", timeStyle: "short", timeZone: "Africa/Lagos" }).format(at);
