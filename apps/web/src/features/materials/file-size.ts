import { figureText } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

const figure = (value: number) => figureText(value, { most: 1 });

/** "38 KB", "1.4 MB": shown before a download. */
export function sizeWords(bytes: number | null): string {
  if (bytes === null) return t("Preparing...");
  if (bytes < 1_000_000) return t("{n} KB", { n: Math.max(1, Math.round(bytes / 1000)) });
  if (bytes < 1_000_000_000) return t("{n} MB", { n: figure(bytes / 1_000_000) });
  return t("{n} GB", { n: figure(bytes / 1_000_000_000) });
}
