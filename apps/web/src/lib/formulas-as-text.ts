// Stored markup with each formula as a line of text: the one it carries, or its own signs where they say it already.
const formula = /<math\b([^>]*)>(.*?)<\/math>/gs;

export const hasFormula = (markup: string): boolean => markup.includes("<math");

export const formulasAsText = (markup: string): string =>
  markup.replaceAll(formula, (_, attributes: string, signs: string) => {
    const line = / alttext="([^"]*)"/.exec(attributes)?.[1] ?? signs.replaceAll(/<[^>]*>/g, "");
    const words = / aria-label="[^"]*"/.exec(attributes)?.[0];
    return words ? `<span role="math"${words}>${line}</span>` : line;
  });

const inALine = /[([“‘]*<math(?! d).*?<\/math>[.,;:!?)\]”’%]*/gs;

/**
 * A bracket before a formula and a stop behind it stay on its line. Browsers part any sign from a formula, because to them it is a box like a
 * picture; and in the stored text the tags around each would be a thirtieth of what a test weighs.
 */
export const signsHeld = (markup: string): string => markup.replaceAll(inALine, '<span class="m-held">$&</span>');
