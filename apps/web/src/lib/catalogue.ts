/** What each English message says in one language. */
export type Catalogue = Readonly<Record<string, string>>;
