// Money and days as people read them in emails and on receipts.
import { english, type Translate } from "../../languages/words.ts";

/** Kobo as naira: ₦2,500, or ₦2,500.50 with kobo. */
export const naira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString("en-NG", { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;

/** 15 November 2026, as a day in Lagos. */
export const longDay = (at: string | Date, t: Translate = english): string =>
  t.day(at, { day: "numeric", month: "long", year: "numeric", timeZone: "Africa/Lagos" });

export const durationWords = { monthly: "one month", quarterly: "three months", yearly: "one year" };

export const receiptNumber = (id: number): string => `SP-${String(id).padStart(6, "0")}`;
