// Feedback of other systems by its meaning. Feedback for a right answer explains it, feedback for one wrong option is
// why it is wrong, and feedback that only praises or blames is no explanation.

/** Words that mean right or wrong, in the languages of the files we have seen. */
const verdicts = new Set(
  `almost again bad bien bonne bravo congratulations correct correcta correcto correctly done exact exactly excellent false falsch
  falso faux felicidades good great incorrect incorrecta incorrecto inexact ja juste leider nein nice nicht no non nope ok okay oops oui
  perfect richtig right sorry stimmt super true unfortunately verdadero vrai wrong yes sí si`.split(/\s+/),
);
/** The words between them. */
const fillers = new Set(
  `a all an answer answered answers are best better but c'est choice chosen das de die du e else entirely es est et for hard hast i'm in
  indeed is ist it it's job la mal mauvaise more most muy my ni not of on once one only option options partially partly please quite
  réponse respuesta sehr selected so that that's that’s the this to too très try trying un una une up very well work you you're you’re
  your you've you’ve`.split(/\s+/),
);
const MAX_WORDS = 14;

/**
 * "Yes." and "Your answer is partially correct." only say whether an answer was right or wrong. They explain nothing.
 */
export function isVerdict(said: string): boolean {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  return (
    words.length <= MAX_WORDS &&
    words.some((word) => verdicts.has(word)) &&
    words.every((word) => verdicts.has(word) || fillers.has(word))
  );
}

export const ONLY_VERDICT = "We skipped feedback that only says right or wrong";
export const SKIPPED_HINT = "We skipped a hint, because hints can have 600 characters in all";
export const UNTIED = "We skipped feedback that the file does not tie to one answer";
export const AFTER_ATTEMPT = "We skipped the feedback shown after an attempt";
export const FOR_ALL_WRONG = "We skipped the feedback shown for any wrong answer";

const bare = (text: string) => text.replaceAll(/[\s*_]+/g, " ").trim();

/** Joins both texts into one, without repeating the same text. */
export function saidTogether(one: string, other: string): string {
  if (!one || bare(other).includes(bare(one))) return other;
  return !other || bare(one).includes(bare(other)) ? one : `${one}\n\n${other}`;
}
