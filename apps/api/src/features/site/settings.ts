// What staff can change about the site: typed, with the specification's values as defaults, kept in one table by name.
import * as z from "zod";
import type { Db } from "../../db/transaction.ts";

/** A marketing figure is either a text staff wrote or the live count. */
const figure = (text: string) =>
  z.object({ text: z.string().max(20), live: z.boolean() }).default({ text, live: false });

const settings = {
  site_name: z.string().min(1).max(60).nullable().default(null),
  site_logo: z.string().max(2048).nullable().default(null),
  figure_questions: figure("10,000+"),
  figure_students: figure("5,000+"),
  figure_subjects: figure("20+"),
  figure_success: figure("95%"),
};

const settingsSchema = z.object(settings);
export type SiteSettings = z.output<typeof settingsSchema>;

export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.selectFrom("site_settings").select(["name", "value"]).execute();
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])));
}
