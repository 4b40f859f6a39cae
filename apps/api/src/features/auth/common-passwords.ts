// Passwords that pass the character rules but are the first an attacker tries: the most leaked ones, and the words
// among them with the usual endings. The list is read on first use.
import { createRequire } from "node:module";

export const TOO_COMMON = "This password is too common. Please choose one that is harder to guess.";

/** Words that people here choose, and that foreign lists do not include. */
const local =
  "naija nigeria lagos abuja sabiprep waec neco jamb utme jesus jesuschrist jehovah allah blessing blessed favour mercy goodness emmanuel precious testimony chidi chioma chinedu emeka ngozi amaka obinna ifeanyi kelechi tunde bola sade yemi segun ayomide oluwaseun musa aisha fatima ibrahim zainab halima barcelona chelsea arsenal liverpool manchester realmadrid";

/** Digits and signs that people add at the end to satisfy a rule: a year, a sequence, a few signs. */
const ending = /[\d!@#$%&*.?_-]{1,6}$/;

const leet: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const spelledOut = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => leet[sign]!);

let known: ReadonlySet<string> | undefined;

function commonWords(): ReadonlySet<string> {
  if (known) return known;
  // The package is CommonJS, so it can be loaded late and synchronously.
  const { dictionary } = createRequire(import.meta.url)("@zxcvbn-ts/language-common") as {
    dictionary: { "passwords-common": string[] };
  };
  // Digits alone never pass the character rules.
  const leaked = dictionary["passwords-common"].filter((word) => word.length >= 3 && !/^\d+$/.test(word));
  known = new Set([...leaked.map((word) => word.toLowerCase()), ...local.split(" ")]);
  return known;
}

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bases = [lower, lower.replace(ending, ""), lower.replace(/\d{1,6}$/, ""), lower.replace(/^\d{1,4}/, "")];
  return bases.some((base) => isKnown(base) || isKnown(spelledOut(base)));
}

function isKnown(base: string): boolean {
  const half = base.slice(0, base.length / 2);
  return commonWords().has(base) || (base === half + half && commonWords().has(half));
}
