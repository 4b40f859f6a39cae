// Passwords that pass the rule of classes and are still the first an attacker tries: those that leaked most often, and the
// words among them with the endings everybody adds. The list is read when it is first asked.
import { createRequire } from "node:module";

export const TOO_COMMON = "This password is too common. Please choose one that is harder to guess.";

/** What people here choose, and lists from elsewhere do not know. */
const local =
  "naija nigeria lagos abuja sabiprep waec neco jamb utme jesus jesuschrist jehovah allah blessing blessed favour mercy goodness emmanuel precious testimony chidi chioma chinedu emeka ngozi amaka obinna ifeanyi kelechi tunde bola sade yemi segun ayomide oluwaseun musa aisha fatima ibrahim zainab halima barcelona chelsea arsenal liverpool manchester realmadrid";

/** Digits and signs at the end, as they are added to satisfy a rule: a year, a row, a few signs. */
const ending = /[\d!@#$%&*.?_-]{1,6}$/;

const leet: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const spelledOut = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => leet[sign]!);

let known: ReadonlySet<string> | undefined;

function commonWords(): ReadonlySet<string> {
  if (known) return known;
  // The package is CommonJS, so it can be asked for late and at once.
  const { dictionary } = createRequire(import.meta.url)("@zxcvbn-ts/language-common") as {
    dictionary: { "passwords-common": string[] };
  };
  // Digits alone never pass the rule of classes.
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
