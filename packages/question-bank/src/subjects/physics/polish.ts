// Every computed question of this subject passes through this step before it enters the bank.
import { type Family, plain, type Wrong } from "../../authoring.ts";

const vowelSound = /(?:8[\d,.]*|1[18](?:,\d{3})?(?:\.\d+)?)(?![\d,.]*\d)\b|[aeio][a-z]|r\.m\.s/.source;
/** A capital A inside a sentence is an ampere or a mass number, not an article. */
const article = new RegExp(`(\\ba|(?:^|[.?!] )A) (?=${vowelSound})`, "g");

/**
 * Templates write "a" before a number or a word they do not know. Correct English is "a 9 Ω coil" but "an 8 Ω coil".
 */
const withArticles = (text: string): string => text.replaceAll(article, "$1n ");

/**
 * Two slips may give the same answer. The first one then names the next one too, because the student made one of them.
 */
const either = (wrong: Wrong[]): Wrong[] =>
  wrong.map((first, at) => {
    const second = wrong.slice(at + 1).find(({ text }) => text === first.text);
    return second
      ? { ...first, slip: `${first.slip.replace(". The result is rounded", "")}, or ${second.slip}` }
      : first;
  });

/** Skips draws with fewer than four believable wrong options, because papers may have five options. */
export const polished = (family: Family): Family => ({
  ...family,
  make: (draw) => {
    const made = family.make(draw);
    if (!made) return null;
    const options = new Set([made.right, ...made.wrong.map(({ text }) => text)].map(plain));
    if (options.size < 5) return null;
    return {
      ...made,
      body: withArticles(made.body),
      wrong: either(made.wrong),
      explanation: withArticles(made.explanation),
    };
  },
});
