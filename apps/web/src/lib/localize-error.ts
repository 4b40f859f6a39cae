// A failure's words in the language of the page. On the wire they are English, and with values the sentence comes along without them.
import type { ApiError } from "@sabiprep/contract";
import { currentLocale, dateText, isKnown, translateServerText } from "./i18n.ts";

/** What the catalogue does not know is said by the words of its code: better a plain sentence than a foreign one. */
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
