// Signs that more than one reader looks for.
/** What stands between two dollars. */
const inDollars = String.raw`(?:\\.|[^$\\])`;
/** A formula in a line. */
export const FORMULA = String.raw`\$(${inDollars}+)\$`;
/** The same where nothing may stand in it too: a bar in it parts no cells. */
export const DOLLARS = String.raw`\$${inDollars}*\$`;

const ownLine = /^\$\$(.+)\$\$$/;

/** The formula of a line that holds nothing else. */
export const formulaOn = (line: string): string | undefined => ownLine.exec(line)?.[1];

export const excerpt = (source: string): string => (source.length > 60 ? `${source.slice(0, 60)}…` : source);
