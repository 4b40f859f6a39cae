// HTML from other systems to rich text. It keeps what we can show and reports what it cannot. None of it is ever passed
// on as HTML.
import { Parser } from "htmlparser2";
import { MAX_HTML_TAGS, MAX_HTML_TEXT } from "../limits.ts";
import { isTyped } from "./html-tags.ts";
import { MathReader } from "./math-reader.ts";
import { texOfMath } from "./mathml-to-tex.ts";
import type { RichText } from "./rich-text.ts";
import { RichTextBuilder } from "./rich-text-builder.ts";

export interface ReadHtml {
  text: RichText;
  pictures: { src: string; alt: string }[];
  /** Names of elements that were refused. */
  refused: string[];
  /** Longer than any text of a question. The rest was not read. */
  cut: boolean;
}

const refusedTags = new Set(
  "script style iframe frame object embed applet form input button select textarea svg video audio source link meta base template".split(
    " ",
  ),
);

/** Thrown to stop the parser: longer than any text of a question. */
class Enough extends Error {}

export function readHtml(html: string): ReadHtml {
  const reader = new Reader(html);
  try {
    reader.read();
  } catch (problem) {
    if (!(problem instanceof Enough)) throw problem;
    reader.cut = true;
  }
  return reader.done;
}

type Attributes = Record<string, string>;

/** Handles every tag and text in turn. No document tree is built, so that no text can make it large. */
class Reader {
  cut = false;
  private readonly html: string;
  private readonly builder = new RichTextBuilder();
  private readonly pictures: ReadHtml["pictures"] = [];
  private readonly refused = new Set<string>();
  private readonly parser: Parser;
  private math: MathReader | null = null;
  /** Text is received in pieces, but a formula in it must be complete. */
  private waiting = "";
  /** The position up to which it has been read. */
  private heard = 0;
  private tags = 0;
  private said = 0;
  private valueless = false;

  constructor(html: string) {
    this.html = html;
    this.parser = new Parser(
      {
        onopentagname: () => {
          this.valueless = false;
        },
        onattribute: (_, __, quote) => {
          if (quote === undefined) this.valueless = true;
        },
        onopentag: (name, attributes) => this.opens(name, attributes),
        onclosetag: (name, implied) => this.closes(name, implied),
        ontext: (text) => this.hear(text),
        oncomment: () => this.hear(""),
        onprocessinginstruction: () => this.hear(""),
      },
      { recognizeSelfClosing: true },
    );
  }

  read(): void {
    this.parser.write(this.html);
    // A tag that starts and never ends is text.
    const rest = this.html.slice(this.heard);
    if (rest.startsWith("<") && !rest.includes(">")) this.hear(rest);
    this.parser.end();
    this.say();
  }

  get done(): ReadHtml {
    const { builder, pictures, refused } = this;
    builder.close();
    return { text: builder.blocks, pictures, refused: [...refused], cut: this.cut || builder.tooMuch };
  }

  private hear(text: string): void {
    this.heard = this.parser.endIndex + 1;
    this.waiting += text;
    if (this.said + this.waiting.length > MAX_HTML_TEXT) throw new Enough();
  }

  private say(): void {
    this.said += this.waiting.length;
    // A non-breaking space becomes a space, and invisible characters are removed.
    const text = this.waiting.replaceAll("\u00A0", " ").replaceAll(/(?![\n\r\t])\p{Cc}/gu, "");
    this.waiting = "";
    if (text === "") return;
    if (this.math) this.math.says(text);
    else this.builder.text(text);
  }

  private count(): void {
    this.heard = this.parser.endIndex + 1;
    this.tags += 1;
    if (this.tags > MAX_HTML_TAGS) throw new Enough();
    this.say();
  }

  private opens(name: string, attributes: Attributes): void {
    if (!this.math && isTyped(name, this.valueless)) {
      this.hear(this.html.slice(this.parser.startIndex, this.parser.endIndex + 1));
      return;
    }
    this.count();
    if (Object.keys(attributes).some((attribute) => /^on[a-z]+$/.test(attribute))) this.refused.add("script");
    if (this.math) this.math.opens(name, attributes);
    else if (refusedTags.has(name)) this.refused.add(name);
    else if (name === "img") this.shows(attributes);
    else if (name === "a" && isRecording(attributes.href ?? "")) this.refused.add("recording");
    else if (name === "math") this.math = new MathReader(attributes);
    else this.builder.opens(name);
  }

  private shows(attributes: Attributes): void {
    const tex = texOfPicture(attributes);
    if (tex) this.builder.add({ kind: "math", tex, marks: [] });
    else this.pictures.push({ src: attributes.src ?? "", alt: attributes.alt ?? "" });
  }

  private closes(name: string, implied: boolean): void {
    this.count();
    if (!this.math) {
      if (!refusedTags.has(name) && name !== "img" && name !== "math") this.builder.closes(name);
      return;
    }
    const { math } = this;
    const isSelfClosing = this.html.startsWith("/>", this.parser.endIndex - 1);
    if (!math.closes(implied, isSelfClosing)) return;
    this.math = null;
    const tex = math.broken ? null : texOfMath(math.math);
    if (tex === null) this.refused.add("math");
    else this.builder.add({ kind: "math", tex, marks: [] });
  }
}

/** Canvas and Moodle draw a formula as a picture and store its TeX beside it. */
function texOfPicture(attributes: Attributes): string {
  if (!/\b(equation_image|texrender)\b/.test(attributes.class ?? "")) return "";
  const said = ["data-equation-content", "title", "alt"].map((name) => attributes[name]).find(Boolean) ?? "";
  return said.replace(/^LaTeX:\s*/, "").trim();
}

const isRecording = (address: string) => /\.(mp3|m4a|aac|oga|ogg|opus|wav|flac)([?#]|$)/i.test(address.trim());
