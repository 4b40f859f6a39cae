// How paper questions are worded: plain English that a student of sixteen understands at first reading. For written ones the
// explanation also says the answer in its own words instead of pasting an option into a sentence.
import type { BankQuestion } from "../authoring.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const banned: readonly RegExp[] = [
  /\bthe trap (?:is|here|of)\b|\bthe trap:/i,
  /\bwhoever\b/i,
  /\bHence\b/,
  /\bIt is not that\b/i,
  /\bthe usual slip\b/i,
];

/** Also words of the subjects: gases are exchanged, kingdoms are rivals. They are allowed where the question itself is about that. */
const bannedUnlessAsked: readonly RegExp[] = [/\b(tempt)(?:s|ed|ing)\b/i, /\b(exchang)ed\b/i, /\b(rival)s?\b/i];

/** An option as long as this does not begin a sentence of its explanation: "The nurse and the driver tempts …". */
const LONG_OPTION = 4;

type Texts = Pick<BankQuestion, "body" | "right" | "wrong" | "explanation"> & { hint?: string | undefined };

/** What a text of the question says that no paper question may say; undefined where it is plain. */
export function notPlain({ body, right, wrong, explanation, hint = "" }: Texts): string | undefined {
  // A stem may speak of a rival or of a trap for flies; what we say about the answer may not.
  const taught = [explanation, hint, ...wrong.map(({ why }) => why ?? "")];
  const asked = [body, right, ...wrong.map(({ text }) => text)].join(" ").toLowerCase();
  const said = taught.map((text) => bannedIn(text, asked)).find(Boolean);
  if (said) return `“${said}” is not plain English; say it as you would to a student`;
  const all = [body, right, ...wrong.map(({ text }) => text), ...taught];
  const percent = all.map((text) => /\d(?:\$)?[ \u00A0](?:\\?%)/.exec(text)?.[0]).find(Boolean);
  return percent ? "a percentage is written without a space, 25%" : undefined;
}

function bannedIn(text: string, asked: string): string | undefined {
  const always = banned.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (always) return always;
  const found = bannedUnlessAsked
    .map((pattern) => pattern.exec(text))
    .find((match) => match && !asked.includes(match[1]!.toLowerCase()));
  return found?.[0];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const words = (text: string) => text.split(/\s+/).length;
const hasWord = (text: string) => /\p{L}{4}/u.test(text);

/** An option that was pasted into the explanation. */
export function pastedOption({ right, wrong, explanation }: PrintedQuestion): string | undefined {
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
