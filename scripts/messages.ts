// npm run messages: lists the texts that have no translation yet, by language and area, with a place where each is
// used. A text without a translation shows in English. `npm run release:check` does the same and fails if one is
// missing.
import { areas, languages, missingFrom } from "./messages/catalogues.ts";

let missing = 0;
for (const { what, folder, wanted, catalogues } of areas())
  for (const language of languages) {
    const texts = missingFrom(catalogues[language]!, wanted);
    missing += texts.length;
    if (texts.length > 0) console.log(`\n${language}, ${what} (${folder}): ${texts.length} missing`);
    for (const [text, place] of texts) console.log(`  ${place}\t${text}`);
  }
console.log(missing === 0 ? "Every text is translated." : `\n${missing} translations are missing.`);
process.exitCode = missing > 0 && process.argv.includes("--release") ? 1 : 0;
