// A full sentence with links or bold words in it. Separate pieces could not be put in the order another language needs.
import { createElement, Fragment, type ReactNode } from "react";
import { t } from "../lib/i18n.ts";

/** No text contains it, so it marks the place of a part. */
const MARK = "\u0001";

/** `rich("Ask in the {help}.", { help: <a …/> })`. Values that are plain text are the third argument. */
export function rich(
  message: string,
  parts: Record<string, ReactNode>,
  values: Record<string, string | number> = {},
): ReactNode {
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `${MARK}${name}${MARK}`]));
  const pieces = t(message, { ...values, ...marks }).split(MARK);
  return createElement(Fragment, null, ...pieces.map((piece, at) => (at % 2 === 1 ? parts[piece] : piece)));
}
