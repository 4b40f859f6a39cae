// An error's text in the language of the page. The server sends English, and with values also the template.
import type { ApiError } from "@sabiprep/contract";
import { currentLocale, dateText, isKnown, translateServerText } from "./i18n.ts";

/**
 * If the catalogue lacks the text, the text of the error code is used: a plain sentence is better than a foreign one.
 */
export function localizeError(failure: ApiError): ApiError {
  if (currentLocale() === "en") return failure;
  const { message, text, code, errors } = failure;
  const say = (english: string) => translateServerText(isKnown(english) ? english : `failure:${code}`);
  const words = text && isKnown(text.message) ? translateServerText(text.message, inWords(text.values)) : say(message);
  failure.message = words;
  for (const [field, problems] of Object.entries(errors))
    errors[field] = problems.map((problem) => (problem === message ? words : say(problem)));
  return failure;
}

const inWords = (values: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dateText(value, { dateStyle: "long", timeZone: "UTC" }) : value,
    ]),
  );
