import "../styles/stored.css";
import { clsx } from "clsx";
import { useMemo } from "react";
import { contentLanguage } from "../lib/content-language.ts";
import { formulasAsText, hasFormula, signsHeld } from "../lib/formulas-as-text.ts";
import { useMathFont } from "../lib/math-font.ts";
import { trusted } from "../lib/trusted-markup.ts";

interface StoredMarkupProps {
  /** Sanitised by the server when it was saved: text, MathML, pictures. */
  markup: string;
  className?: string;
  inline?: boolean;
}

/**
 * The only place where stored markup becomes elements, so `stored` (styles/stored.css) is how a question looks wherever it is
 * read. Formulas are drawn once their font is there, and written until then. Arabic runs from the right, as its first letter
 * says.
 */
export function StoredMarkup({ markup, className, inline = false }: StoredMarkupProps) {
  const Element = inline ? "span" : "div";
  const formulas = hasFormula(markup);
  const isDrawn = useMathFont(formulas);
  // Kept while the words stay: a new object would have the browser build the text anew at every drawing of what is around it.
  const html = useMemo(() => ({ __html: trusted(shownAs(markup, formulas, isDrawn)) }), [markup, formulas, isDrawn]);
  const lang = useMemo(() => contentLanguage(markup), [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it at save, and the page's one Trusted Types policy guards it.
  return <Element lang={lang} dir="auto" className={clsx("stored", className)} dangerouslySetInnerHTML={html} />;
}

function shownAs(markup: string, formulas: boolean, isDrawn: boolean): string {
  if (!formulas) return markup;
  return isDrawn ? signsHeld(markup) : formulasAsText(markup);
}
