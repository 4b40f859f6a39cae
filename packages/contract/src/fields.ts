// Field rules that more than one form or call uses, each with its message. The checks and their messages have the same
// order: required, format, length, classes.
import * as z from "zod/mini";
import { cleanName, hasUnseen, isName } from "./person-name.ts";

export const PASSWORD_MIN_SIGN_IN = 6;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MIN = 3;
export const NAME_MAX = 50;
export const EMAIL_MIN = 5;
export const EMAIL_MAX = 254;

export const PASSWORD_CLASSES =
  "Password must contain at least one uppercase letter, one lowercase letter, and one number";

/** 12,000 and not 12000. */
export const withCommas = (number: number): string => number.toLocaleString("en");

/** A required text, with one message for both "missing" and "empty". */
export const requiredText = (message: string, most = 10_000) =>
  z.string({ error: message }).check(
    z.refine((text) => text.trim().length > 0, { error: message, abort: true }),
    z.maxLength(most, { error: `Use ${withCommas(most)} characters or fewer` }),
  );

export const optionalText = (most: number, message = `Use ${withCommas(most)} characters or fewer`) =>
  z.optional(z.nullable(z.string().check(z.maxLength(most, { error: message }))));

const looksLikeEmail = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

/** A zero-width character would allow a second account that looks like the first. */
const isEmail = (typed: string) => looksLikeEmail.test(typed) && !hasUnseen(typed);

const emailWith = (required: string, invalid: string, shortest?: string) =>
  z.string({ error: required }).check(
    z.refine((email) => email.trim().length > 0, { error: required, abort: true }),
    z.refine((email) => isEmail(email.trim()) && email.length <= EMAIL_MAX, { error: invalid }),
    ...(shortest ? [z.minLength(EMAIL_MIN, { error: shortest })] : []),
  );

export const signInEmail = emailWith("Email is required", "Please enter a valid email address");
export const registrationEmail = emailWith(
  "Invalid email address",
  "Invalid email address",
  "Email must be at least 5 characters",
);

export const signInPassword = z
  .string({ error: "Password is required" })
  .check(
    z.minLength(1, { error: "Password is required", abort: true }),
    z.minLength(PASSWORD_MIN_SIGN_IN, { error: "Password must be at least 6 characters" }),
    z.maxLength(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` }),
  );

export const hasPasswordClasses = (password: string) =>
  /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password);

export const newPassword = z
  .string({ error: "Password is required" })
  .check(
    z.minLength(PASSWORD_MIN, { error: "Password must be at least 8 characters" }),
    z.maxLength(PASSWORD_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` }),
    z.refine(hasPasswordClasses, { error: PASSWORD_CLASSES }),
  );

const personName = (label: string) =>
  z.string({ error: `${label} must be at least ${NAME_MIN} characters` }).check(
    z.refine((name) => cleanName(name).length >= NAME_MIN, {
      error: `${label} must be at least ${NAME_MIN} characters`,
      abort: true,
    }),
    z.refine((name) => cleanName(name).length <= NAME_MAX, {
      error: `${label} must be less than ${NAME_MAX} characters`,
      abort: true,
    }),
    z.refine(isName, { error: `Use letters in your ${label.toLowerCase()}, with no links or symbols` }),
  );

export const firstName = personName("First name");
export const lastName = personName("Last name");

/** A Nigerian number typed as 080… becomes +23480… before the rule is applied. */
export const internationalPhone = (typed: string): string => {
  const digits = typed.replaceAll(/[\s().-]/g, "");
  return /^0[789]\d{9}$/.test(digits) ? `+234${digits.slice(1)}` : digits;
};

const phoneForm = z.refine<string>((typed) => /^\+?[1-9]\d{0,14}$/.test(internationalPhone(typed)), {
  error: "Invalid phone number format",
});

export const phone = z.string({ error: "Invalid phone number format" }).check(
  phoneForm,
  z.refine((typed) => internationalPhone(typed).length >= 10, { error: "Phone number must be at least 10 digits" }),
);

/** In the profile a number may also be short: 7 to 20 characters. */
export const profilePhone = z
  .string({ error: "Invalid phone number format" })
  .check(
    phoneForm,
    z.minLength(7, { error: "Phone number must be at least 7 characters" }),
    z.maxLength(20, { error: "Use 20 characters or fewer" }),
  );

export const mustAgree = z.literal(true, { error: "Please agree to the terms and conditions" });

export const uuid = (message = "This id is not valid") => z.uuid({ error: message });

/** ISO 8601 in UTC, as the database returns it. */
export const timestamp = z.string();

/** A day that exists, in years that this product deals with: the calendar has no 31 February, and no year 9999. */
const isDay = (text: string): boolean => {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
export const date = z.string().check(z.refine(isDay, { error: "Use a date like 2026-05-31" }));

/**
 * A time that a caller sends, such as the end of a page. The database does not accept year 0 or a zone fifteen hours
 * away.
 */
const isNear = (text: string): boolean => /^(?:19|20|21)/.test(text) && !/[+-](?:1[5-9]|2)/.test(text.slice(19));
export const moment = z.iso
  .datetime({ offset: true, error: "Use a time like 2026-05-31T08:30:00Z" })
  .check(z.refine(isNear, { error: "Use a date within the last 100 years" }));

/** The response of calls that return no data. */
export const nothing = z.null();

export const named = z.object({ uuid: z.string(), name: z.string() });
