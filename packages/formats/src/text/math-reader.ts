// Collects the parts of a <math> element as the HTML reader passes them on.
import { MAX_XML_DEPTH } from "../limits.ts";
import type { XmlElement } from "../xml/read-xml.ts";

const element = (name: string, attributes: Record<string, string>): XmlElement => ({ name, attributes, children: [] });

export class MathReader {
  readonly math: XmlElement;
  /** A part that is never closed, or that is closed while another is open, can only be guessed. */
  broken = false;
  private readonly open: XmlElement[];

  constructor(attributes: Record<string, string>) {
    this.math = element("math", attributes);
    this.open = [this.math];
  }

  opens(name: string, attributes: Record<string, string>): void {
    const part = element(name.slice(name.indexOf(":") + 1), attributes);
    this.open.at(-1)!.children.push(part);
    this.open.push(part);
    if (this.open.length > MAX_XML_DEPTH) this.broken = true;
  }

  /** True when the formula itself was closed. */
  closes(implied: boolean, selfClosing: boolean): boolean {
    if (implied && !selfClosing) this.broken = true;
    this.open.pop();
    return this.open.length === 0;
  }

  says(text: string): void {
    this.open.at(-1)!.children.push(text);
  }
}
