// The site settings that staff can change: typed, with the specification's values as defaults, stored in one table by
// name.
import { MIN_STAFF_ROWS, ownPath, type SiteSettings } from "@sabiprep/contract";
import * as z from "zod";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";

/** A marketing number is either a text from staff or the live count. */
const figure = (text: string) =>
  z.object({ text: z.string().max(20), live: z.boolean() }).default({ text, live: false });

const settingsSchema: z.ZodType<SiteSettings> = z.object({
  site_name: z.string().min(1).max(60).nullable().default(null),
  site_logo: z.string().max(2048).regex(ownPath).nullable().default(null).catch(null),
  figure_questions: figure("10,000+"),
  figure_students: figure("5,000+"),
  figure_subjects: figure("20+"),
  figure_success: figure("95%"),
  registrations_a_day: z.number().int().min(1).nullable().default(null),
  staff_rows_a_day: z.number().int().min(MIN_STAFF_ROWS).default(3_000),
  registration_open: z.boolean().default(true),
  try_out_open: z.boolean().default(true),
  leaderboard_open: z.boolean().default(true),
  key_fix_needs_two: z.boolean().default(false),
});

export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.selectFrom("site_settings").select(["name", "value"]).execute();
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])));
}

/** The name staff gave the site, else the configured one. */
export async function readSiteName(db: Db, { config }: AppContext): Promise<string> {
  return (await readSiteSettings(db)).site_name ?? config.SITE_NAME;
}

export async function writeSiteSettings(db: Db, changed: Partial<SiteSettings>, now: Date): Promise<void> {
  for (const [name, value] of Object.entries(changed)) {
    const row = { value: JSON.stringify(value), updated_at: now };
    await db
      .insertInto("site_settings")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
  }
}
