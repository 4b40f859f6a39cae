// The only Trusted Types policy. It allows markup the server sanitised when it was saved, and the URL of our service
// worker. Nothing else may turn text into markup or scripts.
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

// TypeScript's DOM types do not include Trusted Types yet, and browsers without them take a plain string.
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: Policy = factory ? factory.createPolicy("sabiprep", rules) : rules;

/** The value React gets in place of a string. */
export const trusted = (storedMarkup: string): string => policy.createHTML(storedMarkup) as string;

/** The URL of the service worker, in the form its registration needs. */
export const trustedWorker = (): string => policy.createScriptURL(WORKER) as string;
