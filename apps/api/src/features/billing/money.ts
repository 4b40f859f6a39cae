// Money and days as people read them in mails and on receipts.
import { english, type Translate } from "../../languages/words.ts";

/** Whole kobo as naira: ₦2,500, and ₦2,500.50 where there are kobo. */
export const naira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString("en-NG", { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;

/** 15 November 2026, as a day in Lagos. */
export const longDay = (at: string | Date, t: Translate = english): string =>
  t.day(at, { day: "numeric", month: "long", year: "numeric", timeZone: "Africa/Lagos" });

export const durationWords = { monthly: "one month", quarterly: "three months", yearly: "one year" };

export const receiptNumber = (id: number): string => `SP-${String(id).padStart(6, "0")}`;
