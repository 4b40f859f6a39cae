// Rules that compare the options of one question.
import { normalText } from "./normal-text.ts";
import { isQuantity, optionValue } from "./option-value.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const optionTexts = ({ right, wrong }: PrintedQuestion) => [right.text, ...wrong.map(({ text }) => text)];

/** The index of the first repeated value, or -1 when all differ. */
const firstRepeat = (values: string[]) => values.findIndex((value, at) => value !== "" && values.indexOf(value) !== at);

export const optionsDiffer = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const texts = optionTexts(printed);
    // When a question asks for rounding, 0.80 and 0.8 are different answers.
    const rounds = /significant figure|decimal place/i.test(printed.body.text);
    const written = asksForWriting.test(printed.body.text) ? texts : texts.map(withSmallFirst);
    const repeats = [firstRepeat(written.map(normalText)), rounds ? -1 : firstRepeat(texts.map(valueAsText))];
    const repeat = repeats.find((at) => at !== -1);
    const { key } = printed.question;
    return repeat === undefined
      ? []
      : [{ rule: "options-differ", key, message: `two options are the same: “${texts[repeat]}”` }];
  });

/** Questions in which a capital letter may be the answer: how a name is printed or a sentence is punctuated. */
const asksForWriting = /\b(?:capital|punctuat|spel[lt]|print|writ(?:e|ten|ing))/i;

/**
 * "Bile pigment" and "bile pigment" are the same answer. This does not apply if more than the first letter of a word
 * differs, or if the text is not a word: a stressed syllable (EXpert), a formula (Co), a genotype (Ttrr).
 */
const withSmallFirst = (text: string): string =>
  text.replace(/^\p{Lu}\p{Ll}{2,}(?!\p{L})/u, (word) => (/^(?:(\p{L})\1)+$/iu.test(word) ? word : word.toLowerCase()));

/** "0.50 m" and "1/2 m" are the same answer. */
function valueAsText(text: string): string {
  const read = isQuantity(text) ? optionValue(text) : null;
  return read ? `${Number(read.value.toPrecision(10))} ${read.unit}` : "";
}

export const units = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const texts = optionTexts(printed).filter((text) => isQuantity(text) && optionValue(text)?.value !== 0);
    const bare = texts.filter((text) => optionValue(text)?.unit === "");
    const { key } = printed.question;
    return bare.length === 0 || bare.length === texts.length
      ? []
      : [{ rule: "units", key, message: `some options have a unit and others do not: ${texts.join(" / ")}` }];
  });

const pointing: [RegExp, string][] = [
  [
    /\b(?:[Oo]ptions?|[Aa]nswers?|[Cc]hoices?|[Aa]lternatives?)\s+(?:is\s+|are\s+)?\(?[A-E]\b(?!['’-])/,
    "refers to an option by its letter",
  ],
  [
    /\b(?:all|none|both|any|some|neither|either) of the (?:above|options|other options|foregoing|listed)\b/i,
    "refers to the other options",
  ],
  [
    /\b(?:the )?(?:first|second|third|fourth|fifth|last|next) (?:option|choice|alternative)\b/i,
    "refers to an option by its position",
  ],
  [/\b(?:option|choice|answer)s? (?:above|below)\b/i, "refers to an option by its position"],
];
const lettersTogether =
  /^(?:both |either |neither )?\(?([A-E])\)?(?:,? (?:and|or|nor) |, )\(?([A-E])\)?(?: only)?\.?$/i;

/**
 * Options are shown in a new order each time. So no text may refer to a letter or a position unless the order is
 * pinned.
 */
export const noPointing = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const { key, order } = printed.question;
    if (order) return [];
    const texts = [
      ...optionTexts(printed),
      printed.explanation.text,
      printed.hint.text,
      ...printed.whys.map(({ text }) => text),
    ];
    const found = pointing.find(([pattern]) => texts.some((text) => pattern.test(text)));
    const problems = found ? [{ rule: "no-pointing", key, message: found[1] }] : [];
    for (const text of optionTexts(printed)) {
      const [, one = "", other = ""] = lettersTogether.exec(text) ?? [];
      const named = (letter: string) => new RegExp(`\\b${letter}\\b`).test(printed.body.text);
      if (one && !(named(one) && named(other)))
        problems.push({ rule: "no-pointing", key, message: `an option is "${text}"` });
    }
    return problems;
  });
