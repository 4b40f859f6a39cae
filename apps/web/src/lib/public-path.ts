import { currentLocale } from "./i18n.ts";
import { inLanguage } from "./paths.ts";

/** The path of a public page in the current language. */
export const publicPath = (path: string): string => inLanguage(path, currentLocale());
