import { trusted } from "../lib/trusted-markup.ts";

interface StoredMarkupProps {
  /** Sanitised by the server when it was saved: text, MathML, pictures. */
  markup: string;
  className?: string;
  inline?: boolean;
}

/** The only place where stored markup becomes elements. Arabic runs from the right, as its first letter says. */
export function StoredMarkup({ markup, className, inline = false }: StoredMarkupProps) {
  const Element = inline ? "span" : "div";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it at save, and the page's one Trusted Types policy guards it.
  return <Element dir="auto" className={className} dangerouslySetInnerHTML={{ __html: trusted(markup) }} />;
}
