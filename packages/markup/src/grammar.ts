// Patterns that more than one reader searches for.
/** The text between two dollars. */
const inDollars = String.raw`(?:\\.|[^$\\])`;
/** A formula in a line. */
export const FORMULA = String.raw`\$(${inDollars}+)\$`;
/** The same, but it may be empty: a bar inside it does not separate cells. */
export const DOLLARS = String.raw`\$${inDollars}*\$`;

const ownLine = /^\$\$(.+)\$\$$/;

/** The formula of a line that contains nothing else. */
export const formulaOn = (line: string): string | undefined => ownLine.exec(line)?.[1];

export const excerpt = (source: string): string => (source.length > 60 ? `${source.slice(0, 60)}…` : source);
