// Rules for the wording of paper questions: plain words, and in written ones the explanation gives the answer in its
// own words. It does not paste an option into a sentence.
import { notPlain } from "../plain-wording.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

/**
 * An option with at least this many words must not begin a sentence of its explanation: "The nurse and the driver
 * tempts …".
 */
const LONG_OPTION = 4;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const words = (text: string) => text.split(/\s+/).length;
const hasWord = (text: string) => /\p{L}{4}/u.test(text);

/** An option that is pasted into the explanation. */
function pastedOption({ right, wrong, explanation }: PrintedQuestion): string | undefined {
  const options = [right, ...wrong].map(({ text }) => text.replace(/[.]$/, "")).filter(hasWord);
  return options.find((option) => {
    const text = escaped(option);
    const isAfterColon = new RegExp(`:\\s+[“"*]?${text}[”"*]?\\.`, "i").test(explanation.text);
    const isSo = new RegExp(`\\b(?:So|Thus|Therefore),? ${text}\\.`, "i").test(explanation.text);
    const isSubject =
      words(option) >= LONG_OPTION &&
      new RegExp(`(?:^|[.?!]\\s+)[“"]?${text}[”"]?,? \\p{Ll}`, "iu").test(explanation.text);
    return isAfterColon || isSo || isSubject;
  });
}

export const paperWording = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const { question } = printed;
    if (question.pool !== "paper") return [];
    const pasted = question.computed ? undefined : pastedOption(printed);
    const faults = [
      notPlain(question),
      pasted && `“${pasted}” is pasted into the explanation; say it in your own words`,
    ];
    return faults.flatMap((message) => (message ? [{ rule: "paper-wording", key: question.key, message }] : []));
  });
