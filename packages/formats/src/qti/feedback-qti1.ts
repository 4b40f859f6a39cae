// Feedback after an answer in QTI 1.2. Canvas names it by its purpose, others link it to the options they show it with.
import { FOR_ALL_WRONG, UNTIED } from "../feedback.ts";
import type { QuestionDraft } from "../question-draft.ts";
import { allOf, childOf, childrenOf, elementsIn, textOf, type XmlElement } from "../xml/read-xml.ts";
import { without } from "./bare-names.ts";
import { materialsIn } from "./materials.ts";

/** The options that a condition names. An option under a <not> is not chosen. */
export const withoutNot = (test: XmlElement): string[] =>
  elementsIn(test).flatMap((child) => {
    if (child.name === "not") return [];
    return child.name === "varequal" ? [textOf(child).trim()] : withoutNot(child);
  });

const identOf = ({ attributes }: XmlElement) => attributes.ident ?? "";
const isHint = ({ name }: XmlElement) => name === "hint";
const isSolution = ({ name }: XmlElement) => name === "solution";

export function readFeedback1(draft: QuestionDraft, item: XmlElement, labels: readonly XmlElement[]): void {
  const pieces = allOf(item, "itemfeedback");
  const tied = tiedTo(item);
  const whys: XmlElement[][] = labels.map(() => []);
  for (const piece of pieces) {
    draft.hints(allOf(piece, "hint").map((hint) => materialsIn(hint)));
    for (const solution of allOf(piece, "solution")) draft.explain(materialsIn(solution));
    const rest = without(piece, (part) => isHint(part) || isSolution(part));
    const said = materialsIn(rest);
    if (!said.text.trim()) continue;
    const ident = identOf(piece);
    const mine = labels.flatMap((label, at) =>
      tied.get(ident)?.has(identOf(label)) || ident === `${identOf(label)}_fb` ? [at] : [],
    );
    if (/hint/i.test(ident)) draft.hints([said]);
    else if (/incorrect|wrong/i.test(ident)) draft.skip("answer_explanation", FOR_ALL_WRONG, said);
    else if (/^(?:general|correct)|expl|solution|rational/i.test(ident)) draft.explain(said);
    else if (mine.length > 0) for (const at of mine) whys[at]!.push(rest);
    else draft.skip("answer_explanation", UNTIED, said);
  }
  draft.whys(whys.map((own) => materialsIn({ name: "", attributes: {}, children: own })));
}

/** The options with which each piece of feedback is shown. */
function tiedTo(item: XmlElement): Map<string, Set<string>> {
  const tied = new Map<string, Set<string>>();
  for (const condition of allOf(item, "respcondition")) {
    const test = childOf(condition, "conditionvar");
    for (const { attributes } of test ? childrenOf(condition, "displayfeedback") : []) {
      const name = attributes.linkrefid ?? "";
      tied.set(name, new Set([...(tied.get(name) ?? []), ...withoutNot(test!)]));
    }
  }
  return tied;
}
