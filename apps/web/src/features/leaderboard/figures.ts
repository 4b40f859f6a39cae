import { localeTag } from "../../lib/i18n.ts";

export const figure = (value: number): string => value.toLocaleString(localeTag());
