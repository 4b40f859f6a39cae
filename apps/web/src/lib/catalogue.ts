/** The translation of each English message into one language. */
export type Catalogue = Readonly<Record<string, string>>;
