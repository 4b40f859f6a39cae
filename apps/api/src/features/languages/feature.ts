import { languageDesk, languages } from "@sabiprep/contract";
import { writeCsv } from "@sabiprep/formats";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { tagOf } from "../../languages/catalogues.ts";
import { correctTexts } from "./correct-texts.ts";
import { confirmTexts, declineTexts, waitingIn, waitingTexts } from "./second-person.ts";
import { isMissing, textsOf } from "./texts.ts";

const others = languages.filter((language) => language !== "english");

export const languagesFeature: Feature = {
  name: "languages",
  routes: [
    route(languageDesk.read, ({ db, context }) =>
      Promise.all(
        others.map(async (language) => {
          const texts = [...(await textsOf(context, db, language)).values()];
          return {
            language,
            texts: texts.length,
            waiting: await waitingIn(db, language),
            corrected: texts.filter(({ corrected }) => corrected).length,
            missing: texts.filter(isMissing).map(({ english }) => english),
          };
        }),
      ),
    ),
    route(languageDesk.list, async ({ db, context, input: { language }, now }) => {
      const texts = [...(await textsOf(context, db, language)).values()];
      const rows = texts.map((text) => [
        language,
        text.english,
        text.corrected ?? text.built,
        text.area,
        isMissing(text) ? "missing" : text.corrected === null ? "awaiting" : "corrected",
      ]);
      return {
        name: `texts-${tagOf[language]}-${now.toISOString().slice(0, 10)}.csv`,
        csv: writeCsv([["language", "english", "text", "area", "state"], ...rows]),
      };
    }),
    route(languageDesk.correct, correctTexts),
    route(languageDesk.waiting, waitingTexts),
    route(languageDesk.confirm, confirmTexts),
    route(languageDesk.decline, declineTexts),
  ],
};
