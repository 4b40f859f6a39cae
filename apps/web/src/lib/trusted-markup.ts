// The one Trusted Types policy. It lets through markup the server has sanitised when it was saved and the address of our
// service worker; nothing else may make markup or scripts out of text.
interface Policy {
  createHTML(markup: string): { toString(): string };
  createScriptURL(address: string): { toString(): string };
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string; createScriptURL(address: string): string },
  ): Policy;
}

const WORKER = "/sw.js";

const rules = {
  createHTML: (markup: string) => markup,
  createScriptURL: (address: string) => {
    if (address !== WORKER) throw new TypeError("Only our own service worker is a script.");
    return address;
  },
};

// TypeScript's DOM does not know Trusted Types yet, and browsers without them take the string as it is.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: Policy = factory ? factory.createPolicy("sabiprep", rules) : rules;

/** What React is handed in place of a string. */
export const trusted = (storedMarkup: string): string => policy.createHTML(storedMarkup) as string;

/** The address of the service worker, as its registration wants it. */
export const trustedWorker = (): string => policy.createScriptURL(WORKER) as string;
