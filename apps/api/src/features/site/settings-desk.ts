// The owner's desk. All instances are notified of every change and fill the public pages again.
import type { SiteSettings, siteDesk } from "@sabiprep/contract";
import { signal } from "../../adapters/database-signals.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { english } from "../../languages/words.ts";
import { storeFile } from "../files/public.ts";
import { emailFrom, renderEmail } from "../mail/public.ts";
import { isConfirmed } from "../staff/public.ts";
import { liveFigures } from "./live-figures.ts";
import { readSiteSettings, writeSiteSettings } from "./settings.ts";

const LOGO_SIDE = 256;
const MAX_PIXELS = 40_000_000;

export async function readSettings({ db, context }: Call<typeof siteDesk.read>) {
  return {
    settings: await readSiteSettings(db),
    defaults: { site_name: context.config.SITE_NAME, site_logo: context.config.SITE_LOGO },
    live: await liveFigures(db),
  };
}

export async function changeSettings({ db, user, input, now, recordAudit }: Call<typeof siteDesk.change>) {
  const before = await readSiteSettings(db);
  // A stolen session must not be able to raise the limit that would stop it.
  if ((input.staff_rows_a_day ?? 0) > before.staff_rows_a_day) isConfirmed(user, now);
  const changed = Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SiteSettings]),
    ),
  ) as Partial<SiteSettings>;
  await writeSiteSettings(db, changed, now);
  await signal(db, "site", {});
  const old = Object.fromEntries(Object.keys(changed).map((name) => [name, before[name as keyof SiteSettings]]));
  recordAudit({ before: old, after: changed });
  return readSiteSettings(db);
}

export async function changeLogo({ db, context, upload, now, recordAudit }: Call<typeof siteDesk.logo>) {
  const { bytes } = upload();
  const { uuid } = await storeFile(context, db, {
    purpose: "logo",
    name: "logo.webp",
    mime_type: "image/webp",
    bytes: await smallPicture(bytes),
  });
  const site_logo = `/api/site/logo/${uuid}`;
  const before = await readSiteSettings(db);
  await writeSiteSettings(db, { site_logo }, now);
  await signal(db, "site", {});
  recordAudit({ before: { site_logo: before.site_logo }, after: { site_logo } });
  return { ...before, site_logo };
}

/** Judged by its content and re-encoded, so that only the picture remains. */
async function smallPicture(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp"].includes(format)) throw new Error(`a ${format}`);
    return await picture.rotate().resize(LOGO_SIDE, LOGO_SIDE, { fit: "inside" }).webp({ quality: 90 }).toBuffer();
  } catch {
    return fail("validation", "Please choose a JPEG, PNG or WebP picture.");
  }
}

/** Sent immediately and not through the outbox, because the owner wants to see the mail server's answer. */
export async function testMail({ db, context, user, now }: Call<typeof siteDesk.mailTest>) {
  const { email } = await db.selectFrom("staff").select("email").where("id", "=", user.id).executeTakeFirstOrThrow();
  const letter = await renderEmail(
    db,
    emailFrom(context, (site) => ({
      subject: `Email from ${site} works`,
      heading: "Email works",
      paragraphs: ["A member of staff pressed “Send a test email”. You do not need to do anything."],
    })),
    english,
  );
  try {
    await context.mailer.send({ ...letter, id: `mail-test-${now.getTime()}`, to: email, unsubscribe_url: null });
    const where = context.config.SMTP_URL
      ? "The mail server accepted the email"
      : "SMTP_URL is not set, so the email was saved as a file";
    return { sent: true, detail: `${where} to ${email}.` };
  } catch (problem) {
    context.log.warn({ err: problem }, "mail test");
    return {
      sent: false,
      detail: problem instanceof Error ? problem.message.slice(0, 300) : "The mail server did not accept the email.",
    };
  }
}
