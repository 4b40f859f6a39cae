// Feedback of other systems by its meaning: what is said to a right answer explains it, what is said to one wrong option is why it is
// wrong, and what only praises or blames is no explanation at all.

/** Words that say right or wrong, in the languages of the files we have seen. */
const verdictWords = new Set(
  `a again all almost an answer answered answers are bad best better bien bonne bravo but c'est choice chosen congratulations correct
  correcta correcto correctly das de dommage done du e else entirely es est et exact exactly excellent fair false falsch falso faux
  feedback felicidades fine for good great hard hast hmm i'm in incorrect incorrecta incorrecto indeed inexact is ist it it's ja
  job juste keep ko la leider look luck mal mauvaise merci more most muy my nein ni nice nicht nice no non not nope of ok okay on
  once one only oops option options oui partially partly perfect please quite ready réponse respuesta richtig right selected sehr si
  smart sorry sí so spot stimmt super ja that that's that’s the this très true to too try trying un una une unfortunately up verdadero very
  vrai well work wrong yes you you're you’re your you've you’ve`.split(/\s+/),
);
const MOST_WORDS = 14;

/** "Yes." and "Your answer is partially correct." are said to whoever was right or wrong; they explain nothing. */
export function isVerdict(said: string): boolean {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  return words.length > 0 && words.length <= MOST_WORDS && words.every((word) => verdictWords.has(word));
}

export const ONLY_VERDICT = "We skipped feedback that only says right or wrong";
export const SKIPPED_HINT = "We skipped a hint, because hints can have 600 characters in all";
export const UNTIED = "We skipped feedback that the file does not tie to one answer";
export const AFTER_ATTEMPT = "We skipped the feedback shown after an attempt";
export const FOR_ALL_WRONG = "We skipped the feedback shown for any wrong answer";

const bare = (text: string) => text.replaceAll(/[\s*_]+/g, " ").trim();

/** Both texts as one, without saying the same twice. */
export function saidTogether(one: string, other: string): string {
  if (!one || bare(other).includes(bare(one))) return other;
  return !other || bare(one).includes(bare(other)) ? one : `${one}\n\n${other}`;
}
