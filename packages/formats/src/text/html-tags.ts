// Whether signs like < and > are HTML, or were typed to mean "less than".
import { Parser } from "htmlparser2";
import { MAX_HTML_TAGS } from "../limits.ts";

const paired = new Set(
  "p div b i u em strong sub sup span table ul ol li font a h1 h2 h3 h4 h5 h6 script style svg iframe object".split(
    " ",
  ),
);
const sole = new Set(["br", "hr", "img"]);
const others = new Set(
  "math tr td th tbody thead tfoot caption col colgroup dl dt dd pre blockquote section article figure figcaption center address input button select option textarea form video audio source link meta base template embed applet frame s strike del ins small big code tt kbd samp var q cite abbr acronym label nobr mark wbr body html head title".split(
    " ",
  ),
);

/** "x <y and z> 5" has an unknown tag whose attributes have no value: it was typed. */
export const isTyped = (name: string, valueless: boolean): boolean =>
  valueless && !paired.has(name) && !sole.has(name) && !others.has(name);

/** A tag that is opened and closed, or a tag without an end: a < b and c > d is neither. */
export function looksLikeHtml(text: string): boolean {
  const open = new Set<string>();
  let found = false;
  let tags = 0;
  let valueless = false;
  const parser = new Parser(
    {
      onopentagname: () => {
        valueless = false;
      },
      onattribute: (_, __, quote) => {
        if (quote === undefined) valueless = true;
      },
      onopentag: (name) => {
        // Far more tags than a question has, and none of them closed.
        if (++tags > MAX_HTML_TAGS) parser.pause();
        if (valueless) return;
        if (sole.has(name)) found = true;
        else if (paired.has(name)) open.add(name);
      },
      onclosetag: (name, implied) => {
        if (!implied && open.has(name)) found = true;
        if (found) parser.pause();
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.write(text);
  return found;
}
