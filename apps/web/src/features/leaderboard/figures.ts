import { localeTag } from "../../lib/i18n.ts";

export const figure = (value: number): string => new Intl.NumberFormat(localeTag()).format(value);
