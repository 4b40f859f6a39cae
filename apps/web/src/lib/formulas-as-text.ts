// Stored markup with each formula as a line of text: its own text, or its signs if they already say it.
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
 * A bracket before a formula and a full stop after it stay on its line. Browsers may break the line between a formula
 * and any sign, because they treat it like a picture. Stored tags around each would be a thirtieth of a test's size.
 */
export const signsHeld = (markup: string): string => markup.replaceAll(inALine, '<span class="m-held">$&</span>');
