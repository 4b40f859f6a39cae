// The idea of a computed question, for a hint: the part of its explanation before the question's own first number. "I =
// V/R = 12/4, so …" begins with I = V/R, and that is the idea.
import { tellsAnswer } from "@sabiprep/exam";

/** Numbers that belong to rules, not to questions. */
const OF_RULES = new Set(["100", "180", "273", "360"]);
/** In formulas, also the numbers of squares, halves and subscripts. */
const OF_FORMULAS = new Set([...OF_RULES, "1", "2", "3", "4"]);
/** These are so common in formulas that a question does not count them as its own, even if it has a 1 or 2. */
const EVERYWHERE = new Set(["1", "2"]);
const MIN_WORDS = 5;

const numbersIn = (text: string): string[] => text.replaceAll("{,}", ",").match(/\d[\d,]*(?:\.\d+)?/g) ?? [];

/** The text ends with a formula that shows how two things are related. A sentence may end there. */
const isRule = (text: string) => /\$[^$]*(?:=|\\propto|\\to)[^$]*\$$/.test(text);

/** The places where the explanation can be cut: ends of sentences and clauses, and the equals signs in a chain. */
function placesToStop(text: string): number[] {
  const places: number[] = [];
  let [inFormula, depth, equals] = [false, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "$" && text[at - 1] !== "\\") {
      inFormula = !inFormula;
      [depth, equals] = [0, 0];
      if (!inFormula && isRule(text.slice(0, at + 1))) places.push(at + 1);
    } else if (inFormula) {
      if (sign === "{") depth++;
      if (sign === "}") depth--;
      // The first equals sign belongs to the rule. The chain continues after each later one.
      if (sign === "=" && depth === 0 && ++equals > 1) places.push(at);
    } else if (/[.;:,]/.test(sign!) && /^(?: |$)/.test(text.slice(at + 1)) && (sign === "." || text[at - 1] !== "$"))
      places.push(at + (sign === "." ? 1 : 0));
  }
  return places;
}

const isOpen = (text: string) => (text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
/** Trailing words that lead to the part that was cut off. */
const leadsOn =
  /[\s,;:]*(?:\b(?:so|and|or|but|which|that|that is|is|are|in|of|with|where|gives?|then|thus|hence|also)\b)?[\s,;:]*$/i;

function rounded(part: string): string {
  const closed = isOpen(part) ? `${part.trimEnd()}$` : part;
  let tidy = closed.trim();
  for (let before = ""; before !== tidy; ) {
    before = tidy;
    tidy = tidy.replace(leadsOn, "").trim();
  }
  // A few words left from a cut sentence are removed.
  tidy = tidy.replace(/(?<=[.?!]) (?:[^\s$]+ ){0,4}[^\s$.?!]+$/, "");
  return tidy && !/[.?!]$/.test(tidy) ? `${tidy}.` : tidy;
}

/** The idea needs a rule or a sentence of some length. A formula alone must define something. */
const saysSomething = (idea: string): boolean => {
  const words = idea.replaceAll(/\$[^$]*\$/g, " ").match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= MIN_WORDS || /\$[^$]*(?:=|\\propto)[^$]*\$/.test(idea);
};

const formulas = /\$[^$]*(?:\$|$)/g;

/** "x = 2" gives a result, "x = −b/2a" gives a method. */
const isValue = (side: string): boolean => /\d/.test(side) && !/[a-zA-Z]/.test(side.replaceAll(/\\[a-zA-Z]+/g, ""));

/** Whether this part belongs only to this question: it has one of its numbers or a result. */
function isOwn(part: string, body: string): boolean {
  const asked = new Set(numbersIn(body));
  const isOwnNumber = (number: string) => !OF_FORMULAS.has(number) || (asked.has(number) && !EVERYWHERE.has(number));
  const written = part.match(formulas) ?? [];
  return (
    numbersIn(part.replaceAll(formulas, " ")).some((number) => !OF_RULES.has(number)) ||
    written.some((formula) => numbersIn(formula).some(isOwnNumber) || formula.split("=").some(isValue))
  );
}

/** Undefined when the explanation begins with the question's own numbers. */
export function ideaOf(explanation: string, body: string, right: string): string | undefined {
  const text = explanation.replace(/^1\. /, "").split("\n")[0] ?? "";
  const longest = placesToStop(text).findLast((place) => !isOwn(text.slice(0, place), body));
  const idea = longest === undefined ? "" : rounded(text.slice(0, longest));
  return idea && saysSomething(idea) && !tellsAnswer(idea, right) ? idea : undefined;
}
