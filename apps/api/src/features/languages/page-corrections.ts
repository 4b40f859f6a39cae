import type { Language } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { tagOf } from "../../languages/catalogues.ts";
import { textsOf } from "./texts.ts";

/**
 * For the public pages, which are rendered when the app is built: built texts and their corrections, by language tag.
 */
export async function pageCorrections(context: AppContext): Promise<Record<string, [built: string, text: string][]>> {
  const rows = await context.db.selectFrom("message_corrections").select("language").distinct().execute();
  const found = await Promise.all(
    rows.map(async ({ language }) => {
      const texts = await textsOf(context, context.db, language as Language);
      const changed = [...texts.values()].flatMap(({ built, corrected }) =>
        corrected ? [[built, corrected] as [string, string]] : [],
      );
      return [tagOf[language as Language], changed] as const;
    }),
  );
  return Object.fromEntries(found);
}
