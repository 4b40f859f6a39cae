// The tags of an HTML text, one after the other. What was looked for once and is not there is not looked for again, so that a
// text of nothing but openings is read as fast as any other.
const attributePattern = `\\s+[\\w:.-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))?`;
const tagAt = new RegExp(`<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:${attributePattern})*)\\s*(/?)>`, "y");
const COMMENT = "<!--";
const COMMENT_END = "-->";

export interface Tag {
  from: number;
  to: number;
  /** In small letters; empty for a comment. */
  name: string;
  closes: boolean;
  attributes: string;
}

export function* tagsIn(html: string): Generator<Tag> {
  let commentsEnd = true;
  let at = html.indexOf("<");
  while (at !== -1) {
    let to = at + 1;
    if (html.startsWith(COMMENT, at)) {
      const end = commentsEnd ? html.indexOf(COMMENT_END, at + COMMENT.length) : -1;
      if (end === -1) commentsEnd = false;
      else {
        to = end + COMMENT_END.length;
        yield { from: at, to, name: "", closes: false, attributes: "" };
      }
    } else {
      tagAt.lastIndex = at;
      const found = tagAt.exec(html);
      if (found) {
        to = at + found[0].length;
        const [, slash, name = "", attributes = ""] = found;
        yield { from: at, to, name: name.toLowerCase(), closes: slash === "/", attributes };
      }
    }
    at = html.indexOf("<", to);
  }
}

const paired = new Set(
  "p div b i u em strong sub sup span table ul ol li font a h1 h2 h3 h4 h5 h6 script style svg iframe object".split(
    " ",
  ),
);
const sole = new Set(["br", "hr", "img"]);
const valued = /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*$/;

/** A tag that is opened and closed, or one that stands alone: a < b and c > d is none. */
export function looksLikeHtml(text: string): boolean {
  const open = new Set<string>();
  for (const { name, closes, attributes } of tagsIn(text)) {
    if (closes && open.has(name)) return true;
    if (closes || (!paired.has(name) && !sole.has(name)) || !valued.test(attributes)) continue;
    if (sole.has(name)) return true;
    open.add(name);
  }
  return false;
}
