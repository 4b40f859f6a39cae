import { currentLocale } from "./i18n.ts";
import { inLanguage } from "./paths.ts";

/** The way to a public page, in the language that is spoken here. */
export const publicPath = (path: string): string => inLanguage(path, currentLocale());
