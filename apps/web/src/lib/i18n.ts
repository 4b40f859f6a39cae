// Every text on the screen goes through t(). English is the source, and a message is its own key; the other languages
// are catalogues, loaded when chosen.
import { setupI18n } from "@lingui/core";
import { compileMessage } from "./message-format.ts";

const SOURCE = "en";

const i18n = setupI18n({ locale: SOURCE, locales: "en-NG", messages: { [SOURCE]: {} } }).setMessagesCompiler(
  compileMessage,
);

export const t = (message: string, values?: Record<string, string | number>): string => i18n._(message, values);

/** For numbers, dates and money: Intl in the language the candidate reads, with Nigerian habits. */
export const localeTag = (): string => (i18n.locale === SOURCE ? "en-NG" : i18n.locale);

export const currentLocale = (): string => i18n.locale;

export const onLocaleChange = (listener: () => void): (() => void) => i18n.on("change", listener);
