// Whether the minimum browsers support a feature, by the compatibility data of MDN.
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { minimumBrowsers } from "../../apps/web/build/minimum-browsers.ts";

/** Read with require: importing JSON prints a warning in some versions of Node. */
export const compatData: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** The same version on a computer and on a phone. */
const asked: [keyof CompatData["browsers"], number][] = [
  ["chrome", minimumBrowsers.chrome],
  ["chrome_android", minimumBrowsers.chrome],
  ["firefox", minimumBrowsers.firefox],
  ["firefox_android", minimumBrowsers.firefox],
  ["safari", minimumBrowsers.safari],
  ["safari_ios", minimumBrowsers.safari],
];

/** "≤37" means that nobody tested older versions. */
const numberOf = (version: string) => Number.parseFloat(version.replace("≤", ""));

function supportsAt(minimum: number, support: SimpleSupportStatement): boolean {
  if (support.flags || support.alternative_name || support.prefix) return false;
  const { version_added: added, version_removed: removed } = support;
  if (typeof added !== "string" || added === "preview" || numberOf(added) > minimum) return false;
  return typeof removed !== "string" || removed === "preview" || numberOf(removed) > minimum;
}

/** The minimum browsers that do not know the feature. Empty if all do, or if nothing is known about it. */
export function browsersWithout(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return asked.flatMap(([browser, minimum]) => {
    const statement = support[browser];
    if (!statement) return [];
    const known = [statement].flat().some((one) => supportsAt(minimum, one));
    return known ? [] : [`${compatData.browsers[browser].name} ${minimum}`];
  });
}
