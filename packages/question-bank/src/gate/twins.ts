// Near twins by meaning: two questions of different families whose stems and options use almost the same words.
import type { PrintedQuestion } from "./printed.ts";
import { contentWords } from "./words.ts";

const ALIKE = 0.6;
const MIN_WORDS = 6;
const DRAW = 100;

const wordsOf = ({ body, right, wrong }: PrintedQuestion) =>
  contentWords([body, right, ...wrong].map(({ text }) => text).join(" "));

function twinsOf(questions: readonly PrintedQuestion[]): [PrintedQuestion, PrintedQuestion][] {
  const texts = questions
    .map((question) => ({ question, words: wordsOf(question) }))
    .filter(({ words }) => words.size >= MIN_WORDS);
  const holders = Map.groupBy(
    texts.flatMap(({ words }, at) => [...words].map((word) => ({ word, at }))),
    ({ word }) => word,
  );
  const rarest = (words: Set<string>) => [...words].sort((a, b) => holders.get(a)!.length - holders.get(b)!.length);
  const found: [PrintedQuestion, PrintedQuestion][] = [];
  texts.forEach(({ question, words }, at) => {
    // Two texts with this many common words also share one of the rarest words of either text.
    const probes = rarest(words).slice(0, Math.ceil(words.size * (1 - ALIKE)) + 1);
    const near = new Set(probes.flatMap((word) => holders.get(word)!.map(({ at }) => at)));
    for (const other of near) {
      if (other <= at) continue;
      const { question: second, words: others } = texts[other]!;
      if (second.question.family === question.question.family) continue;
      const shared = [...words].filter((word) => others.has(word)).length;
      if (shared / (words.size + others.size - shared) >= ALIKE) found.push([question, second]);
    }
  });
  return found;
}

/** The average number of near twins in a draw of a hundred. */
export function expectedTwins(questions: readonly PrintedQuestion[]): number {
  const count = questions.length;
  if (count < 2) return 0;
  const drawn = Math.min(DRAW, count);
  return (twinsOf(questions).length * drawn * (drawn - 1)) / (count * (count - 1));
}
