// Stored markup with each formula as a line of text: the one it carries, or its own signs where they say it already.
const formula = /<math\b([^>]*)>(.*?)<\/math>/gs;

export const hasFormula = (markup: string): boolean => markup.includes("<math");

export const formulasAsText = (markup: string): string =>
  markup.replaceAll(formula, (_, attributes: string, signs: string) => {
    const line = / alttext="([^"]*)"/.exec(attributes)?.[1] ?? signs.replaceAll(/<[^>]*>/g, "");
    const words = / aria-label="[^"]*"/.exec(attributes)?.[0];
    return words ? `<span role="math"${words}>${line}</span>` : line;
  });
