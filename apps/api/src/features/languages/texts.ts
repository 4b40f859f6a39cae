// Every text of a language, with its area and its correction since the build.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { catalogues, tagOf } from "../../languages/catalogues.ts";

export interface Text {
  area: string;
  english: string;
  /** The build's text. It is empty when the translation is missing and English is shown. */
  built: string;
  corrected: string | null;
}

export const isMissing = ({ built, corrected }: Text): boolean => built === "" && corrected === null;

type ByArea = Record<string, Record<string, string>>;

/**
 * A server without a build knows only its own texts. The build lists missing translations in the area `missing`, with
 * empty texts.
 */
function screensOf(context: AppContext, language: Language): ByArea {
  return builtTexts(context)[tagOf[language]] ?? {};
}

let read: { file: string; written: number; texts: Record<string, ByArea> } | undefined;

/** Read again only after a new build: the dashboard asks with every visit. */
function builtTexts({ config }: AppContext): Record<string, ByArea> {
  const file = path.join(config.root, "apps/web/dist/messages.json");
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return {};
  if (read?.file !== file || read.written !== written)
    read = { file, written, texts: JSON.parse(readFileSync(file, "utf8")) };
  return read.texts;
}

/** How many texts show in English because nobody has translated them, in all languages together. */
export async function missingTranslations(context: AppContext, db: Db): Promise<number> {
  let missing = 0;
  for (const language of languages) {
    if (language === "english") continue;
    const areas = [...Object.values(screensOf(context, language)), catalogues[tagOf[language]]];
    const empty = new Set(
      areas.flatMap((texts) => Object.keys(texts ?? {}).filter((english) => texts?.[english] === "")),
    );
    if (empty.size === 0) continue;
    for (const english of (await correctionsOf(db, language)).keys()) empty.delete(english);
    missing += empty.size;
  }
  return missing;
}

/** A text used by both the screens and the server is listed once. */
export async function textsOf(context: AppContext, db: Db, language: Language): Promise<Map<string, Text>> {
  const corrections = await correctionsOf(db, language);
  const texts = new Map<string, Text>();
  const areas: ByArea = { ...screensOf(context, language), "mails-and-papers": catalogues[tagOf[language]] };
  for (const [area, messages] of Object.entries(areas))
    for (const [english, built] of Object.entries(messages))
      if (!texts.has(english))
        texts.set(english, { area, english, built, corrected: corrections.get(english) ?? null });
  return texts;
}

export async function correctionsOf(db: Db, language: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("message_corrections")
    .select(["english", "text"])
    .where("language", "=", language)
    .orderBy("english")
    .execute();
  return new Map(rows.map(({ english, text }) => [english, text]));
}
