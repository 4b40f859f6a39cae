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
 * The only place where stored markup becomes elements, so a question always has the look of `stored`
 * (styles/stored.css). Formulas are drawn once their font is loaded, and are text until then. Arabic runs from right to
 * left, as detected from its first letter.
 */
export function StoredMarkup({ markup, className, inline = false }: StoredMarkupProps) {
  const Element = inline ? "span" : "div";
  const formulas = hasFormula(markup);
  const isDrawn = useMathFont(formulas);
  // The object is kept while the text stays the same. A new one would make the browser rebuild the text at every
  // render.
  const html = useMemo(() => ({ __html: trusted(shownAs(markup, formulas, isDrawn)) }), [markup, formulas, isDrawn]);
  const lang = useMemo(() => contentLanguage(markup), [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it at save, and the page's one Trusted Types policy guards it.
  return <Element lang={lang} dir="auto" className={clsx("stored", className)} dangerouslySetInnerHTML={html} />;
}

function shownAs(markup: string, formulas: boolean, isDrawn: boolean): string {
  if (!formulas) return markup;
  return isDrawn ? signsHeld(markup) : formulasAsText(markup);
}
