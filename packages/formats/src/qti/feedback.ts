// Feedback after an answer in QTI: inside an option, in the question's body or beside it. It is a hint, the reason why
// an option is wrong, or the explanation. It is never part of the question.
import { AFTER_ATTEMPT, FOR_ALL_WRONG, UNTIED } from "../feedback.ts";
import type { QuestionDraft } from "../question-draft.ts";
import { elementsIn, innerXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import { isShown, outcomesAfter } from "./outcomes.ts";

export const isFeedback = ({ name }: XmlElement): boolean => name === "feedbackinline" || name === "feedbackblock";

/** Outermost pieces of feedback inside an element. */
const feedbackIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => (isFeedback(child) ? [child] : feedbackIn(child)));

const nameOf = ({ attributes }: XmlElement) => attributes.identifier ?? "";
const isWorking = (said: XmlElement) => /sol|expl|general|rational|reason|work|model/i.test(nameOf(said));
const isOfWrong = (said: XmlElement) => /incorrect|wrong|not.?right|false|falsch/i.test(nameOf(said));
const isOfRight = (said: XmlElement) => /correct|right|true|richtig/i.test(nameOf(said)) && !isOfWrong(said);
const isHint = ({ attributes }: XmlElement) =>
  /hint|clue/i.test(`${attributes.identifier ?? ""} ${attributes.outcomeidentifier ?? ""}`);

export interface Answers {
  /** The name of the response that the choices belong to. */
  response: string;
  choices: readonly XmlElement[];
  /** The names of the right choices. */
  right: ReadonlySet<string>;
}

const html = (said: XmlElement) => ({ text: innerXml(said), kind: "html" as const });

export function readFeedback(draft: QuestionDraft, item: XmlElement, body: XmlElement, answers: Answers): void {
  const { choices } = answers;
  const inside = choices.map(feedbackIn);
  const inChoices = new Set(inside.flat());
  const elsewhere = [
    ...feedbackIn(body).filter((said) => !inChoices.has(said)),
    ...elementsIn(item).filter(({ name }) => name === "modalfeedback"),
  ].filter((said) => textOf(said).trim() !== "" || innerXml(said).includes("<img"));
  const whys = inside.map((said) => [...said]);
  const shownWith = ties(item, answers);
  const left: XmlElement[] = [];
  for (const said of elsewhere) {
    const named = choices.findIndex((choice) => nameOf(choice) !== "" && nameOf(choice) === nameOf(said));
    const tied = named >= 0 ? [named] : shownWith(said);
    if (isHint(said)) draft.hints([html(said)]);
    else if (named < 0 && isWorking(said)) draft.explain(html(said));
    else if (tied === "right") draft.explain(html(said));
    else if (tied === "any wrong") draft.skip("answer_explanation", FOR_ALL_WRONG, html(said));
    else if (tied.length > 0) for (const at of tied) whys[at]!.push(said);
    else left.push(said);
  }
  nameLeft(draft, item.attributes.adaptive === "true", left);
  draft.whys(whys.map((said) => ({ text: said.map(innerXml).join("<p></p>"), kind: "html" })));
}

/**
 * Feedback that the rules do not link to an answer is judged by its name. An adaptive item also says "try again" after
 * each attempt.
 */
function nameLeft(draft: QuestionDraft, adapts: boolean, left: readonly XmlElement[]): void {
  const unnamed = left.filter((said) => !isOfWrong(said) && !isOfRight(said));
  for (const said of left) {
    if (adapts) draft.skip("answer_explanation", AFTER_ATTEMPT, html(said));
    else if (isOfWrong(said)) draft.skip("answer_explanation", FOR_ALL_WRONG, html(said));
    else if (isOfRight(said) || unnamed.length === 1) draft.explain(html(said));
    else draft.skip("answer_explanation", UNTIED, html(said));
  }
}

type Tied = "right" | "any wrong" | number[];

/** The answers with which a piece of feedback is shown, by the item's own rules. */
function ties(item: XmlElement, { response, choices, right }: Answers): (said: XmlElement) => Tied {
  const after = (chosen: string[]) => outcomesAfter(item, { response, chosen, right: [...right] });
  const whenRight = after([...right]);
  const wrong = choices.flatMap((choice, at) => (right.has(nameOf(choice)) ? [] : [{ at, name: nameOf(choice) }]));
  const whenWrong = wrong.map(({ at, name }) => ({ at, outcomes: after([name]) }));
  return (said) => {
    if (whenRight && isShown(said, whenRight)) return "right";
    const shown = whenWrong.filter(({ outcomes }) => outcomes && isShown(said, outcomes)).map(({ at }) => at);
    return shown.length > 1 && shown.length === wrong.length ? "any wrong" : shown;
  };
}
