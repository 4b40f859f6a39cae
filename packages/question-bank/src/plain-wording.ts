// Words that no paper question uses. It is written in plain English that a student of sixteen understands at first
// reading.
const banned: readonly RegExp[] = [
  /\bthe trap (?:is|here|of)\b|\bthe trap:/i,
  /\bwhoever\b/i,
  /\bHence\b/,
  /\bIt is not that\b/i,
  /\bthe usual slip\b/i,
];

/**
 * These are also words of the subjects: gases are exchanged, kingdoms are rivals. They are allowed when the question
 * itself is about that.
 */
const bannedUnlessAsked: readonly RegExp[] = [/\b(tempt)(?:s|ed|ing)\b/i, /\b(exchang)ed\b/i, /\b(rival)s?\b/i];

/** The texts that are checked before a question enters the bank. */
export interface QuestionTexts {
  body: string;
  right: string;
  wrong: readonly { text: string; why?: string | undefined }[];
  explanation: string;
  hint?: string | undefined;
}

/** The wording that no paper question may use, or undefined when the question is plain. */
export function notPlain({ body, right, wrong, explanation, hint = "" }: QuestionTexts): string | undefined {
  // A stem may mention a rival, or a trap for flies. Our texts about the answer may not.
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
