// Every catalogue beside the texts that it should contain.
import { catalogues as serverCatalogues } from "../../apps/api/src/languages/catalogues.ts";
import { messages as ha } from "../../apps/web/src/locales/ha.ts";
import { pageMessages as haPages } from "../../apps/web/src/locales/ha-pages.ts";
import { messages as ig } from "../../apps/web/src/locales/ig.ts";
import { pageMessages as igPages } from "../../apps/web/src/locales/ig-pages.ts";
import { messages as yo } from "../../apps/web/src/locales/yo.ts";
import { pageMessages as yoPages } from "../../apps/web/src/locales/yo-pages.ts";
import type { FoundMessage } from "./found-messages.ts";
import type { Catalogues } from "./untranslated.ts";
import { wantedByServer, wantedOnPages, wantedOnScreens } from "./wanted.ts";

interface Area {
  what: string;
  /** The folder for its translations. */
  folder: string;
  wanted: FoundMessage;
  catalogues: Catalogues;
}

export const languages = ["yo", "ig", "ha"] as const;

export const areas = (): Area[] => [
  { what: "screens", folder: "apps/web/src/locales", wanted: wantedOnScreens(), catalogues: { yo, ig, ha } },
  {
    what: "public pages",
    folder: "apps/web/src/locales",
    wanted: wantedOnPages(),
    catalogues: { yo: yoPages, ig: igPages, ha: haPages },
  },
  { what: "server", folder: "apps/api/src/languages", wanted: wantedByServer(), catalogues: serverCatalogues },
];

/**
 * The catalogue may contain a text of the server or the contract with its numbers replaced. The screens look for both
 * forms.
 */
export function numbered(text: string): string {
  const names = ["n", "m", "k"];
  return text.replace(/\d[\d,]*/g, () => `{${names.shift()}}`);
}

/** Texts without a translation, with one of the places that use them. They show in English. */
export const missingFrom = (catalogue: Readonly<Record<string, string>>, wanted: FoundMessage): [string, string][] =>
  [...wanted.messages].filter(([text]) => !(text in catalogue) && !(numbered(text) in catalogue));

/** For the build, which passes them on to the page that shows them to staff. */
export function missingByLanguage(): Record<string, string[]> {
  const all = areas();
  return Object.fromEntries(
    languages.map((language) => [
      language,
      all.flatMap(({ wanted, catalogues }) => missingFrom(catalogues[language]!, wanted).map(([text]) => text)),
    ]),
  );
}
