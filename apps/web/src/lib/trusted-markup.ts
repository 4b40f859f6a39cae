// The one Trusted Types policy. It lets through markup the server has sanitised when it was saved, and nothing else may
// make markup out of text.
interface Policy {
  createHTML(markup: string): { toString(): string };
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(markup: string): string }): Policy;
}

const rules = { createHTML: (markup: string) => markup };

// TypeScript's DOM does not know Trusted Types yet, and browsers without them take the string as it is.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: Policy = factory ? factory.createPolicy("sabiprep", rules) : rules;

/** What React is handed in place of a string. */
export const trusted = (storedMarkup: string): string => policy.createHTML(storedMarkup) as string;
